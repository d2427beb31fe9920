import { jsonString } from './literals.ts';

/** A language's notation of JSON values. */
export interface Notation {
  /** Indentation of each nesting level. */
  indent: string;
  /** Brackets of an object or a list, with inner spaces for one line: `['{ ', ' }']`. */
  brackets: (value: object) => readonly [open: string, close: string];
  /** Renders the part before the value of a property: `"name": `. */
  key: (name: string) => string;
  text: (text: string) => string;
  /** Words for `null`, `true` and `false`, if they differ from JSON. */
  words?: Readonly<Record<string, string>>;
  /** Character after the last item if each item has its own line. */
  lastComma: ',' | '';
}

/** Maximum length of a value on one line. Formatters allow longer lists than objects. */
const WIDTHS = { object: 50, list: 80 };

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/** Whether formatters write an array of any length on several lines, because it has several objects with several properties. */
function isBroken(value: unknown): boolean {
  if (!isContainer(value)) return false;
  const items = Object.values(value) as unknown[];
  const isTable =
    Array.isArray(value) &&
    items.length > 1 &&
    items.every((item) => isContainer(item) && Object.keys(item).length > 1);
  return isTable || items.some(isBroken);
}

/** Renders a value on one line. */
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
 * Renders a JSON value as code, like a formatter: short values on one line, others with an item per line.
 *
 * @param indent White space before the line of the value.
 * @param used Characters before the value on that line. If omitted, an object is never on one line.
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
  // Writes all objects of a list on several lines if one of them needs several lines.
  const isAlike = !isList || items.every((item) => !write(item).includes('\n'));
  const lines = items.map((item) => inner + write(item, isAlike)).join(',\n');
  return `${open.trimEnd()}\n${lines}${notation.lastComma}\n${indent}${close.trimStart()}`;
}

/** Renders JSON with short objects on one line. */
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
