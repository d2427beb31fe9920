import { createHash } from 'node:crypto';
import type { ContentCache } from '../contentCache.ts';
import { mainResponse } from './description/model.ts';
import type { Api, Operation } from './description/model.ts';
import type { Description } from './description/types.ts';
import { findRelated } from './pages/operationPage.ts';

/** What a former run has made of an operation, as most of them are the same from run to run. */
export interface Memory {
  /**
   * What `make` makes, or has made of the same in a former run.
   *
   * @param what names it; another name for everything that is made in another way
   * @param source all that it is made from, as JSON can say it
   * @param make its result has to be the same after JSON
   */
  recall: <T>(what: string, source: unknown, make: () => T) => T;
  /** The same for what is not made at once. */
  recallLater: <T>(what: string, source: unknown, make: () => Promise<T>) => Promise<T>;
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
  const way = (what: string): string => `${what} ${state}`;
  const write = (made: unknown): Buffer => Buffer.from(JSON.stringify(made));
  const read = <T>(kept: Buffer): T => JSON.parse(kept.toString()) as T;
  return {
    recall(what, source, make) {
      return read(cache.get(JSON.stringify(source), way(what), () => write(make())));
    },
    async recallLater(what, source, make) {
      const json = JSON.stringify(source);
      return read(await cache.getLater(json, way(what), async () => write(await make())));
    },
  };
}

const digests = new WeakMap<object, string>();

function digest(value: object): string {
  const known = digests.get(value);
  if (known !== undefined) return known;
  const fresh = createHash('sha256').update(JSON.stringify(value)).digest('base64');
  digests.set(value, fresh);
  return fresh;
}

const scopes = new WeakMap<Description, object>();

/** What references of a description lead to: its components, or all of it when one leads elsewhere. */
function scopeOf(source: Description): object {
  const known = scopes.get(source);
  if (known) return known;
  const isElsewhere = /"\$ref":"(?!#\/components\/)/.test(JSON.stringify(source));
  const scope = isElsewhere ? source : (source.components ?? {});
  scopes.set(source, scope);
  return scope;
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
