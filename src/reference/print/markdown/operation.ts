import { findRelated, mainResponse } from '../../read/model.ts';
import type { Api, Operation, OperationResponse, RequiredSecurity } from '../../read/model.ts';
import { PARAMETER_PLACES } from '../../read/types.ts';
import type { Content } from '../../read/types.ts';
import { once } from '../../once.ts';
import { blocks, plainFence } from '../../pages/jsx.ts';
import { alternativeTitle, PLACE_HEADINGS, securityField } from '../../pages/operationPage.ts';
import { statusTitle } from '../../pages/responsePage.ts';
import { sampleRequest } from '../../pages/samplesPage.ts';
import { createCodeSamples } from '../../view/requests/codeSamples.ts';
import { readMainSamples, readSamples } from '../../view/examples.ts';
import type { Sample } from '../../view/examples.ts';
import type { ResponseType } from '../../view/responseTypes.ts';
import { displayName } from '../../view/schema/describe.ts';
import { SchemaTree } from '../../view/schema/tree.ts';
import { operationPath, twinUrl } from '../../site.ts';
import { renderFieldTwin, renderSchemaTwin } from './field.ts';
import type { TwinContext } from './field.ts';
import type { LinkPlace } from './links.ts';
import { toTwinProse } from './prose.ts';
import { code, item, link, plain } from './text.ts';

/** Schemes that a request must satisfy, as items of a list. */
export function renderSecurityTwin(schemes: RequiredSecurity[], place: LinkPlace): string {
  const items = schemes.map((scheme) => {
    const { name, type } = securityField(scheme);
    return item(
      `**${code(displayName(name))}**: ${plain(type)}, required`,
      toTwinProse(scheme.description ?? '', 6, place),
    );
  });
  return items.join('\n');
}

function renderParameters(context: TwinContext, { parameters }: Operation): string {
  const sections = PARAMETER_PLACES.map((where) => {
    const fields = parameters
      .filter((parameter) => parameter.in === where)
      .map((parameter) => renderFieldTwin(context, parameter));
    return fields.length > 0 && blocks(`### ${PLACE_HEADINGS[where]}`, fields.join('\n'));
  });
  return blocks(...sections);
}

function renderExamples(samples: Sample[]): string {
  return blocks(
    ...samples.map(({ title, language, text }) =>
      blocks(`Example: ${plain(title)}`, plainFence(language, text)),
    ),
  );
}

function renderContent(
  context: TwinContext,
  content: Content,
  { anchor, samples }: { anchor: string; samples: boolean },
): string {
  const examples = samples ? readSamples(context.source, content) : [];
  const parts = Object.entries(content).map(([mediaType, { schema }]) =>
    blocks(
      `Body: ${code(mediaType)}`,
      schema !== undefined && renderSchemaTwin(context, schema, anchor),
      renderExamples(examples.filter((sample) => sample.mediaType === mediaType)),
    ),
  );
  return blocks(...parts);
}

function renderRequest(context: TwinContext, operation: Operation): string {
  const { requestBody, security } = operation;
  const hasSchemes = security.some((each) => each.length > 0);
  const ways = security.map((each, index) =>
    blocks(index > 0 && alternativeTitle(each), renderSecurityTwin(each, context.place)),
  );
  const body =
    requestBody &&
    blocks(
      `### Body${requestBody.required ? '' : ' (optional)'}`,
      toTwinProse(requestBody.description ?? '', 4, context.place),
      renderContent(context, requestBody.content ?? {}, { anchor: 'body', samples: true }),
    );
  const parts = blocks(
    hasSchemes && blocks('### Authorization', ...ways),
    renderParameters(context, operation),
    body,
  );
  return blocks('## Request', parts || 'This operation takes no parameters.');
}

/** Texts of responses that components describe, by their content: they come back in every twin. */
const writtenResponses = new WeakMap<Content, Map<string, string>>();

function renderResponse(
  context: TwinContext,
  response: OperationResponse,
  options: { samples: boolean },
): string {
  const { source, place } = context;
  const known = once(writtenResponses, response.content, () => new Map<string, string>());
  const { status, description, headers } = response;
  const key = JSON.stringify([place.site, status, options, description, headers]);
  const fresh = { source, place, tree: new SchemaTree(source) };
  const text = known.get(key) ?? writeResponse(fresh, response, options);
  // A link to a part of its own page is another one on each page.
  if (!text.includes(`${place.page}#`)) known.set(key, text);
  return text;
}

function writeResponse(
  context: TwinContext,
  { status, description, headers, content }: OperationResponse,
  { samples }: { samples: boolean },
): string {
  const fields = headers.map((header) => renderFieldTwin(context, header));
  return blocks(
    `### ${`${status} ${statusTitle(status)}`.trim()}`,
    toTwinProse(description, 4, context.place),
    Object.keys(content).length > 0
      ? renderContent(context, content, { anchor: `response-${status}`, samples })
      : 'This response has no body.',
    fields.length > 0 && blocks('Headers:', fields.join('\n')),
  );
}

function renderSample(context: TwinContext, operation: Operation, sample?: Sample): string {
  const request = sampleRequest(context.source, operation, sample);
  const [curl] = createCodeSamples(operation, request, { languageCount: 1 }).samples;
  return blocks(
    `### ${plain(sample?.title ?? 'Request')}`,
    curl && blocks('Request:', plainFence(curl.language, curl.code)),
    sample && blocks('Response:', plainFence(sample.language, sample.text)),
  );
}

function renderSamples(
  context: TwinContext,
  operation: Operation,
  responseType: ResponseType | undefined,
): string {
  const samples = readMainSamples(context.source, operation);
  const shown = samples.length > 0 ? samples : [undefined];
  return blocks(
    '## Samples',
    ...shown.map((sample) => renderSample(context, operation, sample)),
    responseType &&
      blocks('### TypeScript type', plainFence('typescript', responseType.declaration)),
  );
}

function renderRelated(api: Api, operation: Operation, { site }: LinkPlace): string {
  const { label, operations } = findRelated(api, operation);
  if (operations.length === 0) return '';
  const items = operations.map((each) =>
    item(link(each.label, twinUrl(site, operationPath(each.slug)))),
  );
  return blocks(`## More from ${plain(label)}`, items.join('\n'));
}

/** Everything that the page of an operation says, as Markdown without front matter. */
export function renderOperationTwin(
  api: Api,
  operation: Operation,
  { place, responseType }: { place: LinkPlace; responseType?: ResponseType },
): string {
  const { title, description, deprecated, method, path, server, aliases } = operation;
  const context = { source: api.source, tree: new SchemaTree(api.source), place };
  const main = mainResponse(operation);
  return blocks(
    `# ${plain(title)}`,
    code(`${method} ${server}${path}`),
    deprecated && 'This operation is deprecated.',
    toTwinProse(description, 3, place),
    aliases.length > 0 && `Also known as: ${aliases.map(plain).join(', ')}.`,
    renderSamples(context, operation, responseType),
    renderRequest(context, operation),
    '## Responses',
    ...operation.responses.map((response) =>
      renderResponse(context, response, { samples: response !== main }),
    ),
    renderRelated(api, operation, place),
  );
}
