import type { EngineOperation } from '@site/src/engine/index';
import type { Values } from '../ParameterFields/controls';

/** Parameters that mean the same for every generator: a reader who chooses another one keeps them. */
const KEPT = ['count', 'seed', 'locale', 'reference'];

/**
 * The values to begin another generator with: those that all share, unless it has no such parameter or they were
 * refused, and what it cannot do without.
 */
export function carryOver(
  values: Values,
  { next, faults, required = {} }: { next: EngineOperation; faults: Values; required?: Values },
): Values {
  const kept = KEPT.filter((name) => name in next.parameters && !(name in faults));
  const pairs = kept.flatMap((name) => (values[name] ? [[name, values[name]] as const] : []));
  return { ...Object.fromEntries(pairs), ...required };
}
