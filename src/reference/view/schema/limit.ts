import type { SchemaObject } from '../../read/types.ts';

/**
 * What a number must be above and below. In OpenAPI 3.0 exclusive limits are flags beside `minimum` and `maximum`, in
 * JSON Schema 2020-12 they are numbers.
 */
export function exclusiveLimits(schema: SchemaObject): { above?: number; below?: number } {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const resolve = (exclusive: number | boolean | undefined, other: number | undefined) =>
    typeof exclusive === 'number' ? exclusive : exclusive ? other : undefined;
  return { above: resolve(exclusiveMinimum, minimum), below: resolve(exclusiveMaximum, maximum) };
}

/** Splits a limit into words and the pattern at its end: `each matches ^a+$`. */
export function splitLimit(limit: string): { words: string; pattern?: string } {
  const [, words = limit, pattern] = /^((?:each )?matches) (.*)$/s.exec(limit) ?? [];
  return { words, pattern };
}
