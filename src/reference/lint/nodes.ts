/** Helpers of lint rules: locations, schemas and values. */
import { Validator } from '@cfworker/json-schema';
import type { LocationObject, UserContext } from '@redocly/openapi-core';
import { PATTERN_DESCRIPTION_KEYWORD } from '../read/types.ts';

export type JsonObject = Record<string, unknown>;

/** Returns the location of a node's key instead of its value. */
export function keyLocation(location: UserContext['location']): Partial<LocationObject> {
  return location.key() as Partial<LocationObject>;
}

/** Resolves the `$ref` of a schema, and of its items. */
export function resolveSchema(
  { $ref, ...own }: JsonObject,
  context: UserContext,
  from?: string,
): JsonObject {
  const target = typeof $ref === 'string' ? context.resolve<JsonObject>({ $ref }, from) : undefined;
  const schema = { ...target?.node, ...own };
  const { items } = schema;
  if (items === undefined) return schema;
  return {
    ...schema,
    items: resolveSchema(
      items as JsonObject,
      context,
      target?.location?.source.absoluteRef ?? from,
    ),
  };
}

/** Explains why a value does not match its schema; undefined if it does. */
export function explainMismatch(schema: JsonObject, value: unknown): string | undefined {
  const { valid, errors } = new Validator(schema, '2020-12', false).validate(value);
  if (valid) return undefined;
  const { keyword = '', error = '' } = errors.at(-1) ?? {};
  const words = schema[PATTERN_DESCRIPTION_KEYWORD];
  return keyword === 'pattern' && typeof words === 'string' ? `It must be ${words}.` : error;
}
