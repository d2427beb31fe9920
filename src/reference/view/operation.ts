import { findRelated, mainResponse } from '../read/model.ts';
import type { Api, Operation, OperationResponse } from '../read/model.ts';
import type { RequestBody } from '../read/types.ts';
import { createBodies } from './bodies.ts';
import { createCode } from './code.ts';
import { valuesField } from './envelope.ts';
import type { PageContext } from './fields.ts';
import { createParameters, groupParameters } from './parameters.ts';
import { createProse, firstParagraph, HeadingIds } from './prose.ts';
import { createResponse } from './responses.ts';
import type { ResponseType } from './responseTypes.ts';
import { createSamples } from './samples.ts';
import { SchemaTree } from './schema/tree.ts';
import { createSecurity } from './security.ts';
import type { OperationView, Prose, RequestBodyView, ResponseView } from './types.ts';

/** Level of first-level headings in a description, below the page's title and sections. */
const FIRST_HEADING = 3;

function createRequestBody(context: PageContext, body: RequestBody): RequestBodyView {
  const { required = false, description, content = {} } = body;
  return {
    heading: `Body${required ? '' : ' (optional)'}`,
    required,
    description: createProse(description, { firstHeading: 4, ids: context.ids }),
    bodies: createBodies(context, content, { anchor: 'body', hasExamples: true }),
  };
}

/** Which locales have data of their own, English included, which all operations have. */
function createLocales({ locales }: Operation): Prose | undefined {
  if (!locales) return undefined;
  const codes = ['en', ...locales].map((locale) => `\`${locale}\``);
  return createProse(`Locales with data of their own: ${codes.join(', ')}.`, {
    firstHeading: FIRST_HEADING,
  });
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
  const context = { source, tree: new SchemaTree(source), ids };
  const main = mainResponse(operation);
  // In document order, because duplicate ids and anchors get a number.
  const prose = createProse(description, { firstHeading: FIRST_HEADING, ids });
  const security = createSecurity(operation.security);
  const parameters = createParameters(context, operation);
  const body = operation.requestBody && createRequestBody(context, operation.requestBody);
  const respond = (response: OperationResponse): ResponseView =>
    createResponse(context, response, { isMain: response === main });
  const responses = operation.responses.map(respond);
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
    locales: createLocales(operation),
    summary: firstParagraph(description),
    markdown: description,
    description: prose,
    security,
    parameters,
    sections: groupParameters(parameters),
    body,
    responses,
    returns: values?.type.replace(/^array of /, '') ?? '',
    values,
    status: main?.status ?? '',
    samples: createSamples(source, operation, { isTyped: responseType !== undefined }),
    responseType: responseType && {
      declaration: createCode(responseType.declaration, 'typescript'),
      short: createCode(responseType.short, 'typescript'),
    },
    related: {
      label: related.label,
      links: related.operations.map((each) => ({ slug: each.slug, label: each.label })),
    },
  };
}
