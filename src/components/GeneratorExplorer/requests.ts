import type { ApiRequest } from '@site/src/engine/index';
import type { EngineOperation } from '@site/src/engine/index';
import { encode } from '../../reference/view/requests/encode';
import type { Values } from '../ParameterFields/controls';

/** Parameters that mean the same for every generator: a reader who chooses another one keeps them. */
const KEPT = ['count', 'seed', 'locale', 'reference'];

/** The values to begin another generator with: those that all share, and what it cannot do without. */
export function carryOver(values: Values, required: Values = {}): Values {
  const kept = KEPT.flatMap((name) =>
    values[name] === undefined ? [] : [[name, values[name]] as const],
  );
  return { ...Object.fromEntries(kept), ...required };
}

/** Path and query of a request for a generator. Fields that are left empty are not sent. */
export function writeAddress(path: string, operation: EngineOperation, values: Values): string {
  const pairs = Object.keys(operation.parameters).flatMap((name) => {
    const value = values[name]?.trim();
    return value ? [`${name}=${encode(value)}`] : [];
  });
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

/** A request as the engine takes it, for an address. */
export function toRequest(address: string): ApiRequest {
  const [path = '', query = ''] = address.split('?');
  return { method: 'GET', path, query, headers: { 'X-API-Key': 'none' } };
}
