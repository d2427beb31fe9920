import type { Argument } from '../request.ts';
import type { EngineOperation } from '../table.ts';
import { describeFault } from './check.ts';
import { findNearest } from './nearest.ts';
import type { ParameterFault } from './problems.ts';
import { readQuery, readValue } from './query.ts';

/** The arguments of a request, and every one that is wrong, in the order of the request. */
export interface CheckedParameters {
  given: Record<string, Argument>;
  faults: ParameterFault[];
}

type Place = ParameterFault['in'];

/** A parameter with its value; a value of undefined cannot be read. */
type Sent = [name: string, value: Argument | undefined];

function describeUnknown(name: string, { parameters }: EngineOperation): string {
  if (name === '') return 'The name of the parameter is missing.';
  const nearest = findNearest(name, Object.keys(parameters));
  return `There is no such parameter.${nearest === undefined ? '' : ` Did you mean ${nearest}?`}`;
}

function describeSent(
  [name, value]: Sent,
  operation: EngineOperation,
  all: readonly Sent[],
): string | undefined {
  const schema = Object.hasOwn(operation.parameters, name) ? operation.parameters[name] : undefined;
  if (!schema) return describeUnknown(name, operation);
  if (all.filter(([other]) => other === name).length > 1) return 'Must be sent once.';
  if (value === undefined) return 'Its percent-encoding is wrong.';
  return describeFault(schema, value);
}

function check(sent: readonly Sent[], operation: EngineOperation, place: Place): CheckedParameters {
  const faults = new Map<string, ParameterFault>();
  for (const each of sent) {
    const [name] = each;
    const detail = describeSent(each, operation, sent);
    if (detail !== undefined) faults.set(name, { in: place, name, detail });
  }
  for (const name of operation.required) {
    if (!sent.some(([other]) => other === name))
      faults.set(name, { in: place, name, detail: 'Is required.' });
  }
  const given = sent.filter((each): each is [string, Argument] => each[1] !== undefined);
  return { given: Object.fromEntries(given), faults: [...faults.values()] };
}

/** Decodes and checks the query string of a `GET`. */
export function checkQuery(query: string, operation: EngineOperation): CheckedParameters {
  const sent = readQuery(query).map(({ name, text }): Sent => {
    const schema = Object.hasOwn(operation.parameters, name)
      ? operation.parameters[name]
      : undefined;
    return [name, schema && text !== undefined ? readValue(text, schema) : text];
  });
  return check(sent, operation, 'query');
}

/** Checks the properties of a body; a `POST` takes no parameters in the query. */
export function checkBody(
  properties: readonly [name: string, value: Argument][],
  query: string,
  operation: EngineOperation,
): CheckedParameters {
  const { given, faults } = check(properties, operation, 'body');
  const stray = readQuery(query).map(({ name }): ParameterFault => {
    return { in: 'query', name, detail: 'This operation takes its parameters in the body.' };
  });
  return { given, faults: [...stray, ...faults] };
}
