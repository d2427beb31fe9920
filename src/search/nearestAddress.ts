import type { GeneratorEntry } from './types.ts';

/** What every slug of a generator begins with. */
const BEGINNING = /^generate-an?-(random-)?/;

/** How many generators are named. */
const MOST = 3;

/**
 * The generators that an address that does not exist may have meant: those that the search finds for its words, by
 * name, synonym or value of a parameter, else those with the most similar names. The search is loaded on the first call.
 *
 * @param slug Last part of the address: `generate-a-lion`.
 * @throws Error when the search could not be loaded.
 */
export async function findNearestToAddress(slug: string): Promise<GeneratorEntry[]> {
  const [{ loadSearch }, { isGenerator }, { findNearest }] = await Promise.all([
    import('./load.ts'),
    import('./fields.ts'),
    import('./nearest.ts'),
  ]);
  const { data, search } = await loadSearch();
  const words = slug.replace(BEGINNING, '').replaceAll('-', ' ');
  const found = search(words).flatMap(({ entry }) => (isGenerator(entry) ? [entry] : []));
  return found.length > 0 ? found.slice(0, MOST) : findNearest(data.generators, words);
}
