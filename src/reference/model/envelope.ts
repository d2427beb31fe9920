import { resolveField } from './resolve.ts';
import type { Components, FieldNode, FieldView, ResponseBody } from './types.ts';

/** Name of the property that contains the values of a response. */
const DATA = 'data';

/**
 * Returns the only value of a response if it is a string with several lines. JSON would show its line breaks as
 * escapes.
 */
export function multilineText({ data: [text, ...others] }: ResponseBody): string | undefined {
  if (others.length > 0 || typeof text !== 'string' || !/\n./.test(text)) return undefined;
  return text.replaceAll('\r\n', '\n').trimEnd();
}

/** Returns the field with the values of a response. */
export function valuesField(components: Components, schema?: FieldNode): FieldView | undefined {
  const { properties = [] } = schema ? resolveField(components, schema) : {};
  return properties
    .map((property) => resolveField(components, property))
    .find(({ name }) => name === DATA);
}
