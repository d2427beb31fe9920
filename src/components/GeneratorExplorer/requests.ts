import type { ApiRequest, EngineOperation, ParameterSchema } from '@site/src/engine/index';
import { encode } from '../../reference/view/requests/encode';
import type { Values } from '../ParameterFields/controls';

/** Parameters that mean the same for every generator: a reader who chooses another one keeps them. */
const KEPT = ['count', 'seed', 'locale', 'reference'];

/**
 * The values of the fields after another generator is chosen: its required arguments, and of the parameters that all
 * share those that it has too and whose values were not refused.
 */
export function carryOver(
  values: Values,
  { next, faults, required = {} }: { next: EngineOperation; faults: Values; required?: Values },
): Values {
  const kept = KEPT.filter((name) => name in next.parameters && !(name in faults));
  const pairs = kept.flatMap((name) => (values[name] ? [[name, values[name]] as const] : []));
  return { ...Object.fromEntries(pairs), ...required };
}

/** What was entered, as a value of the parameter's type. A text that is no JSON stays as it is: the API refuses it. */
function toValue({ type }: ParameterSchema, text: string): unknown {
  if (type === 'string') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** The body of a POST, from what is filled in. */
export function toBody({ parameters }: EngineOperation, values: Values): Record<string, unknown> {
  const pairs = Object.entries(parameters).flatMap(([name, schema]) => {
    const { [name]: text = '' } = values;
    return text.trim() === '' ? [] : [[name, toValue(schema, text)] as const];
  });
  return Object.fromEntries(pairs);
}

/** Path and query of a request for a generator. Fields that are left empty are not sent; a POST sends all in its body. */
export function writeAddress(path: string, operation: EngineOperation, values: Values): string {
  const names = operation.method === 'GET' ? Object.keys(operation.parameters) : [];
  const pairs = names.flatMap((name) => {
    const value = values[name]?.trim();
    return value ? [`${name}=${encode(value)}`] : [];
  });
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

/** A request as the engine takes it. */
export function toRequest(path: string, operation: EngineOperation, values: Values): ApiRequest {
  const [, query = ''] = writeAddress(path, operation, values).split('?');
  const headers = { 'X-API-Key': 'none' };
  if (operation.method === 'GET') return { method: 'GET', path, query, headers };
  return {
    method: 'POST',
    path,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(toBody(operation, values)),
  };
}
