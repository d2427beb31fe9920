import { loadSearchData } from './data.ts';
import type { GeneratorEntry } from './types.ts';

/** What every slug of a generator begins with. */
const BEGINNING = /^generate-an?-(random-)?/;

/**
 * The generators whose names are nearest to an address that does not exist. The names are loaded on the first call.
 *
 * @param slug Last part of the address: `generate-a-lion`.
 * @throws Error when the names could not be loaded.
 */
export async function findNearestToAddress(slug: string): Promise<GeneratorEntry[]> {
  const [{ findNearest }, data] = await Promise.all([import('./nearest.ts'), loadSearchData()]);
  return findNearest(data.generators, slug.replace(BEGINNING, '').replaceAll('-', ' '));
}
