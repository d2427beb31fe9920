import { resolveField } from './resolve.ts';
import type { Components, FieldNode, FieldView, ResponseBody } from './types.ts';

/** The property of each response that has the values. */
const DATA = 'data';

/** The only value of a response, if it is a text of several lines, which JSON escapes. */
export function textOf({ data: [text, ...others] }: ResponseBody): string | undefined {
  if (others.length > 0 || typeof text !== 'string' || !/\n./.test(text)) return undefined;
  return text.replaceAll('\r\n', '\n').trimEnd();
}

/** The field of a body's values. */
export function valuesField(components: Components, schema?: FieldNode): FieldView | undefined {
  const { properties = [] } = schema ? resolveField(components, schema) : {};
  return properties
    .map((property) => resolveField(components, property))
    .find(({ name }) => name === DATA);
}
