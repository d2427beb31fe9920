import { isGenerator } from './entries.ts';
import type { SearchEntry, PageEntry, SearchFunction, SearchData } from './entries.ts';
import {
  createIndex,
  findMatches,
  isLanguageCode,
  splitPlaceHeading,
  valueKey,
} from './searchIndex.ts';
import { parseQuery } from './query.ts';
import type { TermStatistics } from './query.ts';
import { scoreMatch } from './score.ts';
import { tokenize } from './tokenize.ts';

/** Lists countries and languages by the terms of their names. If two have the same name, the last entry is used. */
const listPlaces = (pages: readonly PageEntry[]) =>
  new Map(
    pages
      .filter(({ places }) => places !== undefined)
      .flatMap((entry) =>
        [...splitPlaceHeading(entry.heading ?? ''), ...entry.aliases]
          .filter((name) => !isLanguageCode(name))
          .map((name): [string, PageEntry] => [tokenize(name).join(' '), entry]),
      ),
  );

/** Returns the matched sample value that begins with the query. */
function findSample(entry: SearchEntry, text: string, matched: readonly string[]): string {
  const samples = isGenerator(entry) ? entry.samples : [];
  const isShown = (key: string) => key.startsWith(valueKey(text)) && matched.includes(key);
  return samples.find((sample) => isShown(valueKey(sample))) ?? '';
}

/** Indexes the data, which takes some milliseconds, and returns the search function. */
export function createSearch({
  generators,
  pages,
  languages,
}: Omit<SearchData, 'parameters'>): SearchFunction {
  const entries = [...generators, ...pages];
  const index = createIndex(entries);
  const counts = new Map<string, number>();
  const vocabulary: TermStatistics = {
    size: entries.length,
    countEntries: (term) => {
      const count = counts.get(term) ?? index.search(term).length;
      counts.set(term, count);
      return count;
    },
    hasBeginning: (term) => index.search(term, { prefix: true }).length > 0,
    places: listPlaces(pages),
    languages,
  };
  return (text) => {
    const query = parseQuery(text, vocabulary);
    return findMatches(index, query)
      .map((found) => {
        const entry = entries[found.id as number]!;
        const terms = [...found.terms].sort((a, b) => query.rarityOf(a) - query.rarityOf(b) || 0);
        const sample = findSample(entry, query.text, terms);
        return { entry, terms, sample, score: scoreMatch(query, { ...found, entry }) };
      })
      .filter((hit) => hit.score > 0)
      .sort((a, b) => b.score - a.score);
  };
}
