import type { Description, Reference } from './types.ts';

/** Whether a node stands for another one, to which its `$ref` leads. */
export function isReference(node: unknown): node is Reference {
  return (
    typeof node === 'object' && node !== null && '$ref' in node && typeof node.$ref === 'string'
  );
}

/** Whether a reference names another host, not a file beside the description. */
export function isRemote(reference: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(reference);
}

/** The tokens of a JSON pointer in a URI fragment (RFC 6901, sections 3 to 6). */
function pointerTokens(ref: string): string[] {
  const pointer = decodeURIComponent(ref.replace(/^#\/?/, ''));
  return pointer === ''
    ? []
    : pointer.split('/').map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The last token of a reference: the component's name. */
export function referenceName(ref: string): string {
  return pointerTokens(ref).at(-1) ?? '';
}

/**
 * Follows references inside one document until something that is none.
 *
 * @throws Error when a reference leads nowhere or in a circle of references only.
 */
export function resolveReference<T>(description: Description, node: T | Reference): T {
  const seen = new Set<string>();
  let current: unknown = node;
  while (isReference(current)) {
    const { $ref } = current;
    if (seen.has($ref)) throw new Error(`$ref ${$ref} refers to itself`);
    seen.add($ref);
    current = pointerTokens($ref).reduce<unknown>(
      (parent, token) => (parent as Record<string, unknown> | undefined)?.[token],
      description,
    );
    if (current === undefined) throw new Error(`$ref ${$ref} leads nowhere`);
  }
  return current as T;
}
