import compact from 'lodash/compact.js';
import isEmpty from 'lodash/isEmpty.js';
import mapValues from 'lodash/mapValues.js';
import omit from 'lodash/omit.js';
import pick from 'lodash/pick.js';
import { mainResponse } from '../read/api.ts';
import type { Operation } from '../read/api.ts';
import { listLabel } from '../read/names.ts';
import { describeWithNotices, renderDeprecation, renderWarning } from '../read/notices.ts';
import type { RejectedExample } from '../read/types.ts';
import { createRequestBody, createResponse } from './bodies.ts';
import { createCode } from './code.ts';
import { valuesField } from '../model/envelope.ts';
import { describeDistinct } from './distinctValues.ts';
import type { SpecContext } from './fields.ts';
import { createParameter, createSections } from './parameters.ts';
import { readPromise, splitPromise } from '../read/promise.ts';
import { createProse } from './prose.ts';
import { createResponseType } from './responseTypes.ts';
import { renderUrl } from '../../samples/requestUrl.ts';
import { highlight } from '../../samples/highlight.ts';
import { toText } from '../../samples/response.ts';
import { neededArguments } from './requests.ts';
import { resolveField, resolveResponse } from '../model/resolve.ts';
import { createSamples } from './samples.ts';
import type { ApiView, FieldView, RejectedView, RelatedOperation } from '../model/types.ts';

/** The parameters that a field of a record must have: of a body, the properties that are required. */
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

/** Creates the view of one operation. A property that lists do not need is on its page: see `LIST_KEYS`. */
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
  const [first, rest] = splitPromise(description);
  const names = operation.parameters.map(({ name }) => name);
  const count = distinct ? describeDistinct(distinct, names, common) : '';
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
  const needed = neededArguments(operation);
  const samples = createSamples(operation, { isTyped: responseType !== undefined, plain });
  return {
    title,
    ...pick(operation, 'method', 'server', 'path'),
    /** Since when it is deprecated and why, the operation that replaces it, and all of this as a sentence. */
    deprecated: deprecation && {
      ...pick(deprecation, 'since', 'reason'),
      use,
      notice: createProse(renderDeprecation(deprecation, use)),
    },
    /** The promise. */
    lead: createProse(first),
    warning: warning === undefined ? undefined : createProse(renderWarning(warning)),
    /** The rest of its description. */
    details: createProse([rest, count].join('\n\n'), 'Different values'),
    /** Locales with data of their own, `en` first; undefined if it takes no locale. */
    locales,
    samples,
    /** The TypeScript type of its response: declarations that compile by themselves, and short, on one line. */
    responseType: responseType && {
      declaration: createCode(responseType.declaration, 'typescript'),
      short: highlight(responseType.short, 'typescript'),
    },
    rejected: rejected && createRejected(operation, rejected),
    /** Names of the security schemes that it requires. */
    security: operation.security.map(({ key }) => key),
    /** Parameters that a field of a record must have to name this operation. */
    fieldParameters: createFieldParameters(needed, properties),
    sections: createSections(parameters),
    body,
    responses,
    /** Operations that have to do with it, the closest first. */
    related,
    slug,
    /** The name of its tag. */
    tag: tags[0] ?? '',
    /** The title without "Generate a" or "Generate a random", for lists. It says whether the operation is deprecated. */
    label: listLabel(operation),
    /** Other names for what it generates. */
    aliases: operation['x-aliases'] ?? [],
    /** Words that people search for it with, which are not names of it. */
    searchWords: operation['x-search-words'] ?? [],
    /** First sentence of its description, plain text. The successor of a deprecated operation precedes it. */
    promise: compact([
      deprecation && `Deprecated${use ? `: use ${use.label}` : ''}.`,
      readPromise(description),
    ]).join(' '),
    /** Source of its description and notices, for formats that support Markdown. */
    markdown: describeWithNotices(operation, use),
    /** Source of its warning alone. */
    warningMarkdown: warning,
    parameters,
    /** Codes of the countries that its parameter `country` accepts. */
    countries: parameters.find(({ name }) => name === 'country')?.options ?? [],
    /** Arguments that a request cannot do without, as readers would enter them. */
    required: isEmpty(needed) ? undefined : mapValues(needed, toText),
    /** The properties of the body. */
    properties,
    /** Type of one returned value. */
    returns: values?.type.replace(/^array of /, '') ?? '',
    /** The first value of its first sample. */
    firstValue: samples[0]?.response.data[0],
    /** The values of the main response, without its envelope. */
    values,
    /** Status and media type of the main response. */
    status: main.status,
    mediaType: main.body?.mediaType ?? '',
    /** The number of its different values, if it is known. */
    distinct,
  };
}
