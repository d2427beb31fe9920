import { createSearch } from './search.ts';
import type { SearchFunction, SearchData } from './entries.ts';

/** Loaded search data, and the function that searches it. */
export interface LoadedSearch {
  data: SearchData;
  search: SearchFunction;
}

let loaded: Promise<LoadedSearch> | undefined;

async function load(): Promise<LoadedSearch> {
  const { default: data } = await import('@generated/search/default/search.json');
  return { data, search: createSearch(data) };
}

/** Loads the chunk with the search data, and indexes it once. After a failure, the next call retries. */
export function loadSearch(): Promise<LoadedSearch> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}
