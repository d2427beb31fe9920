import { STATUS_CODES } from 'node:http';
import { bodyOf } from '../read/api.ts';
import { resolveNamed } from '../read/resolve.ts';
import type { Body, Header, ResolvedReference, RequestBody, Response } from '../read/types.ts';
import { createField, createHeaderField, toReference } from './fields.ts';
import type { SpecContext } from './fields.ts';
import { GENERIC_DESCRIPTIONS } from '../model/headingsAndLabels.ts';
import { createProse } from './prose.ts';
import { undefinedIfEmpty } from './undefinedIfEmpty.ts';
import type { BodyView, RequestBodyView, ResponseContent, ResponseNode } from '../model/types.ts';

function createBody(
  context: SpecContext,
  { mediaType, schema, examples = {} }: Body,
  { hasExamples = true } = {},
): BodyView {
  const shown = hasExamples ? Object.entries(examples) : [];
  return {
    mediaType,
    schema: schema && createField(context, schema, { name: '' }),
    examples: undefinedIfEmpty(
      shown.map(([key, { summary: title = key, value, description }]) => ({
        key,
        title,
        description: createProse(description),
        value,
      })),
    ),
  };
}

/** Creates the view of a request body; undefined if there is none. */
export function createRequestBody(
  context: SpecContext,
  { description, content }: RequestBody,
): RequestBodyView | undefined {
  const body = bodyOf(content);
  return (
    body && {
      heading: 'Body',
      description: createProse(description),
      ...createBody(context, body),
    }
  );
}

/**
 * Creates the content of a response.
 *
 * @param options.hasExamples False for the main response of an operation, whose examples are its samples.
 */
export function createResponseContent(
  context: SpecContext,
  { description, headers = {}, content }: Response,
  options?: { hasExamples: boolean },
): ResponseContent {
  const isGeneric = GENERIC_DESCRIPTIONS.includes(description);
  const body = bodyOf(content);
  return {
    description: isGeneric ? undefined : createProse(description),
    body: body && createBody(context, body, options),
    headers: undefinedIfEmpty(
      Object.entries(headers).map(([name, header]) =>
        createHeaderField(context, { name, ...resolveNamed<Header>(context.spec, header) }),
      ),
    ),
  };
}

export function createResponse(
  context: SpecContext,
  status: string,
  { $ref, ...response }: ResolvedReference<Response>,
  options: { hasExamples: boolean },
): ResponseNode {
  const content = createResponseContent(context, response, options);
  const named = $ref === undefined ? content : toReference($ref, content, context.responseOf($ref));
  return { status, title: STATUS_CODES[status] ?? '', ...named };
}
