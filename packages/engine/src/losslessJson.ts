/**
 * Keeps JSON values of a request unchanged when the response repeats them. `JSON.parse` and `JSON.stringify` would round
 * numbers of more than 17 digits, rewrite exponents and escapes, and reorder keys that are integers.
 */
import type { JsonObject, JsonValue } from './generator.ts';

/** A value with its JSON text. */
export class LosslessJson {
  /** JSON without white space between tokens. */
  readonly text: string;
  /** The parsed value. */
  readonly value: string | number | JsonValue[] | JsonObject;

  constructor(text: string, value: LosslessJson['value']) {
    this.text = text;
    this.value = value;
  }

  toString(): string {
    return this.text;
  }

  /** Returns the parsed value to `JSON.stringify`, and counts a value that is written without its original text. */
  toJSON(): JsonValue {
    unwritten += 1;
    return this.value;
  }
}

/** Number of values that `JSON.stringify` received parsed, without their original text. */
let unwritten = 0;

/** Returns the parsed value. */
export const unwrapLosslessJson = (value: JsonValue): Exclude<JsonValue, LosslessJson> =>
  value instanceof LosslessJson ? value.value : value;

function writeObject(entries: readonly (readonly [string, JsonValue | undefined])[]): string {
  const members = entries.flatMap(([name, value]) =>
    value === undefined ? [] : [`${JSON.stringify(name)}:${writeParts(value)}`],
  );
  return `{${members.join()}}`;
}

/** Writes each item or property separately. This takes up to 15 times as long as `JSON.stringify`. */
function writeParts(value: JsonValue | object): string {
  if (value instanceof LosslessJson) return value.text;
  if (Array.isArray(value)) return `[${value.map(writeParts).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return writeObject(Object.entries<JsonValue | undefined>({ ...value }));
}

/** Writes a value as JSON. Values from a request body keep their original JSON text. */
export function writeJson(value: JsonValue | object): string {
  const before = unwritten;
  const text = JSON.stringify(value);
  return unwritten > before ? writeParts(value) : text;
}

/** Whether a value, or an item of an array, has its original JSON text. */
function holdsLossless(value: JsonValue): boolean {
  return value instanceof LosslessJson || (Array.isArray(value) && value.some(holdsLossless));
}

/**
 * Creates an object whose properties keep their order, although JavaScript sorts integer names. Only objects that need their
 * own JSON text get one, so that most responses are written fast.
 */
export function createOrderedObject(
  entries: readonly (readonly [string, JsonValue])[],
): JsonObject | LosslessJson {
  // `fromEntries` makes `__proto__` an ordinary property.
  const object: JsonObject = Object.fromEntries(entries);
  const needsText = entries.some(([name, value]) => /^\d+$/.test(name) || holdsLossless(value));
  return needsText ? new LosslessJson(writeObject(entries), object) : object;
}

/** Strings, punctuation, and other tokens of JSON. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{}:,]|[^\s[\]{}:,"]+/g;

/** The original JSON text of each array item in a request body. */
const itemTexts = new WeakMap<object, readonly string[]>();

/**
 * Stores the JSON text of each item in each array of a value.
 *
 * @param text Valid JSON.
 * @param value The result of `JSON.parse` for the text.
 */
export function storeItemTexts(text: string, value: unknown): void {
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
    // If an object has a name twice, the last value counts.
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

/** Returns the items of an array in the request. Items that JavaScript would serialize differently keep their JSON text. */
export function restoreItemTexts(items: readonly JsonValue[]): JsonValue[] {
  const texts = itemTexts.get(items);
  return items.map((item, index) => {
    const text = texts?.[index];
    const value = unwrapLosslessJson(item);
    const isSame = text === undefined || JSON.stringify(value) === text;
    return isSame || value === null || typeof value === 'boolean'
      ? item
      : new LosslessJson(text, value);
  });
}

const NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** Normalizes a JSON number to its significant digits and a power of ten: `1500`, `1.5e3` and `15E+2` become `15e2`. */
function normalizeNumber(text: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = NUMBER.exec(text) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  if (digits === '') return '0';
  let end = digits.length;
  while (digits.charAt(end - 1) === '0') end -= 1;
  const power = BigInt(exponent) + BigInt(digits.length - end - fraction.length);
  return `${sign}${digits.slice(0, end)}e${power}`;
}

/**
 * Returns a string that is the same for equal values: numbers of the same value, and strings of the same characters.
 */
export function canonicalKey(value: JsonValue): string {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null)
    return JSON.stringify(value);
  return writeJson(value).replaceAll(TOKEN, (token) => {
    if (token.startsWith('"')) return JSON.stringify(JSON.parse(token));
    return /^-?\d/.test(token) ? normalizeNumber(token) : token;
  });
}
