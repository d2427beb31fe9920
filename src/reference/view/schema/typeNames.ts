import type { SchemaObject } from '../../read/types.ts';

/** Names of the types that a flat schema allows, stated or implied by other keywords; at least one. */
export function typeNames(schema: SchemaObject): string[] {
  const { type, nullable } = schema;
  const stated = type === undefined ? impliedType(schema) : [type].flat();
  const names = stated.length > 0 ? stated : [impliedChoice(schema)];
  return nullable && !names.includes('null') ? [...names, 'null'] : names;
}

function impliedChoice(schema: SchemaObject): string {
  if (schema.oneOf) return 'one of';
  return schema.anyOf ? 'any of' : 'any value';
}

function typeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function impliedType(schema: SchemaObject): string[] {
  const { properties, patternProperties, additionalProperties, required } = schema;
  if (properties ?? patternProperties ?? additionalProperties ?? required) return ['object'];
  if (schema.items ?? schema.prefixItems) return ['array'];
  const values = schema.enum ?? ('const' in schema ? [schema.const] : []);
  return [...new Set(values.map(typeName))];
}
