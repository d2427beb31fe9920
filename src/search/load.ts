import { createSearch } from './engine.ts';
import type { Search } from './engine.ts';
import type { SearchData } from './types.ts';

/** The data that the browser has loaded, ready to be searched. */
export interface LoadedSearch {
  data: SearchData;
  search: Search;
}

let loaded: Promise<LoadedSearch> | undefined;

async function load(): Promise<LoadedSearch> {
  const { default: data } = await import('@generated/search/default/search.json');
  return { data, search: createSearch(data) };
}

/** Loads the data once; after a failure the next call tries again. */
export function loadSearch(): Promise<LoadedSearch> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}
