import type { SchemaNode } from './schema/tree.ts';

/** The property of a response that holds its values, in an API that wraps them. */
const DATA = 'data';

/** The values of a response's body: those of `data` where there is such an envelope, else the body. */
export function valuesOf(body: unknown): unknown[] {
  const data = typeof body === 'object' && body !== null && DATA in body ? body[DATA] : body;
  return Array.isArray(data) ? data : [data];
}

/** The part of a body's tree that describes its values: `data` where there is such an envelope. */
export function valuesNode(root: SchemaNode): SchemaNode {
  return root.properties.find(({ name }) => name === DATA) ?? root;
}
