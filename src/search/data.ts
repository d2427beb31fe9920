import type { SearchData } from './types.ts';

/** Loads the chunk with all search entries. It is named here only: a second import would make a second chunk. */
export async function loadSearchData(): Promise<SearchData> {
  const { default: data } = await import('@generated/search/default/search.json');
  return data;
}
