import type { SchemaObject } from '../../read/types.ts';

/** Names of the types that a flat schema allows; at least one. */
export function typeNames({ type, oneOf, anyOf }: SchemaObject): string[] {
  if (type !== undefined) return [type].flat();
  return [oneOf ? 'one of' : anyOf ? 'any of' : 'any value'];
}
