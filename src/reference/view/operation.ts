import { fallbackTitle } from '../read/names.ts';
import { findRelated, mainResponse } from '../read/model.ts';
import type { Api, CallbackOperation, Operation, OperationResponse } from '../read/model.ts';
import type { RequestBody } from '../read/types.ts';
import { createBodies } from './bodies.ts';
import { createCode } from './code.ts';
import { valuesField } from './envelope.ts';
import { withDocs } from './externalDocs.ts';
import { unlessEmpty } from './fields.ts';
import type { PageContext } from './fields.ts';
import { anchorName } from './schema/anchor.ts';
import { createServers } from './servers.ts';
import { createParameters, groupParameters } from './parameters.ts';
import { createProse, firstParagraph, HeadingIds, sectionHeading } from './prose.ts';
import { createResponse } from './responses.ts';
import type { ResponseType } from './responseTypes.ts';
import { createSamples } from './samples.ts';
import { SchemaTree } from './schema/tree.ts';
import { createSecurity } from './security.ts';
import type { CallbackView, OperationView, RequestBodyView, ResponseView } from './types.ts';

function createRequestBody(
  context: PageContext,
  body: RequestBody,
  anchor = 'body',
): RequestBodyView {
  const { required = false, description, content = {} } = body;
  return {
    heading: `Body${required ? '' : ' (optional)'}`,
    required,
    description: createProse(description, { firstHeading: 4, ids: context.ids }),
    bodies: createBodies(context, content, { anchor, hasExamples: true }),
  };
}

/** The view of a callback: a request as the API sends it, without samples. */
function createCallback(
  context: PageContext,
  { name, operation }: CallbackOperation,
  prefix = 'callback-',
): CallbackView {
  const { tree, ids } = context;
  const { title, method, path, deprecated, externalDocs, security } = operation;
  const anchor = tree.anchors.claim(`${prefix}${anchorName(name)}`);
  const sections = groupParameters(createParameters(context, operation, `${anchor}-`));
  const own =
    operation.id === undefined && title === fallbackTitle({ ...operation, isWebhook: false });
  return {
    heading: own || title === name ? name : `${name}: ${title}`,
    anchor,
    method,
    path,
    deprecated: deprecated || undefined,
    description: createProse(withDocs(operation.description, externalDocs), {
      firstHeading: 4,
      ids,
    }),
    security: unlessEmpty(createSecurity(security, `${anchor}-`)),
    sections: unlessEmpty(
      sections.map((each) => ({ ...each, anchor: `${anchor}-${each.anchor}` })),
    ),
    body:
      operation.requestBody && createRequestBody(context, operation.requestBody, `${anchor}-body`),
    responses: unlessEmpty(
      operation.responses.map((response) =>
        createResponse(context, response, { isMain: false, prefix: `${anchor}-` }),
      ),
    ),
    callbacks: unlessEmpty(
      operation.callbacks.map((each) => createCallback(context, each, `${anchor}-`)),
    ),
  };
}

/** Creates the view of one operation. */
export function createOperationView(
  api: Api,
  operation: Operation,
  responseType: ResponseType | undefined,
): OperationView {
  const { slug, tag, title, label, method, server, path, aliases, description } = operation;
  const { source } = api;
  const ids = new HeadingIds();
  // Ids of the page's own headings.
  for (const heading of ['Request', 'Authorization', 'Responses']) ids.claim(heading);
  if (operation.callbacks.length > 0) ids.claim('Callbacks');
  const context = { source, tree: new SchemaTree(source), ids };
  const main = mainResponse(operation);
  // In document order, because duplicate ids and anchors get a number.
  const prose = createProse(withDocs(description, operation.externalDocs), {
    firstHeading: sectionHeading(description),
    ids,
  });
  const servers = createServers(operation.servers, ids);
  const security = createSecurity(operation.security);
  const parameters = createParameters(context, operation);
  const body = operation.requestBody && createRequestBody(context, operation.requestBody);
  const respond = (response: OperationResponse): ResponseView =>
    createResponse(context, response, { isMain: response === main });
  const responses = operation.responses.map(respond);
  const callbacks = operation.callbacks.map((each) => createCallback(context, each));
  const shown = responses.find(({ status }) => status === main?.status);
  const schema = shown?.bodies?.[0]?.schema;
  const values = schema && valuesField(schema);
  const related = findRelated(api, operation);
  return {
    slug,
    tag,
    title,
    label,
    method,
    server,
    path,
    deprecated: operation.deprecated || undefined,
    aliases,
    locales: operation.locales && ['en', ...operation.locales],
    summary: firstParagraph(description),
    markdown: description,
    description: prose,
    security,
    parameters,
    sections: groupParameters(parameters),
    body,
    responses,
    servers,
    callbacks: unlessEmpty(callbacks),
    returns: values?.type.replace(/^array of /, '') ?? '',
    values,
    status: main?.status ?? '',
    samples: createSamples(source, operation, { isTyped: responseType !== undefined }),
    responseType: responseType && {
      declaration: createCode(responseType.declaration, 'typescript'),
      short: createCode(responseType.short, 'typescript'),
    },
    omitted: unlessEmpty(context.tree.omitted),
    related: {
      label: related.label,
      links: related.operations.map((each) => ({ slug: each.slug, label: each.label })),
    },
  };
}
