import { STATUS_CODES } from 'node:http';
import type { Body, Operation, OperationResponse } from '../read/model.ts';
import { createCode } from './code.ts';
import { createField, createHeaderField, DEEPEST_HEADING, unlessEmpty } from './fields.ts';
import type { PageContext } from './fields.ts';
import { createProse } from './prose.ts';
import { anchorName } from './schema/anchor.ts';
import type { BodyView, RequestBodyView, ResponseView } from './types.ts';

/** @param anchor Anchor of the whole body, and prefix of its properties' anchors. */
function createBody(
  context: PageContext,
  { mediaType, schema, examples }: Body,
  anchor: string,
): BodyView {
  const place = { name: '', anchor, isResponse: anchor !== 'body' };
  return {
    mediaType,
    schema: schema && createField(context, schema, place),
    examples: unlessEmpty(
      examples.map(({ key, title, text, description }) => ({
        key,
        title,
        description: createProse(description, { firstHeading: DEEPEST_HEADING, ids: context.ids }),
        code: createCode(text, 'json'),
      })),
    ),
  };
}

/** The view of what a request sends. */
export function createRequestBody(
  context: PageContext,
  body: NonNullable<Operation['requestBody']>,
): RequestBodyView {
  return {
    heading: `Body${body.required ? '' : ' (optional)'}`,
    description: createProse(body.description, { firstHeading: 4, ids: context.ids }),
    ...createBody(context, body, 'body'),
  };
}

/** The view of a response. */
export function createResponse(
  context: PageContext,
  { status, description, headers, body }: OperationResponse,
  { hasExamples }: { hasExamples: boolean },
): ResponseView {
  const anchor = `response-${status}`;
  const fields = headers.map((header) =>
    createHeaderField(context, header, `${anchor}-header-${anchorName(header.name)}`),
  );
  const shown = body && (hasExamples ? body : { ...body, examples: [] });
  return {
    status,
    title: STATUS_CODES[status] ?? '',
    anchor,
    isSuccess: status.startsWith('2') || undefined,
    description: createProse(description, { firstHeading: 4, ids: context.ids }),
    body: shown && createBody(context, shown, anchor),
    headers: unlessEmpty(fields),
  };
}
