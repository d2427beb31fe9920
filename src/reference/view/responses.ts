import { STATUS_CODES } from 'node:http';
import type { OperationResponse } from '../read/model.ts';
import { createBodies } from './bodies.ts';
import { createHeaderField, unlessEmpty } from './fields.ts';
import type { PageContext } from './fields.ts';
import { createProse } from './prose.ts';
import { anchorName } from './schema/anchor.ts';
import type { ResponseView } from './types.ts';

/** The view of a response. */
export function createResponse(
  context: PageContext,
  { status, description, headers, content }: OperationResponse,
  { hasExamples }: { hasExamples: boolean },
): ResponseView {
  const anchor = `response-${status}`;
  const fields = headers.map((header) =>
    createHeaderField(context, header, `${anchor}-header-${anchorName(header.name)}`),
  );
  return {
    status,
    title: STATUS_CODES[status] ?? '',
    anchor,
    isSuccess: status.startsWith('2') || undefined,
    description: createProse(description, { firstHeading: 4, ids: context.ids }),
    bodies: unlessEmpty(createBodies(context, content, { anchor, hasExamples })),
    headers: unlessEmpty(fields),
  };
}
