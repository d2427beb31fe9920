import type { Argument } from '../request.ts';
import type { EngineOperation } from '../table.ts';
import { describeUnknown, findFaults, pointTo } from './check.ts';
import type { PartFault } from './check.ts';
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

function findSentFaults(
  [name, value]: Sent,
  { parameters }: EngineOperation,
  all: readonly Sent[],
): PartFault[] {
  const whole = (detail: string) => [{ pointer: '', detail }];
  const schema = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
  if (!schema && name === '') return whole('The name of the parameter is missing.');
  if (!schema) return whole(describeUnknown(name, Object.keys(parameters), 'parameter'));
  if (all.filter(([other]) => other === name).length > 1) return whole('Must be sent once.');
  if (value === undefined) return whole('Its percent-encoding is wrong.');
  return findFaults(schema, value);
}

/** The errors of a parameter: of a body one for each part, of a query the first, as it has no parts. */
function locate(place: Place, name: string, parts: readonly PartFault[]): ParameterFault[] {
  if (place === 'query')
    return parts.slice(0, 1).map(({ detail }) => ({ in: place, name, detail }));
  return parts.map(({ pointer, detail }) => {
    return { in: place, name, pointer: `${pointTo('', name)}${pointer}`, detail };
  });
}

/** Writes a locale in the case that the API uses: language tags ignore case (RFC 5646, section 2.1.1). */
function spell([name, value]: Sent, { parameters }: EngineOperation): Sent {
  if (name !== 'locale' || typeof value !== 'string') return [name, value];
  const tags = (parameters['locale']?.enum ?? []).map(String);
  return [name, tags.find((tag) => tag.toLowerCase() === value.toLowerCase()) ?? value];
}

function check(
  asked: readonly Sent[],
  operation: EngineOperation,
  place: Place,
): CheckedParameters {
  const sent = asked.map((each) => spell(each, operation));
  const faults = new Map<string, ParameterFault[]>();
  const note = (name: string, parts: readonly PartFault[]) => {
    if (parts.length > 0) faults.set(name, locate(place, name, parts));
  };
  for (const each of sent) note(each[0], findSentFaults(each, operation, sent));
  for (const name of operation.required) {
    if (!sent.some(([other]) => other === name))
      note(name, [{ pointer: '', detail: 'Is required.' }]);
  }
  const given = sent.filter((each): each is [string, Argument] => each[1] !== undefined);
  return { given: Object.fromEntries(given), faults: [...faults.values()].flat() };
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
