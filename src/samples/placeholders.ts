/**
 * Placeholders in the code of requests for what differs from operation to operation, so that pages can share
 * the rest. Each begins with a control character, which code has nowhere else: languages escape it.
 */

import { jsonString } from './literals.ts';

/** Placeholder for path and query. */
export const ADDRESS_PLACEHOLDER = '\u0001address';

/** Placeholders for the path, and for a line with the query as Python's keyword argument `params`. */
export const PATH_PLACEHOLDER = '\u0001path';
export const PARAMS_PLACEHOLDER = '\u0001params';

/** Placeholder for the response's TypeScript type. Prism leaves it as plain text. */
export const TYPE_PLACEHOLDER = '\u0001type';

/** The line of a placeholder, with its white space. */
const PARAMS_LINE = new RegExp(`\\n( *)${PARAMS_PLACEHOLDER}`, 'g');

/** Numbers that Python sends with the same digits. */
const NUMBER = /^(?:0|[1-9]\d{0,14})$/;

/** Columns of a line in the column of samples, without its indentation. */
const COLUMNS = 50;

/** A query as Python's argument `params`, on one line if it is short; empty without a query. */
function renderParams(query: string, indent: string): string {
  const sent = new URLSearchParams(query);
  const literal = (text: string): string => (NUMBER.test(text) ? text : jsonString(text));
  const items = [...new Set(sent.keys())].map((name) => {
    const [first = '', ...more] = sent.getAll(name).map(literal);
    return `${jsonString(name)}: ${more.length > 0 ? `[${[first, ...more].join(', ')}]` : first}`;
  });
  if (items.length === 0) return '';
  const line = `params={${items.join(', ')}},`;
  if (line.length <= COLUMNS) return `\n${indent}${line}`;
  const lines = items.map((item) => `${indent}    ${item},`);
  return `\n${[`${indent}params={`, ...lines, `${indent}},`].join('\n')}`;
}

const unchanged = (text: string): string => text;

/**
 * Replaces the placeholders in code, or in its HTML.
 *
 * @param own.address Path and query.
 * @param own.type The response's TypeScript type, as HTML in HTML.
 * @param show Converts addresses and code to HTML.
 */
export function fillPlaceholders(
  { text }: { text: string },
  own: { address: string; type?: string },
  show = { address: unchanged, code: unchanged },
): string {
  const [path = '', query = ''] = own.address.split('?');
  return text
    .replaceAll(ADDRESS_PLACEHOLDER, () => show.address(own.address))
    .replaceAll(PATH_PLACEHOLDER, () => show.address(path))
    .replaceAll(PARAMS_LINE, (_line, indent: string) => show.code(renderParams(query, indent)))
    .replaceAll(TYPE_PLACEHOLDER, () => own.type ?? '');
}
