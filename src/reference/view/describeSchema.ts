import uniq from 'lodash/uniq.js';
import { resolveReference } from '../read/resolve.ts';
import { PATTERN_DESCRIPTION_KEYWORD } from '../read/types.ts';
import type { SchemaObject, Spec } from '../read/types.ts';
import type { FactItem } from '../model/types.ts';

/** Returns the display name of a type: `string`, `array of integer`, `string or null`. */
export function describeType(spec: Spec, schema: SchemaObject): string {
  const { type, items, oneOf } = schema;
  if (type === 'array' && items)
    return `array of ${describeType(spec, resolveReference<SchemaObject>(spec, items))}`;
  if (typeof type === 'string') return type;
  if (oneOf) return uniq(oneOf.map((each) => describeType(spec, each))).join(' or ');
  return schema.enum ? 'null' : 'any value';
}

/** Matches invisible characters and characters for bidirectional formatting. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

function escapeUnseen(json: string): string {
  const code = (character: string) => character.charCodeAt(0).toString(16).padStart(4, '0');
  return json.replaceAll(UNSEEN, (character) => `\\u${code(character)}`);
}

/**
 * Formats a value for display. Strings are unchanged, unless they contain invisible characters or outer white space.
 * Other values are JSON.
 */
export function formatValue(value: unknown): string {
  if (typeof value === 'string' && value.search(UNSEEN) < 0 && value.trim() === value) return value;
  return escapeUnseen(JSON.stringify(value));
}

/** Formats a name for display like a value. An empty name becomes `""`. */
export function formatName(name: string): string {
  return name === '' ? '""' : formatValue(name);
}

/** Describes limits: `1 to 100`, `at least 1` or `at most 100`; undefined without limits. */
function range(min?: number, max?: number): string | undefined {
  if (min !== undefined && max !== undefined)
    return min === max ? `exactly ${min}` : `${min} to ${max}`;
  if (min !== undefined) return `at least ${min}`;
  return max === undefined ? undefined : `at most ${max}`;
}

function countOf(
  [one, many]: readonly [string, string],
  min?: number,
  max?: number,
): string | undefined {
  const limits = range(min === 0 ? undefined : min, max);
  return limits && `${limits} ${(max ?? min) === 1 ? one : many}`;
}

export function describeLimits(schema: SchemaObject): FactItem[] {
  const { pattern } = schema;
  const limits = [
    range(schema.minimum, schema.maximum),
    schema.multipleOf === undefined ? undefined : `multiple of ${schema.multipleOf}`,
    countOf(['character', 'characters'], schema.minLength, schema.maxLength),
    countOf(['item', 'items'], schema.minItems, schema.maxItems),
    schema.uniqueItems ? 'no item twice' : undefined,
    countOf(['property', 'properties'], schema.minProperties, schema.maxProperties),
    schema.additionalProperties === false ? 'no other properties' : undefined,
    schema[PATTERN_DESCRIPTION_KEYWORD],
    pattern === undefined ? undefined : { words: 'matches', code: formatValue(pattern) },
    schema.contentMediaType,
    schema.contentEncoding,
  ];
  return limits.flatMap((limit) => (typeof limit === 'string' ? { words: limit } : (limit ?? [])));
}

export function allowedValues({ enum: values = [] }: SchemaObject): string[] {
  return values.map(formatValue);
}
