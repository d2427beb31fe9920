import type { NodeType } from '@redocly/openapi-core';

type Slot = NodeType['items'];

const orBoolean =
  (slot: Slot): Slot =>
  (value: unknown, key) => {
    const type = typeof slot === 'function' ? slot(value, key) : slot;
    return type === 'Schema' && typeof value === 'boolean' ? { type: 'boolean' } : type;
  };

/**
 * The linter's types of OpenAPI 3.1 and later, which know `true` and `false` in some of the places
 * for a schema only. They are schemas wherever one may stand (JSON Schema 2020-12, section 4.3.2).
 */
export function allowBooleanSchemas(
  types: Record<string, NodeType>,
  version: string,
): Record<string, NodeType> {
  if (version === 'oas3_0') return types;
  const allowIn = (type: NodeType): NodeType => ({
    ...type,
    properties: Object.fromEntries(
      Object.entries(type.properties).map(([name, slot]) => [name, orBoolean(slot)]),
    ),
    ...(type.additionalProperties && {
      additionalProperties: orBoolean(type.additionalProperties),
    }),
    ...(type.items && { items: orBoolean(type.items) }),
  });
  return Object.fromEntries(Object.entries(types).map(([name, type]) => [name, allowIn(type)]));
}
