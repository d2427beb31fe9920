import { Validator } from '@cfworker/json-schema';
import type { Schema } from '@cfworker/json-schema';
import type { Argument } from '../request.ts';
import type { ParameterSchema } from '../table.ts';

const validators = new WeakMap<Schema, Validator>();

/** The keywords that a value breaks. The check interprets the schema: it evaluates no code at run time. */
export function brokenKeywords(schema: Schema, value: unknown): string[] {
  const validator = validators.get(schema) ?? new Validator(schema, '2020-12', false);
  validators.set(schema, validator);
  return validator.validate(value).errors.map(({ keyword }) => keyword);
}

/** Values of an enum that a sentence can hold. */
const LISTED = 12;

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
};

function list(values: readonly unknown[]): string {
  const shown = values.slice(0, LISTED).map(String).join(', ');
  return values.length > LISTED ? `${shown} and ${values.length - LISTED} others` : shown;
}

/** What must hold, by the keyword that says so. */
const DEMANDS: Readonly<Record<string, (schema: ParameterSchema) => string>> = {
  type: ({ type }) => `be ${TYPES[String(type)] ?? String(type)}`,
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

function show(value: Argument): string {
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

function brokenKeyword(schema: ParameterSchema, value: Argument): string | undefined {
  const broken = brokenKeywords(schema, value).find((keyword) => keyword in DEMANDS);
  if (broken !== undefined || typeof value !== 'string') return broken;
  const isTime = schema.format === 'date' || schema.format === 'date-time';
  return isTime && !isOnCalendar(value) ? 'format' : undefined;
}

/**
 * What is wrong with the value of a parameter, as a sentence: "Must be at most 100, but is 500."
 *
 * @returns undefined when it obeys the schema.
 */
export function describeFault(schema: ParameterSchema, value: Argument): string | undefined {
  const keyword = brokenKeyword(schema, value);
  if (keyword !== undefined)
    return `Must ${DEMANDS[keyword]?.(schema) ?? keyword}, but is ${show(value)}.`;
  if (!Array.isArray(value) || typeof schema.items !== 'object') return undefined;
  const items = schema.items as ParameterSchema;
  return value.map((item) => describeFault(items, item)).find((fault) => fault !== undefined);
}
