import { STATUS_CODES } from 'node:http';
import type { Body, Operation, OperationResponse, ResponseParts } from '../read/api.ts';
import { createField, createHeaderField, refer } from './fields.ts';
import type { SpecContext } from './fields.ts';
import { GENERIC_DESCRIPTIONS } from '../model/labels.ts';
import { createProse } from './prose.ts';
import { unlessEmpty } from './unlessEmpty.ts';
import type { BodyView, RequestBodyView, ResponseContent, ResponseNode } from '../model/types.ts';

function createBody(
  context: SpecContext,
  { mediaType, schema, examples }: Body,
  { hasExamples = true } = {},
): BodyView {
  const shown = hasExamples ? examples : [];
  return {
    mediaType,
    schema: schema && createField(context, schema, { name: '' }),
    examples: unlessEmpty(
      shown.map(({ key, title, value, description }) => ({
        key,
        title,
        description: createProse(description),
        value,
      })),
    ),
  };
}

/** The view of what a request sends. */
export function createRequestBody(
  context: SpecContext,
  body: NonNullable<Operation['requestBody']>,
): RequestBodyView {
  return {
    heading: 'Body',
    description: createProse(body.description),
    ...createBody(context, body),
  };
}

/** @param options.hasExamples False for the main response of an operation, whose examples are its samples. */
export function createResponseContent(
  context: SpecContext,
  { description, headers, body }: ResponseParts,
  options?: { hasExamples: boolean },
): ResponseContent {
  const isGeneric = GENERIC_DESCRIPTIONS.includes(description);
  return {
    description: isGeneric ? undefined : createProse(description),
    body: body && createBody(context, body, options),
    headers: unlessEmpty(headers.map((header) => createHeaderField(context, header))),
  };
}

/** The view of a response. */
export function createResponse(
  context: SpecContext,
  { status, $ref, ...response }: OperationResponse,
  options: { hasExamples: boolean },
): ResponseNode {
  const content = createResponseContent(context, response, options);
  const named = $ref === undefined ? content : refer($ref, content, context.responseOf($ref));
  return { status, title: STATUS_CODES[status] ?? '', ...named };
}
