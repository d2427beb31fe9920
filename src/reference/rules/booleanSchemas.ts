import type { NodeType } from '@redocly/openapi-core';

type Slot = NodeType['items'];

const orBoolean =
  (slot: Slot): Slot =>
  (value: unknown, key) => {
    const type = typeof slot === 'function' ? slot(value, key) : slot;
    return type === 'Schema' && typeof value === 'boolean' ? { type: 'boolean' } : type;
  };

/**
 * Extends Redocly's node types for OpenAPI 3.1 and later: they allow `true` and `false` in some schema
 * positions only, while JSON Schema 2020-12 (section 4.3.2) allows them in all.
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
