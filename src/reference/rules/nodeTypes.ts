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
function allowBooleanSchemas(
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

/**
 * Redocly says that the scopes of a device flow are of its type `string`, which it does not have: it throws at
 * the first one. They are texts, like those of the other flows.
 */
function describeScopes(types: Record<string, NodeType>): Record<string, NodeType> {
  const { DeviceAuthorization: flow } = types;
  if (!flow) return types;
  const scopes = { type: 'object', additionalProperties: { type: 'string' } } as const;
  return {
    ...types,
    DeviceAuthorization: { ...flow, properties: { ...flow.properties, scopes } },
  };
}

/** What a description may have beyond Redocly's node types. */
export function extendTypes(
  types: Record<string, NodeType>,
  version: string,
): Record<string, NodeType> {
  return describeScopes(allowBooleanSchemas(types, version));
}
