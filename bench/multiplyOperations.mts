import { en } from '@faker-js/faker';
import { METHODS } from '../src/reference/read/types.ts';
import type { Spec, OperationObject, PathItem } from '../src/reference/read/types.ts';

/** Adjectives for the names of copied operations. They make the names as different as real names. */
const ADJECTIVES = (en.word?.adjective ?? []).filter((word) => /^[a-z]{4,12}$/.test(word));

/**
 * Replaces every description with a generated description that contains the word. Keeps samples, because changed
 * samples would not match their schema.
 */
function describeAs(value: unknown, word: string): unknown {
  if (Array.isArray(value)) return value.map((each) => describeAs(each, word));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, each]): [string, unknown] => {
    if (/^(?:examples?|default|enum|x-.*)$/.test(key)) return [key, each];
    const isText = key === 'description' && typeof each === 'string';
    return [key, isText ? `${each.trimEnd()} Only ${word} ones.` : describeAs(each, word)];
  });
  return Object.fromEntries(entries);
}

/** Inserts a word into an operationId or title: `generate-an-ipv4-address` becomes `generate-a-brisk-ipv4-address`. */
const rename = (name: string, word: string): string =>
  name.replace(/^(generate)([- ])(?:an?\b)?\2?/i, `$1$2a$2${word}$2`);

/**
 * Creates an OpenAPI document with `count` operations: the operations of the source, and then copies of them. A copy has
 * a new name, tag and descriptions, but the parameters, schemas and samples of the original.
 */
export function multiplyOperations(source: Spec, count: number): Spec {
  const items = Object.entries(source.paths as Record<string, PathItem>);
  const operations = items.flatMap(([path, item]) =>
    METHODS.flatMap((method) => (item[method] ? [{ path, method, operation: item[method] }] : [])),
  );
  const taken = new Set(operations.flatMap(({ operation }) => operation.operationId.split('-')));
  const words = ADJECTIVES.filter((word) => !taken.has(word));
  const paths: Record<string, PathItem> = {};
  for (let index = 0; index < count; index += 1) {
    const copy = Math.floor(index / operations.length);
    const own = operations[index % operations.length];
    // The prime 97 gives different words to all copies of an operation, and to neighbouring operations.
    const word = words[((index % operations.length) + copy * 97) % words.length] ?? '';
    if (!own) continue;
    const { operationId, summary, tags, ...rest } = own.operation;
    const copied = {
      operationId: rename(operationId, word),
      summary: rename(summary, word),
      tags: tags.map((tag) => `${tag}-${copy}`),
      ...(describeAs(rest, word) as Omit<OperationObject, 'operationId' | 'summary' | 'tags'>),
    };
    const path = own.path.replace(/\/([^/]+)$/, `-${copy}/${word}-$1`);
    if (copy === 0) paths[own.path] = { [own.method]: own.operation };
    else paths[path] = { [own.method]: copied };
  }
  const copies = Array.from({ length: Math.ceil(count / operations.length) }, (_, copy) => copy);
  const tags = copies.flatMap((copy) =>
    (source.tags ?? []).map((tag) => {
      if (copy === 0) return tag;
      const display = `${tag['x-displayName'] ?? tag.name} ${copy + 1}`;
      return { ...tag, name: `${tag.name}-${copy}`, 'x-displayName': display };
    }),
  );
  return { ...source, tags, paths };
}
