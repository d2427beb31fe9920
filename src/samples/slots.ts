/** Creates slots for the page-specific parts of request code, so that pages share the rest of the code. */

import { joinTokens, toTokens } from './highlightedCode.ts';
import type { HighlightedCode } from './highlightedCode.ts';
import { highlightJson } from './highlightJson.ts';
import { jsonString } from './literals.ts';

/**
 * Names of the slots: path and query; the path alone; the query as Python's argument `params`; the response's
 * TypeScript type.
 */
type SlotName = 'requestTarget' | 'path' | 'params' | 'type';

/** A slot, with the colour of its text. */
interface Slot {
  kind?: string;
  slot: SlotName;
}

export type CodeTemplate = readonly (HighlightedCode[number] | Slot)[];

const SLOT_MARK = '\u0001';

/**
 * Returns the placeholder of a slot during rendering and highlighting. It begins with a control character, which
 * languages escape.
 */
export const slotMark = (slot: SlotName): string => `${SLOT_MARK}${slot}`;

/** A placeholder, or text without one. */
const SLOT_OR_TEXT = new RegExp(
  `${SLOT_MARK}(requestTarget|path|params|type)|[^${SLOT_MARK}]+`,
  'g',
);

/** Replaces placeholders in highlighted code by slots. */
export const splitAtSlots = (code: HighlightedCode): CodeTemplate =>
  toTokens(code).flatMap(({ kind, text }) =>
    Array.from(text.matchAll(SLOT_OR_TEXT), ([part, slot]) => {
      if (slot !== undefined) return { kind, slot: slot as SlotName };
      return kind === undefined ? part : { kind, text: part };
    }),
  );

/** Matches numbers that Python sends with unchanged digits. */
const NUMBER = /^(?:0|[1-9]\d{0,14})$/;

/** Maximum length of a line in the samples column, without its indentation. */
const COLUMNS = 50;

/**
 * Renders a query as Python's argument `params`: on one line if it fits, otherwise with a line for each entry. Returns an empty
 * string without a query.
 */
function renderParams(query: string): string {
  const sent = new URLSearchParams(query);
  const literal = (text: string): string => (NUMBER.test(text) ? text : jsonString(text));
  const items = [...new Set(sent.keys())].map((name) => {
    const [first = '', ...more] = sent.getAll(name).map(literal);
    return `${jsonString(name)}: ${more.length > 0 ? `[${[first, ...more].join(', ')}]` : first}`;
  });
  if (items.length === 0) return '';
  const line = `params={${items.join(', ')}},`;
  if (line.length <= COLUMNS) return `\n    ${line}`;
  return `\n    params={\n${items.map((item) => `        ${item},\n`).join('')}    },`;
}

/** Highlights a Python dictionary like JSON, except that its keys are strings. */
const highlightParams = (query: string): HighlightedCode =>
  highlightJson(renderParams(query)).map((token) =>
    token.kind === 'p' ? { ...token, kind: 's' } : token,
  );

/**
 * Fills the slots of code.
 *
 * @param own.requestTarget Path and query.
 * @param own.type The response's TypeScript type.
 */
export function fillSlots(
  code: CodeTemplate,
  own: { requestTarget: string; type?: HighlightedCode },
): HighlightedCode {
  const [path = '', query = ''] = own.requestTarget.split('?');
  const filled = code.flatMap((node): HighlightedCode => {
    if (typeof node === 'string' || !('slot' in node)) return [node];
    const { kind, slot } = node;
    if (slot === 'type') return own.type ?? [];
    if (slot === 'params') return highlightParams(query);
    return [{ kind, text: slot === 'path' ? path : own.requestTarget }];
  });
  return joinTokens(filled);
}
