import { isObject } from '../isObject.ts';
import type { Description, Reference } from './types.ts';

/** Whether a node is a Reference Object. */
export function isReference(node: unknown): node is Reference {
  return (
    typeof node === 'object' && node !== null && '$ref' in node && typeof node.$ref === 'string'
  );
}

/** Whether a reference is a URL rather than a file path. */
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

/** The last token of a reference, which is the component's name. */
export function referenceName(ref: string): string {
  return pointerTokens(ref).at(-1) ?? '';
}

/** A node with the words beside a reference to it in the place of its own, as OpenAPI 3.1 has it. */
function override(node: unknown, { summary, description }: Words): unknown {
  if (!isObject(node) || (summary === undefined && description === undefined)) return node;
  return {
    ...node,
    ...(summary !== undefined && { summary }),
    ...(description !== undefined && { description }),
  };
}

interface Words {
  summary?: string;
  description?: string;
}

/**
 * Follows references within one document to a node that is not a reference. Words beside a reference, the
 * outermost of several, replace the node's own.
 *
 * @throws Error when a reference does not resolve or is circular.
 */
export function resolveReference<T>(description: Description, node: T | Reference): T {
  const seen = new Set<string>();
  let current: unknown = node;
  let words: Words = {};
  while (isReference(current)) {
    const { $ref, summary, description: own } = current as Reference & Words;
    words = { summary: words.summary ?? summary, description: words.description ?? own };
    if (seen.has($ref)) throw new Error(`$ref ${$ref} refers to itself`);
    seen.add($ref);
    current = pointerTokens($ref).reduce<unknown>(
      (parent, token) => (parent as Record<string, unknown> | undefined)?.[token],
      description,
    );
    if (current === undefined) throw new Error(`$ref ${$ref} leads nowhere`);
  }
  return override(current, words) as T;
}
