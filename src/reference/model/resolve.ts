import type { Components, FieldNode, FieldView, ResponseNode, ResponseView } from './types.ts';

function find<T>(components: Readonly<Record<string, T>>, $ref: string): T {
  const component = components[$ref];
  if (component === undefined) throw new Error(`The document has no component ${$ref}.`);
  return component;
}

/** Merges a field with its component. Properties of the field override those of the component. */
export function resolveField(components: Components, node: FieldNode): FieldView {
  if (!('$ref' in node)) return node;
  const { $ref, ...own } = node;
  return { ...resolveField(components, find(components.fields, $ref)), ...own };
}

/** Merges a response with its component. */
export function resolveResponse({ responses }: Components, node: ResponseNode): ResponseView {
  if (!('$ref' in node)) return node;
  const { $ref, ...own } = node;
  return { ...find(responses, $ref), ...own };
}
