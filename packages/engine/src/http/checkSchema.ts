import { Validator } from '@cfworker/json-schema';
import type { Schema } from '@cfworker/json-schema';
import type { JsonValue } from '../generator.ts';
import type { ParameterSchema } from '../engineTable.ts';
import { didYouMean, suggestValue, findNearest } from './suggest.ts';

const validators = new WeakMap<Schema, Validator>();

/**
 * Returns the keywords that a value violates. The validator interprets the schema, so it needs no code evaluation at
 * run time.
 */
export function violatedKeywords(schema: Schema, value: unknown): string[] {
  const validator = validators.get(schema) ?? new Validator(schema, '2020-12', false);
  validators.set(schema, validator);
  return validator.validate(value).errors.map(({ keyword }) => keyword);
}

/** Maximum number of enum values in a sentence. */
const MAX_LISTED = 12;

const TYPES: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'an array',
  string: 'a string',
  object: 'an object',
};

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'an RFC 3339 date-time, such as 2026-03-14T22:15:00Z',
  regex: 'a regular expression',
  date: 'an RFC 3339 date, such as 2026-03-14',
  'date-or-date-time': 'an RFC 3339 date or date-time, such as 2026-03-14 or 2026-03-14T22:15:00Z',
};

function list(values: readonly unknown[]): string {
  const shown = values.slice(0, MAX_LISTED).map(String).join(', ');
  return values.length > MAX_LISTED ? `${shown} and ${values.length - MAX_LISTED} others` : shown;
}

function countOf(number: number | undefined, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

const formatOf = (schema: ParameterSchema): string | undefined =>
  schema.format ?? schema['x-format'];

/** Functions that describe the requirement of a keyword as the rest of a sentence after "Must". */
const DEMANDS: Readonly<Record<string, (schema: ParameterSchema) => string>> = {
  type: ({ type }) => `be ${TYPES[String(type)] ?? String(type)}`,
  enum: (schema) => `be one of ${list(schema.enum ?? [])}`,
  minimum: ({ minimum }) => `be at least ${minimum}`,
  maximum: ({ maximum }) => `be at most ${maximum}`,
  multipleOf: ({ multipleOf }) => `be a multiple of ${multipleOf}`,
  minLength: ({ minLength }) => `have at least ${countOf(minLength, 'character')}`,
  maxLength: ({ maxLength }) => `have at most ${countOf(maxLength, 'character')}`,
  pattern: (schema) => `be ${schema['x-pattern-words'] ?? `what ${schema.pattern} matches`}`,
  format: (schema) => `be ${FORMATS[formatOf(schema) ?? ''] ?? schema.format}`,
  minItems: ({ minItems }) => `have at least ${countOf(minItems, 'item')}`,
  maxItems: ({ maxItems }) => `have at most ${countOf(maxItems, 'item')}`,
  uniqueItems: () => 'name each item once',
};

/** Maximum length of a wrong value in an error. */
const MAX_SHOWN = 60;

/** Formats a wrong value for an error. */
export type FormatValue = (value: JsonValue) => string;

const shorten = (text: string): string =>
  text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;

/** Formats a value of a body as JSON, so that `"1"` differs from `1`. */
const showJson: FormatValue = (value) => shorten(JSON.stringify(value));

/** Formats a query parameter as in the request, without quotation marks. */
export const formatText: FormatValue = (value) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text === '' ? 'empty' : shorten(text);
};

/** A date-time whose plus sign was decoded as a space. */
const WITHOUT_PLUS = /^\d{4}-\d\d-\d\dT[\d:.]+ \d\d:\d\d$/;

/** Returns a space and a sentence that explains how to correct a value. Without such a sentence, returns an empty string. */
function describeHint(schema: ParameterSchema, value: JsonValue, isQuery: boolean): string {
  if (typeof value !== 'string') return '';
  if (isQuery && WITHOUT_PLUS.test(value)) return ' Write + as %2B.';
  return didYouMean(suggestValue(value, (schema.enum ?? []).map(String)));
}

/** Whether the date and time in a string exist. For example, 30 February does not exist. */
function isOnCalendar(text: string): boolean {
  const day = text.slice(0, 10);
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return (
    !Number.isNaN(Date.parse(text)) &&
    !Number.isNaN(midnight) &&
    new Date(midnight).toISOString().slice(0, 10) === day
  );
}

/** Cache of schemas with only a `format`. */
const formats = new Map<string, ParameterSchema>();

function hasFormat(format: string, value: string): boolean {
  if (format === 'date-or-date-time')
    return hasFormat(value.includes('T') ? 'date-time' : 'date', value);
  const schema = formats.get(format) ?? { format };
  formats.set(format, schema);
  const isTime = format === 'date' || format === 'date-time';
  return violatedKeywords(schema, value).length === 0 && (!isTime || isOnCalendar(value));
}

/** Returns the keyword for the error message. `format` comes first, because its message has an example. */
function brokenKeyword(schema: ParameterSchema, value: JsonValue): string | undefined {
  const format = formatOf(schema);
  if (typeof value === 'string' && format !== undefined && !hasFormat(format, value))
    return 'format';
  return violatedKeywords(schema, value).find((keyword) => keyword in DEMANDS);
}

/** An error in a value or a part of it. The JSON Pointer (RFC 6901) of the whole value is empty. */
export interface SchemaError {
  pointer: string;
  /** A sentence: "Must be at most 100, but is 500." */
  detail: string;
}

/** Adds a name or an index to a JSON Pointer. */
export function appendPointer(pointer: string, key: string | number): string {
  return `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

const shallow = new WeakMap<Schema, ParameterSchema>();

/** Removes the keywords about items and properties from a schema. */
function withoutParts(schema: ParameterSchema): ParameterSchema {
  const known = shallow.get(schema);
  if (known) return known;
  const { items, properties, required, additionalProperties, ...own } = schema;
  const isPlain = !items && !properties && !required && additionalProperties === undefined;
  const plain = isPlain ? schema : own;
  shallow.set(schema, plain);
  return plain;
}

/** Parameters that only some operations have, with the behaviour of operations without the parameter. */
const NOT_EVERYWHERE: Readonly<Record<string, string>> = {
  unique: 'values can repeat',
  locale: 'values are the same in every language',
  reference: 'values do not depend on the current time',
};

/**
 * Describes the error of a parameter that the operation does not have.
 *
 * @param sent Names in the request, which are not suggested.
 */
export function describeUnknownParameter(
  name: string,
  known: readonly string[],
  sent: readonly string[],
): string {
  if (!Object.hasOwn(NOT_EVERYWHERE, name)) return describeUnknown(name, known, sent, 'parameter');
  return `This generator does not support ${name}: ${NOT_EVERYWHERE[name]}.`;
}

/** Describes the error of an unknown name. Suggests the nearest known name that the request does not have. */
function describeUnknown(
  name: string,
  known: readonly string[],
  sent: readonly string[],
  what: string,
): string {
  const left = known.filter((each) => !sent.includes(each));
  return `There is no such ${what}.${didYouMean(findNearest(name, left))}`;
}

function findPropertyErrors(
  schema: ParameterSchema,
  value: object,
  pointer: string,
  show: FormatValue,
): SchemaError[] {
  const properties = (schema.properties ?? {}) as Record<string, ParameterSchema>;
  const missing = (schema.required ?? []).filter((name) => !Object.hasOwn(value, name));
  const wrong = Object.entries(value).flatMap(([name, part]: [string, JsonValue]) => {
    const ownPointer = appendPointer(pointer, name);
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (property) return findSchemaErrors(property, part, ownPointer, show);
    if (schema.additionalProperties !== false) return [];
    const detail = describeUnknown(name, Object.keys(properties), Object.keys(value), 'property');
    return [{ pointer: ownPointer, detail }];
  });
  return [
    ...wrong,
    ...missing.map((name) => ({ pointer: appendPointer(pointer, name), detail: 'Is required.' })),
  ];
}

/**
 * Lists all errors in a value and its items or properties, in order.
 *
 * @param pointer JSON Pointer of the value.
 * @param show Formats a wrong value. If omitted, it is shown as JSON.
 */
export function findSchemaErrors(
  schema: ParameterSchema,
  value: JsonValue,
  pointer = '',
  show: FormatValue = showJson,
): SchemaError[] {
  const own = withoutParts(schema);
  const keyword = brokenKeyword(own, value);
  if (keyword !== undefined) {
    const demand = DEMANDS[keyword]?.(own) ?? keyword;
    const hint = describeHint(own, value, show === formatText);
    return [{ pointer, detail: `Must ${demand}, but is ${show(value)}.${hint}` }];
  }
  if (Array.isArray(value)) {
    if (typeof schema.items !== 'object') return [];
    const items = schema.items as ParameterSchema;
    return value.flatMap((item, index) =>
      findSchemaErrors(items, item, appendPointer(pointer, index), show),
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  return findPropertyErrors(schema, value, pointer, show);
}
