import { digestOf } from '../contentCache.ts';
import type { ContentCache } from '../contentCache.ts';
import { findRelated, mainResponse } from './read/model.ts';
import type { Api, Operation } from './read/model.ts';
import type { Description } from './read/types.ts';
import { once } from './once.ts';

/** What a former run has made of an operation, as most of them are the same from run to run. */
export interface Memory {
  /**
   * What `make` makes, or has made of the same in a former run.
   *
   * @param what names it; another name for everything that is made in another way
   * @param source yields all that it is made from, as JSON can say it
   * @param make its result has to be the same after JSON
   */
  recall: <T>(what: string, source: () => unknown, make: () => T) => T;
  /** The same for what is not made at once. */
  recallLater: <T>(what: string, source: () => unknown, make: () => Promise<T>) => Promise<T>;
}

/** Everything is made anew. */
export const noMemory: Memory = {
  recall: (_what, _source, make) => make(),
  recallLater: (_what, _source, make) => make(),
};

/**
 * @param state changes with the code that makes things
 */
export function createMemory(cache: ContentCache, state: string): Memory {
  const open = (what: string, source: () => unknown) => {
    const key: [string, string] = [JSON.stringify(source()), `${what} ${state}`];
    const kept = cache.find(...key);
    if (kept) cache.keep(...key, kept);
    return {
      kept,
      keep: <T>(made: T): T => {
        cache.keep(...key, Buffer.from(JSON.stringify(made)));
        return made;
      },
    };
  };
  const read = <T>(kept: Buffer): T => JSON.parse(kept.toString()) as T;
  return {
    recall(what, source, make) {
      const { kept, keep } = open(what, source);
      return kept ? read(kept) : keep(make());
    },
    async recallLater(what, source, make) {
      const { kept, keep } = open(what, source);
      return kept ? read(kept) : keep(await make());
    },
  };
}

const digests = new WeakMap<object, string>();

/** Stands for something large that many things are made from. */
export function digest(value: object): string {
  return once(digests, value, () => digestOf(JSON.stringify(value)));
}

const scopes = new WeakMap<Description, object>();

/** What references of a description lead to: its components, or all of it when one leads elsewhere. */
function scopeOf(source: Description): object {
  return once(scopes, source, () => {
    const isElsewhere = /"\$ref":"(?!#\/components\/)/.test(JSON.stringify(source));
    return isElsewhere ? source : (source.components ?? {});
  });
}

/** All that the types of responses are made from. */
export function schemasOf({ source, title, version, operations }: Api): unknown[] {
  const schemas = operations.map((operation) =>
    Object.entries(mainResponse(operation)?.content ?? {}).map(([type, { schema }]) => [
      type,
      schema,
    ]),
  );
  return [digest(scopeOf(source)), title, version, schemas, operations.map(({ slug }) => slug)];
}

/** All that is said of an operation, what its references lead to, and its neighbours. */
export function contentOf(api: Api, operation: Operation): unknown[] {
  const { label, operations } = findRelated(api, operation);
  const neighbours = operations.map((each) => [each.label, each.slug]);
  return [digest(operation), digest(scopeOf(api.source)), label, neighbours];
}
