import { jsonString } from './literals.ts';

/** Notation of a language for values that have a JSON form. */
export interface Notation {
  /** White space of one level. */
  indent: string;
  /** Brackets of an object or a list, with the spaces that they have inside on one line: `['{ ', ' }']`. */
  brackets: (value: object) => readonly [open: string, close: string];
  /** Writes the part before the value of a property: `"name": `. */
  key: (name: string) => string;
  text: (text: string) => string;
  /** Words for `null`, `true` and `false`, where they differ from those. */
  words?: Readonly<Record<string, string>>;
  /** Character after the last item if each item has its own line. */
  lastComma: ',' | '';
}

/** The most columns that a value on one line takes. A list has as many as formatters give it. */
const WIDTHS = { object: 50, list: 80 };

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/** Whether formatters break a list whatever its length: one of several objects with several properties each. */
function isBroken(value: unknown): boolean {
  if (!isContainer(value)) return false;
  const items = Object.values(value) as unknown[];
  const isTable =
    Array.isArray(value) &&
    items.length > 1 &&
    items.every((item) => isContainer(item) && Object.keys(item).length > 1);
  return isTable || items.some(isBroken);
}

/** A value on one line. */
function renderFlat(value: unknown, notation: Notation): string {
  const { brackets, key, text, words = {} } = notation;
  if (typeof value === 'string') return text(value);
  if (!isContainer(value)) return words[String(value)] ?? String(value);
  const [open, close] = brackets(value);
  const items = Object.entries(value).map(
    ([name, item]) => `${Array.isArray(value) ? '' : key(name)}${renderFlat(item, notation)}`,
  );
  return items.length === 0
    ? open.trimEnd() + close.trimStart()
    : `${open}${items.join(', ')}${close}`;
}

/**
 * Writes a JSON value as code, the way formatters leave it: what is short on one line, the rest an item a line.
 *
 * @param indent White space before the line that the value stands in.
 * @param used Characters that stand before it on that line; without them an object is never on one line.
 */
export function renderValue(
  value: unknown,
  notation: Notation,
  indent = '',
  used?: number,
): string {
  const flat = renderFlat(value, notation);
  if (!isContainer(value) || Object.keys(value).length === 0) return flat;
  const isList = Array.isArray(value);
  const width = isList ? WIDTHS.list : WIDTHS.object;
  const isShort = indent.length + (used ?? 0) + flat.length <= width;
  if (isShort && (isList || used !== undefined) && !isBroken(value)) return flat;
  const [open, close] = notation.brackets(value);
  const inner = indent + notation.indent;
  const write = ([name, item]: [string, unknown], isAlike = true): string => {
    const key = isList ? '' : notation.key(name);
    return `${key}${renderValue(item, notation, inner, isAlike ? key.length : undefined)}`;
  };
  const items = Object.entries(value);
  // If one object of a list takes several lines, all objects do.
  const isAlike = !isList || items.every((item) => !write(item).includes('\n'));
  const lines = items.map((item) => inner + write(item, isAlike)).join(',\n');
  return `${open.trimEnd()}\n${lines}${notation.lastComma}\n${indent}${close.trimStart()}`;
}

/** A JSON text, in which an object that is short stands on one line. */
export function renderJson(value: unknown, indent = '', unit = '  '): string {
  const json: Notation = {
    indent: unit,
    brackets: (each) => (Array.isArray(each) ? ['[', ']'] : ['{ ', ' }']),
    key: (name) => `${jsonString(name)}: `,
    text: jsonString,
    lastComma: '',
  };
  return renderValue(value, json, indent);
}
