import type { SchemaObject } from '../../read/types.ts';
import type { FactView } from '../types.ts';
import { exclusiveLimits } from './limit.ts';

/** Invisible characters and bidirectional formatting. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

function escapeUnseen(json: string): string {
  const code = (character: string) => character.charCodeAt(0).toString(16).padStart(4, '0');
  return json.replaceAll(UNSEEN, (character) => `\\u${code(character)}`);
}

/** A value for display: strings unchanged, unless invisible or with white space at an end; all else as JSON. */
export function displayValue(value: unknown): string {
  if (typeof value === 'string' && value.search(UNSEEN) < 0 && value.trim() === value) return value;
  return escapeUnseen(JSON.stringify(value));
}

/** A name for display, like a value but never empty. */
export function displayName(name: string): string {
  return name === '' ? '""' : displayValue(name);
}

/** `1 to 100`, `at least 1` or `at most 100`; undefined without limits. */
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

/** The bounds of a number. */
function bounds(schema: SchemaObject): (string | undefined)[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const { above, below } = exclusiveLimits(schema);
  return [
    range(
      exclusiveMinimum === true ? undefined : minimum,
      exclusiveMaximum === true ? undefined : maximum,
    ),
    above === undefined ? undefined : `greater than ${above}`,
    below === undefined ? undefined : `less than ${below}`,
  ];
}

/** Required properties that the schema itself does not describe: alternatives often say no more. */
function describeNeeded({ required = [], properties = {} }: SchemaObject): string | undefined {
  const names = [...new Set(required)].filter((name) => !Object.hasOwn(properties, name));
  return names.length === 0 ? undefined : `needs ${names.map(displayName).join(', ')}`;
}

/** All limits of a schema in words. */
export function describeLimits(schema: SchemaObject): string[] {
  return [
    ...bounds(schema),
    schema.multipleOf === undefined ? undefined : `multiple of ${schema.multipleOf}`,
    countOf(['character', 'characters'], schema.minLength, schema.maxLength),
    countOf(['item', 'items'], schema.minItems, schema.maxItems),
    schema.prefixItems && (schema.items === false || schema.unevaluatedItems === false)
      ? 'no other items'
      : undefined,
    schema.uniqueItems ? 'no item twice' : undefined,
    countOf(['property', 'properties'], schema.minProperties, schema.maxProperties),
    schema.additionalProperties === false || schema.unevaluatedProperties === false
      ? 'no other properties'
      : undefined,
    describeNeeded(schema),
    ...Object.entries(schema.dependentRequired ?? {}).map(
      ([name, needed]) => `with ${displayName(name)} also ${needed.map(displayName).join(', ')}`,
    ),
    schema.contains === undefined
      ? undefined
      : countOf(['such item', 'such items'], schema.minContains, schema.maxContains),
    schema.pattern === undefined ? undefined : `matches ${schema.pattern}`,
    schema.contentMediaType,
    schema.contentEncoding,
  ].filter((limit) => limit !== undefined);
}

/** Facts of a schema that are not limits: its discriminator, and its names in XML. */
export function describeFacts(schema: SchemaObject): FactView[] {
  const { discriminator, xml } = schema;
  const { propertyName, mapping = {}, defaultMapping } = discriminator ?? {};
  const choices = [
    ...Object.entries(mapping).map(
      ([value, target]) => `${displayName(value)} → ${schemaName(target)}`,
    ),
    ...(defaultMapping === undefined ? [] : [`otherwise → ${schemaName(defaultMapping)}`]),
  ];
  const { name, prefix, namespace, attribute, wrapped, nodeType } = xml ?? {};
  const element = [prefix, name].filter((part) => part !== undefined).join(':');
  const words = [
    attribute ? 'attribute' : nodeType,
    element,
    wrapped && 'in an element of its own',
    namespace && `in the namespace ${namespace}`,
  ].filter(Boolean);
  return [
    ...(propertyName === undefined
      ? []
      : [{ name: 'Told apart by', values: [displayName(propertyName)] }]),
    ...(choices.length === 0 ? [] : [{ name: 'Forms', values: choices }]),
    ...(words.length === 0 ? [] : [{ name: 'XML', values: [words.join(' ')] }]),
  ];
}

/** The name of a schema that a discriminator maps to, which is a reference or the name itself. */
function schemaName(target: string): string {
  return target.replace(/^.*[/#]/, '') || target;
}

/** The values of `enum` or `const`, for display. */
export function allowedValues(schema: SchemaObject): string[] {
  if (schema.enum) return schema.enum.map(displayValue);
  return 'const' in schema ? [displayValue(schema.const)] : [];
}
