/**
 * JSON that a response repeats as the request wrote it. JavaScript would change it: numbers of more than 17 digits, their
 * exponents, keys that are whole numbers, escapes in strings.
 */
import type { JsonObject, JsonValue } from './generator.ts';

/** A value with its text. */
export class LosslessJson {
  /** JSON without white space between its tokens. */
  readonly text: string;
  /** Value that JavaScript reads from the JSON. */
  readonly value: string | number | JsonValue[] | JsonObject;

  constructor(text: string, value: LosslessJson['value']) {
    this.text = text;
    this.value = value;
  }

  toString(): string {
    return this.text;
  }

  /** For `JSON.stringify`, which cannot write the text. */
  toJSON(): JsonValue {
    unwritten += 1;
    return this.value;
  }
}

/** Counts the values whose text `JSON.stringify` could not write. */
let unwritten = 0;

/** A value as JavaScript has it. */
export const toPlain = (value: JsonValue): Exclude<JsonValue, LosslessJson> =>
  value instanceof LosslessJson ? value.value : value;

function writeObject(entries: readonly (readonly [string, JsonValue | undefined])[]): string {
  const members = entries.flatMap(([name, value]) =>
    value === undefined ? [] : [`${JSON.stringify(name)}:${writeParts(value)}`],
  );
  return `{${members.join()}}`;
}

/** Writes each part of a value by itself, which takes up to 15 times as long as `JSON.stringify`. */
function writeParts(value: JsonValue | object): string {
  if (value instanceof LosslessJson) return value.text;
  if (Array.isArray(value)) return `[${value.map(writeParts).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return writeObject(Object.entries<JsonValue | undefined>({ ...value }));
}

/** Writes a value as JSON, with the text of each part that has one. Only values of a request body have one. */
export function writeJson(value: JsonValue | object): string {
  const before = unwritten;
  const text = JSON.stringify(value);
  return unwritten > before ? writeParts(value) : text;
}

/** Whether a value of a record has a text of its own. Objects within it were made by `toObject`. */
function holdsLossless(value: JsonValue): boolean {
  return value instanceof LosslessJson || (Array.isArray(value) && value.some(holdsLossless));
}

/**
 * An object whose properties keep their order, also where JavaScript would sort them: names that are whole numbers. It has a
 * text if a value has one, so that the response as a whole is written fast.
 */
export function toObject(
  entries: readonly (readonly [string, JsonValue])[],
): JsonObject | LosslessJson {
  // An object of its own keys, whatever they are: `__proto__` is a name like any other.
  const object: JsonObject = Object.fromEntries(entries);
  const needsText = entries.some(([name, value]) => /^\d+$/.test(name) || holdsLossless(value));
  return needsText ? new LosslessJson(writeObject(entries), object) : object;
}

/** Strings, punctuation, and everything else of a JSON text. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{}:,]|[^\s[\]{}:,"]+/g;

/** The texts of the items of arrays that were read from a body. */
const itemTexts = new WeakMap<object, readonly string[]>();

/**
 * Remembers the texts of all items of all arrays in a value.
 *
 * @param text JSON that is valid.
 * @param value What `JSON.parse` returned for it.
 */
export function rememberTexts(text: string, value: unknown): void {
  const tokens = text.match(TOKEN) ?? [];
  let at = 0;
  const take = (): string => tokens[at++] ?? '';
  const takeComma = () => {
    if (tokens[at] === ',') at += 1;
  };
  function readArray(array: unknown): string {
    const texts: string[] = [];
    for (; tokens[at] !== ']'; takeComma())
      texts.push(read(Array.isArray(array) ? array[texts.length] : undefined));
    at += 1;
    // Of a name that an object has twice, the last value counts.
    if (Array.isArray(array)) itemTexts.set(array, texts);
    return `[${texts.join()}]`;
  }
  function readMembers(object: unknown): string {
    const members: string[] = [];
    for (; tokens[at] !== '}'; takeComma()) {
      const name = take();
      at += 1;
      const key = JSON.parse(name) as string;
      const isOwn = typeof object === 'object' && object !== null && Object.hasOwn(object, key);
      const member: unknown = isOwn ? (object as Record<string, unknown>)[key] : undefined;
      members.push(`${name}:${read(member)}`);
    }
    at += 1;
    return `{${members.join()}}`;
  }
  function read(part: unknown): string {
    const token = take();
    if (token === '[') return readArray(part);
    return token === '{' ? readMembers(part) : token;
  }
  read(value);
}

/** The items of an array of the request, each with its text if JavaScript would write it in another way. */
export function restoreTexts(items: readonly JsonValue[]): JsonValue[] {
  const texts = itemTexts.get(items);
  return items.map((item, index) => {
    const text = texts?.[index];
    const value = toPlain(item);
    const isSame = text === undefined || JSON.stringify(value) === text;
    return isSame || value === null || typeof value === 'boolean'
      ? item
      : new LosslessJson(text, value);
  });
}

const NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** A number of JSON as its significant digits and a power of ten: `1500`, `1.5e3` and `15E+2` are `15e2`. */
function normalizeNumber(text: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = NUMBER.exec(text) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  if (digits === '') return '0';
  let end = digits.length;
  while (digits.charAt(end - 1) === '0') end -= 1;
  const power = BigInt(exponent) + BigInt(digits.length - end - fraction.length);
  return `${sign}${digits.slice(0, end)}e${power}`;
}

/** A text that equal values have in common: numbers of the same size, strings of the same characters. */
export function canonicalKey(value: JsonValue): string {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null)
    return JSON.stringify(value);
  return writeJson(value).replaceAll(TOKEN, (token) => {
    if (token.startsWith('"')) return JSON.stringify(JSON.parse(token));
    return /^-?\d/.test(token) ? normalizeNumber(token) : token;
  });
}
