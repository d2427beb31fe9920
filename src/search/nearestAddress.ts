import type { GeneratorEntry } from './entries.ts';

/** What every slug of a generator begins with. */
const BEGINNING = /^generate-an?-(random-)?/;

/** How many generators are named. */
const MOST = 3;

/**
 * The generators that an address that does not exist may have meant: those whose address is one letter off, and those
 * that the search finds for its words, by name, synonym or value of a parameter, else those with the most similar names.
 * The search is loaded on the first call.
 *
 * @param slug Last part of the address: `generate-a-lion`.
 * @throws Error when the search could not be loaded.
 */
export async function findNearestToAddress(slug: string): Promise<GeneratorEntry[]> {
  const [{ loadSearch }, { isGenerator }, { findNearest }, { distance }] = await Promise.all([
    import('./load.ts'),
    import('./entries.ts'),
    import('./nearest.ts'),
    import('fastest-levenshtein'),
  ]);
  const { data, search } = await loadSearch();
  const words = slug.replace(BEGINNING, '').replaceAll('-', ' ');
  const found = search(words).flatMap(({ entry }) => (isGenerator(entry) ? [entry] : []));
  const misspelt = data.generators.filter((entry) => distance(entry.slug, slug) === 1);
  const near = [...new Set([...misspelt, ...found])].slice(0, MOST);
  return near.length > 0 ? near : findNearest(data.generators, words);
}
