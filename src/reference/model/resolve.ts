import type { Components, FieldNode, FieldView, ResponseNode, ResponseView } from './types.ts';

/** The component with a name. */
function find<T>(components: Readonly<Record<string, T>>, $ref: string): T {
  const component = components[$ref];
  if (component === undefined) throw new Error(`The document has no component ${$ref}.`);
  return component;
}

/** A field with what its component says. What is said of the field itself wins. */
export function resolveField(components: Components, node: FieldNode): FieldView {
  if (!('$ref' in node)) return node;
  const { $ref, ...own } = node;
  return { ...resolveField(components, find(components.fields, $ref)), ...own };
}

/** A response with what its component says. */
export function resolveResponse({ responses }: Components, node: ResponseNode): ResponseView {
  if (!('$ref' in node)) return node;
  const { $ref, ...own } = node;
  return { ...find(responses, $ref), ...own };
}
