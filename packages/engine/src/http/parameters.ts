import type { Argument } from '../generator.ts';
import type { EngineOperation, ParameterSchema } from '../engineTable.ts';
import {
  describeUnknownParameter,
  findSchemaErrors,
  appendPointer,
  formatText,
} from './checkSchema.ts';
import type { SchemaError } from './checkSchema.ts';
import type { InvalidParameter } from './problems.ts';
import { readQuery, readValue } from './query.ts';
import type { SentParameter } from './query.ts';

/** The arguments of a request, and all errors, in the order of the request. */
export interface CheckedParameters {
  given: Record<string, Argument>;
  errors: InvalidParameter[];
}

type ParameterLocation = InvalidParameter['in'];

/** A parameter with its value; undefined if the value could not be decoded. */
type SentArgument = [name: string, value: Argument | undefined];

/** Returns the schema of a parameter; undefined if the operation does not have it. */
function schemaOf({ parameters }: EngineOperation, name: string): ParameterSchema | undefined {
  return Object.hasOwn(parameters, name) ? parameters[name] : undefined;
}

function findSentErrors(
  [name, value]: SentArgument,
  operation: EngineOperation,
  all: readonly SentArgument[],
  location: ParameterLocation,
): SchemaError[] {
  const whole = (detail: string) => [{ pointer: '', detail }];
  const schema = schemaOf(operation, name);
  if (!schema && name === '') return whole('The name of the parameter is missing.');
  if (!schema) {
    const sent = all.map(([other]) => other);
    return whole(describeUnknownParameter(name, Object.keys(operation.parameters), sent));
  }
  if (all.filter(([other]) => other === name).length > 1) return whole('Must be sent once.');
  if (value === undefined) return whole('Its percent-encoding is wrong.');
  return location === 'query'
    ? findSchemaErrors(schema, value, '', formatText)
    : findSchemaErrors(schema, value);
}

/**
 * Adds location and name to the errors of a parameter. In a body, each invalid item or property has an error. For a query
 * parameter, only the first error is kept.
 */
function locate(
  location: ParameterLocation,
  name: string,
  parts: readonly SchemaError[],
): InvalidParameter[] {
  if (location === 'query')
    return parts.slice(0, 1).map(({ detail }) => ({ in: location, name, detail }));
  return parts.map(({ pointer, detail }) => {
    return { in: location, name, pointer: `${appendPointer('', name)}${pointer}`, detail };
  });
}

/** Normalizes the case of a locale, because language tags ignore case (RFC 5646, section 2.1.1). */
function normalizeLocale(
  [name, value]: SentArgument,
  { parameters }: EngineOperation,
): SentArgument {
  if (name !== 'locale' || typeof value !== 'string') return [name, value];
  const tags = (parameters['locale']?.enum ?? []).map(String);
  return [name, tags.find((tag) => tag.toLowerCase() === value.toLowerCase()) ?? value];
}

function check(
  asked: readonly SentArgument[],
  operation: EngineOperation,
  location: ParameterLocation,
): CheckedParameters {
  const sent = asked.map((each) => normalizeLocale(each, operation));
  const errors = new Map<string, InvalidParameter[]>();
  const note = (name: string, parts: readonly SchemaError[]) => {
    if (parts.length > 0) errors.set(name, locate(location, name, parts));
  };
  for (const each of sent) note(each[0], findSentErrors(each, operation, sent, location));
  for (const name of operation.required) {
    if (!sent.some(([other]) => other === name))
      note(name, [{ pointer: '', detail: 'Is required.' }]);
  }
  const given = sent.filter((each): each is [string, Argument] => each[1] !== undefined);
  return { given: Object.fromEntries(given), errors: [...errors.values()].flat() };
}

/**
 * Joins the values of repeated array parameters, as most HTTP clients send arrays: `kinds=a&kinds=b` becomes
 * `kinds=a,b`. Other parameters do not change.
 */
function joinArrays(sent: readonly SentParameter[], operation: EngineOperation): SentParameter[] {
  const isArray = (name: string) => schemaOf(operation, name)?.type === 'array';
  return sent.flatMap((each, index) => {
    if (!isArray(each.name)) return [each];
    if (sent.findIndex(({ name }) => name === each.name) < index) return [];
    const texts = sent.filter(({ name }) => name === each.name).map(({ text }) => text);
    return [{ name: each.name, text: texts.includes(undefined) ? undefined : texts.join(',') }];
  });
}

/** Adds an explanation of the array syntax in queries to an error. */
function addFormat(error: InvalidParameter, operation: EngineOperation): InvalidParameter {
  const schema = schemaOf(operation, error.name);
  if (schema?.type !== 'array') return error;
  const { enum: [first, second] = [] } = (schema.items ?? {}) as ParameterSchema;
  const example = second === undefined ? '' : `: ${error.name}=${String(first)},${String(second)}`;
  return { ...error, detail: `${error.detail} Separate items with commas${example}.` };
}

export function checkQuery(query: string, operation: EngineOperation): CheckedParameters {
  const sent = joinArrays(readQuery(query), operation).map(({ name, text }): SentArgument => {
    const schema = schemaOf(operation, name);
    return [name, schema && text !== undefined ? readValue(text, schema) : text];
  });
  const { given, errors } = check(sent, operation, 'query');
  return { given, errors: errors.map((error) => addFormat(error, operation)) };
}

/** Checks the properties of a body. A `POST` has no query parameters. */
export function checkBody(
  properties: readonly [name: string, value: Argument][],
  query: string,
  operation: EngineOperation,
): CheckedParameters {
  const { given, errors } = check(properties, operation, 'body');
  const stray = readQuery(query).map(({ name }): InvalidParameter => {
    return {
      in: 'query',
      name,
      detail: 'This generator has no query parameters. Send its parameters in the body.',
    };
  });
  return { given, errors: [...stray, ...errors] };
}
