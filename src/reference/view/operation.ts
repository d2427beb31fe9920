import isEmpty from 'lodash/isEmpty.js';
import mapValues from 'lodash/mapValues.js';
import omit from 'lodash/omit.js';
import pick from 'lodash/pick.js';
import type { Operation } from '../read/api.ts';
import { renderWarning } from '../read/warning.ts';
import type { RejectedExample } from '../read/types.ts';
import { createRequestBody, createResponse } from './bodies.ts';
import { createCode } from './code.ts';
import { valuesField } from '../model/envelope.ts';
import { describeDistinct } from './howMany.ts';
import type { SpecContext } from './fields.ts';
import { createParameter, createSections } from './parameters.ts';
import { readPromise, splitPromise } from '../read/promise.ts';
import { createProse } from './prose.ts';
import { createResponseType } from './responseTypes.ts';
import { renderUrl } from '../../samples/address.ts';
import { highlight } from '../../samples/highlight.ts';
import { toText } from '../../samples/response.ts';
import { neededArguments } from './requests.ts';
import type { SlottedRequest } from '../../samples/codes.ts';
import { resolveField, resolveResponse } from '../model/resolve.ts';
import { createSamples } from './samples.ts';
import type { FieldView, OperationView, RejectedView } from '../model/types.ts';

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
  return { address: renderUrl(path, query), problem };
}

/** Creates the view of one operation. */
export function createOperationView(
  context: SpecContext & { plain: SlottedRequest },
  operation: Operation,
  related: OperationView['related'],
): OperationView {
  const { description, warning, main, distinct, rejected } = operation;
  const { spec, components, plain } = context;
  const responseType = createResponseType(spec, operation);
  const [first, rest] = splitPromise(description);
  const lead = createProse(first);
  const names = operation.parameters.map(({ name }) => name);
  const count = distinct ? describeDistinct(distinct, names) : '';
  const details = createProse([rest, count].join('\n\n'), 'Different values');
  const parameters = operation.parameters.map((each) => createParameter(context, each));
  const body = operation.requestBody && createRequestBody(context, operation.requestBody);
  const schema = body?.schema && resolveField(components, body.schema);
  const properties = (schema?.properties ?? []).map((each) => resolveField(components, each));
  const responses = operation.responses.map((response) =>
    // The examples of the main response are samples.
    createResponse(context, response, { hasExamples: response !== main }),
  );
  const shown = responses.find(({ status }) => status === main.status);
  const content = shown && resolveResponse(components, shown);
  const values = valuesField(components, content?.body?.schema);
  const needed = neededArguments(operation);
  return {
    ...pick(operation, 'slug', 'tag', 'title', 'label', 'method', 'server', 'path'),
    ...pick(operation, 'aliases', 'searchWords'),
    deprecated: operation.deprecated || undefined,
    locales: operation.locales && ['en', ...operation.locales],
    promise: readPromise(description),
    markdown: operation.fullDescription,
    warningMarkdown: warning,
    lead,
    warning: warning === undefined ? undefined : createProse(renderWarning(warning)),
    details,
    security: operation.security.map(({ key }) => key),
    parameters,
    required: isEmpty(needed) ? undefined : mapValues(needed, toText),
    fieldParameters: createFieldParameters(needed, properties),
    sections: createSections(parameters),
    body,
    properties,
    responses,
    returns: values?.type.replace(/^array of /, '') ?? '',
    values,
    status: main.status,
    mediaType: main.body?.mediaType ?? '',
    rejected: rejected && createRejected(operation, rejected),
    distinct,
    samples: createSamples(operation, { isTyped: responseType !== undefined, plain }),
    responseType: responseType && {
      declaration: createCode(responseType.declaration, 'typescript'),
      short: highlight(responseType.short, 'typescript'),
    },
    related,
  };
}
