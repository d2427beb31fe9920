import type { GeneratorEntry, Hit } from './entries.ts';

/** Beginning of every slug of a generator. */
const BEGINNING = /^generate-an?-(random-)?/;

/** Number of generators that are named. */
const MOST = 3;

/**
 * Whether a hit has a word of the query, or its beginning. Words that only look alike are left out: a reader who looked
 * for a unicorn does not want Unicode.
 */
function hasWord({ terms }: Hit, words: readonly string[]): boolean {
  return terms.some((term) => words.some((word) => word.length > 2 && term.startsWith(word)));
}

/**
 * The generators that an address that does not exist may have meant: those whose address is one letter off, and those
 * that the search finds for its words, by name, synonym or value of a parameter, else those with similar names.
 * The search is loaded on the first call.
 *
 * @param slug Last part of the address: `generate-a-lion`.
 * @throws Error when the search could not be loaded.
 */
export async function findNearestToAddress(slug: string): Promise<GeneratorEntry[]> {
  const [
    { loadSearch },
    { isGenerator },
    { findNearest },
    { readQueryTerms, withPairs },
    { distance },
  ] = await Promise.all([
    import('./load.ts'),
    import('./entries.ts'),
    import('./nearest.ts'),
    import('./text.ts'),
    import('fastest-levenshtein'),
  ]);
  const { data, search } = await loadSearch();
  const words = slug.replace(BEGINNING, '').replaceAll('-', ' ');
  const terms = withPairs(readQueryTerms(words));
  const found = search(words)
    .filter((hit) => hasWord(hit, terms))
    .flatMap(({ entry }) => (isGenerator(entry) ? [entry] : []));
  const misspelt = data.generators.filter((entry) => distance(entry.slug, slug) === 1);
  const near = [...new Set([...misspelt, ...found])].slice(0, MOST);
  return near.length > 0 ? near : findNearest(data.generators, words);
}
