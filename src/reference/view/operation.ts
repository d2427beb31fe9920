import compact from 'lodash/compact.js';
import isEmpty from 'lodash/isEmpty.js';
import mapValues from 'lodash/mapValues.js';
import omit from 'lodash/omit.js';
import pick from 'lodash/pick.js';
import { mainResponse } from '../read/api.ts';
import type { Operation } from '../read/api.ts';
import { listLabel } from '../read/labels.ts';
import { describeWithNotices, renderDeprecation, renderWarning } from '../read/notices.ts';
import type { RejectedExample } from '../read/types.ts';
import { createRequestBody, createResponse } from './bodies.ts';
import { createCode } from './code.ts';
import { valuesField } from '../model/envelope.ts';
import { describeDistinctValues } from './distinctValues.ts';
import type { SpecContext } from './fields.ts';
import { createParameter, createSections } from './parameters.ts';
import { readLead, splitLead } from '../read/leadSentence.ts';
import { createProse } from './prose.ts';
import { createResponseType } from './responseTypes.ts';
import { renderUrl } from '../../samples/requestUrl.ts';
import { highlight } from '../../samples/highlight.ts';
import { stringifyValue } from '../../samples/response.ts';
import { requiredArguments } from './requests.ts';
import { resolveField, resolveResponse } from '../model/resolve.ts';
import { createSamples } from './samples.ts';
import type { ApiView, FieldView, RejectedView, RelatedOperation } from '../model/types.ts';

/** Returns the required parameters of a record field. For a body, these are its required properties. */
function createFieldParameters(needed: object, properties: readonly FieldView[]) {
  const optional = properties.filter(({ required }) => !required);
  const required = omit(
    needed,
    optional.map(({ name }) => name),
  );
  return isEmpty(required) ? undefined : required;
}

function createRejected(
  { path }: Operation,
  { 'x-request': { query }, value: problem }: RejectedExample,
): RejectedView {
  return { requestTarget: renderUrl(path, query), problem };
}

/**
 * Creates the view of an operation. Its page has all properties except those in `LIST_KEYS`, which only lists need.
 */
export function createOperationView(
  context: SpecContext & Pick<ApiView, 'plain' | 'common'>,
  operation: Operation,
  { related, use }: { related: RelatedOperation[]; use?: RelatedOperation },
) {
  const { operationId: slug, summary: title, description = '', tags } = operation;
  const { 'x-warning': warning, 'x-locales': locales, 'x-distinct': distinct } = operation;
  const { 'x-rejected': rejected, 'x-deprecated': deprecation, requestBody } = operation;
  const { spec, components, plain, common } = context;
  const responseType = createResponseType(spec, operation);
  const [first, rest] = splitLead(description);
  const names = operation.parameters.map(({ name }) => name);
  const count = distinct ? describeDistinctValues(distinct, names, common) : '';
  const parameters = operation.parameters.map((each) => createParameter(context, each));
  const body = requestBody && createRequestBody(context, requestBody);
  const schema = body?.schema && resolveField(components, body.schema);
  const properties = (schema?.properties ?? []).map((each) => resolveField(components, each));
  const main = mainResponse(operation);
  const responses = Object.entries(operation.responses).map(([status, response]) =>
    // The examples of the main response are samples.
    createResponse(context, status, response, { hasExamples: status !== main.status }),
  );
  const shown = responses.find(({ status }) => status === main.status);
  const content = shown && resolveResponse(components, shown);
  const values = valuesField(components, content?.body?.schema);
  const needed = requiredArguments(operation);
  const samples = createSamples(operation, { isTyped: responseType !== undefined, plain });
  return {
    title,
    ...pick(operation, 'method', 'server', 'path'),
    /** Date, reason and replacement of a deprecated operation, and a sentence that contains them. */
    deprecated: deprecation && {
      ...pick(deprecation, 'since', 'reason'),
      use,
      notice: createProse(renderDeprecation(deprecation, use)),
    },
    /** The first sentence of the description. */
    lead: createProse(first),
    warning: warning === undefined ? undefined : createProse(renderWarning(warning)),
    /** The description after its first sentence. */
    details: createProse([rest, count].join('\n\n'), 'Different values'),
    /** Supported locales, with `en` first; undefined if the operation has no parameter `locale`. */
    locales,
    samples,
    /** TypeScript type of the response: complete declarations, and a short form on one line. */
    responseType: responseType && {
      declaration: createCode(responseType.declaration, 'typescript'),
      short: highlight(responseType.short, 'typescript'),
    },
    rejected: rejected && createRejected(operation, rejected),
    /** Names of required security schemes. */
    security: operation.security.map(({ key }) => key),
    /** Parameters that a record field with this operation must have. */
    fieldParameters: createFieldParameters(needed, properties),
    sections: createSections(parameters),
    body,
    responses,
    /** Related operations, closest first. */
    related,
    slug,
    /** Name of the tag. */
    tag: tags[0] ?? '',
    /** Title without "Generate a" or "Generate a random", for lists. Deprecated operations are marked. */
    label: listLabel(operation),
    /** Other names of the values. */
    aliases: operation['x-aliases'] ?? [],
    /** Words for the search that are not names of the values. */
    searchWords: operation['x-search-words'] ?? [],
    /** First sentence of the description as plain text. If the operation is deprecated, a notice precedes it. */
    leadText: compact([
      deprecation && `Deprecated${use ? `: use ${use.label}` : ''}.`,
      readLead(description),
    ]).join(' '),
    /** Markdown of description and notices. */
    markdown: describeWithNotices(operation, use),
    /** Markdown of the warning only. */
    warningMarkdown: warning,
    parameters,
    /** Country codes that the parameter `country` accepts. */
    countries: parameters.find(({ name }) => name === 'country')?.options ?? [],
    /** Required arguments in the form in which readers would enter them. */
    required: isEmpty(needed) ? undefined : mapValues(needed, stringifyValue),
    /** Properties of the body. */
    properties,
    /** Type of one returned value. */
    returns: values?.type.replace(/^array of /, '') ?? '',
    /** First value of the first sample. */
    firstValue: samples[0]?.response.data[0],
    /** Values of the main response, without the envelope. */
    values,
    /** Status and media type of the main response. */
    status: main.status,
    mediaType: main.body?.mediaType ?? '',
    /** Number of different values, if known. */
    distinct,
  };
}
