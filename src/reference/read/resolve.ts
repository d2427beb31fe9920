import type { Spec, Reference, ResolvedReference } from './types.ts';

export function isReference(node: unknown): node is Reference {
  return (
    typeof node === 'object' && node !== null && '$ref' in node && typeof node.$ref === 'string'
  );
}

/** Returns the tokens of a JSON Pointer in a URI fragment (RFC 6901, sections 3 to 6). */
export function pointerTokens(ref: string): string[] {
  return decodeURIComponent(ref.replace(/^#\//, ''))
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns the component's name, the last token of a reference. */
export function referenceName(ref: string): string {
  return pointerTokens(ref).at(-1) ?? '';
}

/**
 * Follows references within one document to a node that is not a reference. Keywords next to a reference, such as a
 * description, override those of the node.
 *
 * @throws Error if a reference does not resolve.
 */
export function resolveReference<T>(spec: Spec, node: T | Reference): T {
  if (!isReference(node)) return node;
  const { $ref, ...siblings } = node;
  const target = pointerTokens($ref).reduce<unknown>(
    (parent, token) => (parent as Record<string, unknown> | undefined)?.[token],
    spec,
  );
  if (target === undefined) throw new Error(`The target of $ref ${$ref} does not exist.`);
  return { ...resolveReference(spec, target as T), ...siblings };
}

/** Resolves a reference, and keeps the name of its component. */
export function resolveNamed<T>(spec: Spec, node: T | Reference): ResolvedReference<T> {
  const origin: Partial<Reference> = isReference(node) ? { $ref: node.$ref } : {};
  return { ...resolveReference(spec, node), ...origin };
}
