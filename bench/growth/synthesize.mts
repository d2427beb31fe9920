import { en } from '@faker-js/faker';
import { METHODS } from '../../src/reference/read/types.ts';
import type {
  Description,
  Method,
  OperationObject,
  PathItem,
} from '../../src/reference/read/types.ts';

/** Words that make the names of copies differ as those of real operations do. */
const WORDS = (en.word?.adjective ?? []).filter((word) => /^[a-z]{4,12}$/.test(word));

interface Source {
  path: string;
  method: Method;
  operation: OperationObject;
}

function listOperations({ paths }: Description): Source[] {
  return Object.entries(paths as Record<string, PathItem>).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );
}

/** A value in which every description is about what the word says. */
function describeAs(value: unknown, word: string): unknown {
  if (Array.isArray(value)) return value.map((each) => describeAs(each, word));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, each]): [string, unknown] =>
    key === 'description' && typeof each === 'string'
      ? [key, `${each.trimEnd()} Only ${word} ones.`]
      : // Samples stay unchanged: others would not match their schema.
        [key, /^(?:examples?|default|enum|x-.*)$/.test(key) ? each : describeAs(each, word)],
  );
  return Object.fromEntries(entries);
}

/** `generate-an-ipv4-address` as `generate-a-brisk-ipv4-address`; both are read alike. */
const rename = (name: string, word: string): string =>
  name.replace(/^(generate)([- ])(?:an?\b)?\2?/i, `$1$2a$2${word}$2`);

function copyOperation(
  { path, method, operation }: Source,
  word: string,
  copy: number,
): [path: string, item: PathItem] {
  const { operationId, summary, tags, ...rest } = operation;
  const copied = {
    operationId: rename(operationId, word),
    summary: rename(summary, word),
    tags: tags.map((tag) => `${tag}-${copy}`),
    ...(describeAs(rest, word) as object),
  };
  return [path.replace(/\/([^/]+)$/, `-${copy}/${word}-$1`), { [method]: copied }];
}

/**
 * A description with so many operations: those of another, and then copies of them with names, tags and
 * texts of their own. Each has the parameters, schemas and samples of the operation that it copies.
 *
 * @throws RangeError when there are not enough words to tell the copies apart
 */
export function synthesize(source: Description, count: number): Description {
  const operations = listOperations(source);
  const copies = Math.ceil(count / operations.length);
  const taken = new Set(operations.flatMap(({ operation }) => operation.operationId?.split('-')));
  const words = WORDS.filter((word) => !taken.has(word));
  // No operation's copies share a word, and neighbours have different ones: 97 is a prime.
  const wordOf = (operation: number, copy: number): string =>
    words[(operation + copy * 97) % words.length] ?? '';
  if (copies > words.length) throw new RangeError(`Too many operations: ${count}`);
  const paths = Array.from({ length: count }, (_, index): [string, PathItem] => {
    const copy = Math.floor(index / operations.length);
    const number = index % operations.length;
    const own = operations[number];
    if (!own) throw new RangeError('The description has no operation.');
    return copy === 0
      ? [own.path, { [own.method]: own.operation }]
      : copyOperation(own, wordOf(number, copy), copy);
  });
  const tags = Array.from({ length: copies }, (_, copy) =>
    (source.tags ?? []).map((tag) => {
      const { name, 'x-displayName': display = name } = tag;
      return copy === 0
        ? tag
        : { ...tag, name: `${name}-${copy}`, 'x-displayName': `${display} ${copy + 1}` };
    }),
  ).flat();
  const grown: Record<string, PathItem> = Object.fromEntries<PathItem>(paths);
  return { ...source, tags, paths: grown };
}
