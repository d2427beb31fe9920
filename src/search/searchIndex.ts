/** Indexes entries with MiniSearch, and finds those that match a query. */
import MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import { isGenerator, entryName } from './entries.ts';
import type { SearchEntry } from './entries.ts';
import type { Query } from './query.ts';
import { nameKey, tokenize, withBigrams } from './tokenize.ts';

/** Boosts of fields that are indexed by word, and of fields that are compared as a whole. */
const WORD_BOOSTS = {
  name: 10,
  aliases: 7,
  options: 0.3,
  parameters: 2,
  context: 2,
  path: 1,
  properties: 1,
  returns: 0.1,
  text: 1,
  code: 0.5,
  limits: 0.5,
};
const WHOLE_BOOSTS = { names: 60, otherNames: 40, identifiers: 60, values: 10 };
/** Boosts for a plain word. Many values equal a plain word, but readers rarely search for them. */
const PLAIN_WORD_BOOSTS = { ...WHOLE_BOOSTS, values: 0.2 };

export type SearchField = keyof typeof WORD_BOOSTS | keyof typeof WHOLE_BOOSTS;

/** Boost of common words, and of words that name the country or language. */
const MINOR_BOOST = 0.1;

/** Returns the same key for texts that are equal as identifiers or values. */
export const valueKey = (text: string): string =>
  text.toLowerCase().replaceAll(/^https?:\/\/[^/]*|[^\p{L}\p{N}#+]/gu, '');

/** Whether a name has several words: `minAge`, `min_age`. */
const isCompound = (name: string): boolean => /\p{Ll}\p{Lu}|_/u.test(name);

/** Returns the names in the heading of a country or language: `Switzerland` and `Swiss` in `Switzerland (Swiss)`. */
export const splitPlaceHeading = (heading: string): string[] =>
  heading
    .split(/[(),]/)
    .map((text) => text.trim())
    .filter(Boolean);

/**
 * Whether a name may be a language code. Such codes are also words of other languages, or country codes: `de`, `it`,
 * `uk`.
 */
export const isLanguageCode = (name: string): boolean => /^\p{Ll}{2}$/u.test(name);

/** Returns the texts of an entry for each indexed field. */
function textsOf(entry: SearchEntry): Partial<Record<SearchField, string[]>> {
  const { aliases } = entry;
  const name = entryName(entry);
  if (isGenerator(entry)) {
    const { options, parameters, limits, method, path, slug } = entry;
    const properties = entry.properties.map((each) => each.split('.').at(-1) ?? '');
    const withoutVersion = path.replace(/^\/[^/]+/, '');
    // Selects names such as `minAge` and `min_age`. Plain words are indexed as words.
    const compound = [...parameters, ...properties].filter(isCompound);
    return {
      name: [name],
      names: [nameKey(name)],
      aliases,
      otherNames: aliases.map(nameKey),
      options,
      parameters,
      properties,
      limits,
      path: [method, path],
      context: [entry.tag],
      returns: [entry.returns],
      identifiers: [...compound, path, withoutVersion, slug].map(valueKey),
      values: entry.samples.map(valueKey),
    };
  }
  if (entry.places) {
    const names = splitPlaceHeading(name);
    // Locales are not indexed as one word, because `ru-BY` would match `Ruby`.
    return {
      name: names,
      names: names.filter((each) => !isLanguageCode(each)).map(nameKey),
      aliases: aliases.flatMap((each) => each.split('-')),
      otherNames: aliases.filter((each) => !each.includes('-')).map(nameKey),
    };
  }
  return {
    name: [name],
    names: [nameKey(name)],
    aliases,
    otherNames: aliases.map(nameKey),
    context: entry.heading === undefined ? entry.tags : [entry.title],
    text: [entry.text, entry.table ?? ''],
    code: [entry.code ?? ''],
  };
}

type Index = MiniSearch<{ id: number; texts: Partial<Record<SearchField, string[]>> }>;

/** Indexes entries by their positions in the list. */
export function createIndex(entries: readonly SearchEntry[]): Index {
  const index: Index = new MiniSearch({
    fields: [...Object.keys(WORD_BOOSTS), ...Object.keys(WHOLE_BOOSTS)],
    extractField: ({ id, texts }, field) =>
      field === 'id' ? id : (texts[field as SearchField] ?? []).join('\n'),
    // Bigrams must not join words of different texts.
    tokenize: (text, field = '') =>
      text
        .split('\n')
        .flatMap((line) => (field in WHOLE_BOOSTS ? line : withBigrams(tokenize(line)))),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (term) => [term],
      fields: Object.keys(WORD_BOOSTS),
      boost: WORD_BOOSTS,
    },
  });
  index.addAll(entries.map((entry, id) => ({ id, texts: textsOf(entry) })));
  return index;
}

/**
 * Finds the entries that contain a word of a query or a similar word, or have a name or value that is part of the query.
 */
export function findMatches(index: Index, query: Query): SearchResult[] {
  const { text, terms, names, misspelt, place, isMinor, isBeginning } = query;
  const isPlace = (term: string) => place?.terms.includes(term) === true;
  const values = new Set([text, ...text.split(/\s+/).filter(isCompound)].map(valueKey));
  return index.search({
    queries: [
      {
        queries: [...withBigrams(terms), ...[...misspelt.values()].flat()],
        prefix: (term) => term.length > 1 && !isPlace(term) && isBeginning(term),
        weights: { prefix: 0.3, fuzzy: 0 },
        boostTerm: (term) => (isMinor(term) || isPlace(term) ? MINOR_BOOST : 1),
      },
      {
        queries: [...misspelt.keys()],
        fields: ['name', 'aliases'],
        fuzzy: (term) => (term.length > 7 ? 2 : term.length > 4 && 1),
        weights: { prefix: 0, fuzzy: 0.3 },
      },
      {
        queries: [...names.keys()],
        fields: ['names', 'otherNames'],
        boost: WHOLE_BOOSTS,
        boostTerm: (term) => names.get(term) ?? 0,
        // Disables length normalization, so that each of many aliases has the same weight.
        bm25: { k: 1.2, b: 0, d: 0.5 },
      },
      {
        queries: [...values].filter((each) => each.length > 2),
        fields: ['identifiers', 'values'],
        boost: /^(?:\p{L}+|\d{1,3})$/u.test(text) ? PLAIN_WORD_BOOSTS : WHOLE_BOOSTS,
        prefix: (term) => term.length > 3,
        weights: { prefix: 0.6, fuzzy: 0 },
      },
    ],
  });
}
