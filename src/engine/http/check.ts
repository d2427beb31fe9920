import { Validator } from '@cfworker/json-schema';
import type { Schema } from '@cfworker/json-schema';
import type { JsonValue } from '../generator.ts';
import type { ParameterSchema } from '../table.ts';
import { didYouMean, findNearest } from './nearest.ts';

const validators = new WeakMap<Schema, Validator>();

/** The keywords that a value breaks. The check interprets the schema: it evaluates no code at run time. */
export function brokenKeywords(schema: Schema, value: unknown): string[] {
  const validator = validators.get(schema) ?? new Validator(schema, '2020-12', false);
  validators.set(schema, validator);
  return validator.validate(value).errors.map(({ keyword }) => keyword);
}

/** Values of an enum that a sentence can hold. */
const LISTED = 12;

function typeName(type: unknown): string {
  const names = [type].flat().map((each) => TYPES[String(each)] ?? String(each));
  return names.join(' or ');
}

const TYPES: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  string: 'a text',
  object: 'an object',
};

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'an instant as RFC 3339 writes it, such as 2026-03-14T22:15:00Z',
  regex: 'a regular expression',
  date: 'a day as RFC 3339 writes it, such as 2026-03-14',
  'date-or-date-time':
    'a day or an instant as RFC 3339 writes them, such as 2026-03-14 or 2026-03-14T22:15:00Z',
};

function list(values: readonly unknown[]): string {
  const shown = values.slice(0, LISTED).map(String).join(', ');
  return values.length > LISTED ? `${shown} and ${values.length - LISTED} others` : shown;
}

/** What must hold, by the keyword that says so. */
const DEMANDS: Readonly<Record<string, (schema: ParameterSchema) => string>> = {
  type: ({ type }) => `be ${typeName(type)}`,
  enum: (schema) => `be one of ${list(schema.enum ?? [])}`,
  minimum: ({ minimum }) => `be at least ${minimum}`,
  maximum: ({ maximum }) => `be at most ${maximum}`,
  multipleOf: ({ multipleOf }) => `be a multiple of ${multipleOf}`,
  minLength: ({ minLength }) => `have at least ${minLength} characters`,
  maxLength: ({ maxLength }) => `have at most ${maxLength} characters`,
  pattern: ({ pattern }) => `match ${pattern}`,
  format: ({ format }) => `be ${FORMATS[format ?? ''] ?? format}`,
  minItems: ({ minItems }) => `have at least ${minItems} items`,
  maxItems: ({ maxItems }) => `have at most ${maxItems} items`,
  uniqueItems: () => 'name each item once',
};

/** Characters of a wrong value that an error repeats. */
const REPEATED = 60;

function show(value: JsonValue): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text === '') return 'empty';
  return text.length > REPEATED ? `${text.slice(0, REPEATED)}…` : text;
}

/** Whether a day of the calendar and a time of the clock are meant: the thirtieth of February is none. */
function isOnCalendar(text: string): boolean {
  const day = text.slice(0, 10);
  const instant = Date.parse(`${day}T00:00:00Z`);
  return (
    !Number.isNaN(Date.parse(text)) &&
    !Number.isNaN(instant) &&
    new Date(instant).toISOString().slice(0, 10) === day
  );
}

function brokenKeyword(schema: ParameterSchema, value: JsonValue): string | undefined {
  const broken = brokenKeywords(schema, value).find((keyword) => keyword in DEMANDS);
  if (broken !== undefined || typeof value !== 'string') return broken;
  if (schema.format === 'date-or-date-time')
    return brokenKeyword({ format: value.includes('T') ? 'date-time' : 'date' }, value);
  const isTime = schema.format === 'date' || schema.format === 'date-time';
  return isTime && !isOnCalendar(value) ? 'format' : undefined;
}

/** What is wrong with a part of a value, which its JSON Pointer (RFC 6901) names; empty for the whole value. */
export interface PartFault {
  pointer: string;
  /** A sentence: "Must be at most 100, but is 500." */
  detail: string;
}

/** Adds a name or an index to a JSON Pointer. */
export function pointTo(pointer: string, key: string | number): string {
  return `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

const shallow = new WeakMap<Schema, ParameterSchema>();

/** A schema without what it says of the parts of a value. */
function withoutParts(schema: ParameterSchema): ParameterSchema {
  const known = shallow.get(schema);
  if (known) return known;
  const { items, properties, required, additionalProperties, ...own } = schema;
  const isPlain = !items && !properties && !required && additionalProperties === undefined;
  const plain = isPlain ? schema : own;
  shallow.set(schema, plain);
  return plain;
}

/** What is wrong with a name that nothing has, with the nearest of those that there are. */
export function describeUnknown(name: string, known: readonly string[], what: string): string {
  return `There is no such ${what}.${didYouMean(findNearest(name, known))}`;
}

function findPropertyFaults(schema: ParameterSchema, value: object, pointer: string): PartFault[] {
  const properties = (schema.properties ?? {}) as Record<string, ParameterSchema>;
  const missing = (schema.required ?? []).filter((name) => !Object.hasOwn(value, name));
  const wrong = Object.entries(value).flatMap(([name, part]: [string, JsonValue]) => {
    const place = pointTo(pointer, name);
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (property) return findFaults(property, part, place);
    if (schema.additionalProperties !== false) return [];
    const detail = describeUnknown(name, Object.keys(properties), 'property');
    return [{ pointer: place, detail }];
  });
  return [
    ...wrong,
    ...missing.map((name) => ({ pointer: pointTo(pointer, name), detail: 'Is required.' })),
  ];
}

/**
 * Everything that is wrong with a value and its parts, in their order.
 *
 * @param pointer JSON Pointer of the value, which those of its parts begin with.
 */
export function findFaults(schema: ParameterSchema, value: JsonValue, pointer = ''): PartFault[] {
  const own = withoutParts(schema);
  const keyword = brokenKeyword(own, value);
  if (keyword !== undefined) {
    const demand = DEMANDS[keyword]?.(own) ?? keyword;
    return [{ pointer, detail: `Must ${demand}, but is ${show(value)}.` }];
  }
  if (Array.isArray(value)) {
    if (typeof schema.items !== 'object') return [];
    const items = schema.items as ParameterSchema;
    return value.flatMap((item, index) => findFaults(items, item, pointTo(pointer, index)));
  }
  if (typeof value !== 'object' || value === null) return [];
  return findPropertyFaults(schema, value, pointer);
}
