import { STATUS_CODES } from 'node:http';
import type { OperationResponse } from '../read/model.ts';
import { createBodies } from './bodies.ts';
import { createHeaderField, unlessEmpty } from './fields.ts';
import type { PageContext } from './fields.ts';
import { createProse } from './prose.ts';
import type { Link } from '../read/types.ts';
import { anchorName } from './schema/anchor.ts';
import { displayName, displayValue } from './schema/describe.ts';
import type { FactView, FieldView, ResponseView } from './types.ts';

/** Titles of ranges of status codes (OpenAPI 3.1, Responses Object) and of `default`. */
const RANGES: Record<string, string> = {
  '1XX': 'Any information',
  '2XX': 'Any success',
  '3XX': 'Any redirection',
  '4XX': 'Any client error',
  '5XX': 'Any server error',
  default: 'Any other status',
};

const isText = (value: string | undefined): value is string => value !== undefined;

/** A reference to an operation of the same description as its method and path; any other as it is. */
function readableRef(reference: string): string {
  const [, path, method] = /^#\/paths\/([^/]+)\/(\w+)$/.exec(reference) ?? [];
  if (path === undefined || method === undefined) return reference;
  const readable = path.replaceAll('~1', '/').replaceAll('~0', '~');
  return `${method.toUpperCase()} ${readable.replaceAll(/%7B/gi, '{').replaceAll(/%7D/gi, '}')}`;
}

/** A link as a field: the operation that it leads to, and what is sent to it. */
function createLink(
  { ids }: PageContext,
  {
    name,
    operationId,
    operationRef,
    parameters = {},
    requestBody,
    description,
    server,
  }: Link & { name: string },
  anchor: string,
): FieldView {
  const sent = Object.entries(parameters).map(
    ([parameter, value]) => `${displayName(parameter)} = ${displayValue(value)}`,
  );
  const facts: FactView[] = [
    {
      name: 'Operation',
      values: [operationId, operationRef && readableRef(operationRef)].filter(isText),
    },
    { name: 'Parameters', values: sent },
    { name: 'Body', values: requestBody === undefined ? [] : [displayValue(requestBody)] },
    { name: 'Server', values: server === undefined ? [] : [server.url] },
  ].filter(({ values }) => values.length > 0);
  return {
    name: displayName(name),
    anchor,
    type: 'link',
    description: createProse(description, { firstHeading: 4, ids }),
    facts: unlessEmpty(facts),
  };
}

/** The view of a response. That of the main response has no examples, as they are the operation's samples. */
export function createResponse(
  context: PageContext,
  { status, description, headers, content, links }: OperationResponse,
  { isMain, prefix = '' }: { isMain: boolean; prefix?: string },
): ResponseView {
  const anchor = `${prefix}response-${anchorName(status)}`;
  const fields = headers.map((header) =>
    createHeaderField(context, header, `${anchor}-header-${anchorName(header.name)}`),
  );
  return {
    status,
    title: STATUS_CODES[status] ?? RANGES[status] ?? '',
    anchor,
    isSuccess: status.startsWith('2') || undefined,
    description: createProse(description, { firstHeading: 4, ids: context.ids }),
    bodies: unlessEmpty(createBodies(context, content, { anchor, hasExamples: !isMain })),
    headers: unlessEmpty(fields),
    links: unlessEmpty(
      links.map((link) =>
        createLink(
          context,
          link,
          context.tree.anchors.claim(`${anchor}-link-${anchorName(link.name)}`),
        ),
      ),
    ),
  };
}
