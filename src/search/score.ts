/** Scores a match as a product of factors. */
import type { SearchResult } from 'minisearch';
import { isGenerator, entryName } from './entries.ts';
import type { SearchEntry } from './entries.ts';
import { isWholeQuery, sum } from './query.ts';
import type { Query } from './query.ts';
import { tokenize } from './tokenize.ts';

/** A matching entry, with the result of MiniSearch. */
export interface EntryMatch extends Pick<SearchResult, 'score' | 'terms' | 'queryTerms' | 'match'> {
  entry: SearchEntry;
}

/** A match with the strength of each term of the query. */
interface WeighedMatch extends EntryMatch {
  strengths: ReadonlyMap<string, number>;
}

/** Fields that often contain a word of the query by chance. */
const TEXT = new Set(['text', 'code', 'returns']);
/** Strength of a word in these fields only. */
const IN_TEXT = 0.7;
/** Minimum weight of a rare word, as a share of the rarest word's weight. */
const MIN_RARITY = 0.5;
/** Factor for generators that do not support the requested country or language. */
const WITHOUT_PLACE = 0.1;
/** Maximum number of words in a short query. */
const SHORT_QUERY = 2;

/** Whether a code is a country code instead of a locale. */
const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code);

/** Whether an entry is the requested country or language, supports it, or has its name as an alias. */
function isOf({ entry, match }: EntryMatch, { place }: Query): boolean {
  if (!place || !isGenerator(entry)) return entry === place?.entry;
  const isInAlias = place.terms.every((term) => match[term]?.includes('aliases'));
  return isInAlias || place.entry.places?.some((code) => entry.places.includes(code)) === true;
}

/** Returns the strength of a term in an entry, from 0 (absent) to 1. */
function strengthOf(term: string, query: Query, found: EntryMatch): number {
  const { terms, queryTerms, match } = found;
  if (query.place?.terms.includes(term) && isOf(found, query)) return 1;
  const isInName = (each: string) => match[each]?.some((field) => !TEXT.has(field)) === true;
  const whole = terms.filter((each) => query.units.has(each) && each.includes(term));
  if (whole.length > 0) return whole.some(isInName) ? 1 : IN_TEXT;
  // Matches a prefix of a word, or a similar word. Fuzzy matches count in names only, and need the same first letter as the
  // searched word.
  const forms = [term, ...(query.misspelt.get(term) ?? [])];
  const isUsed = queryTerms.some((used) => forms.some((form) => used.includes(form)));
  const isLike = (each: string) =>
    forms.some((form) => each.startsWith(form.charAt(0)) || each.includes(form));
  return isUsed && terms.some((each) => isInName(each) && isLike(each)) ? 1 : 0;
}

/** Whether a name or alias of an entry is the whole query. */
const isNamed = (query: Query, { match }: EntryMatch): boolean =>
  Object.entries(match).some(
    ([term, fields]) =>
      isWholeQuery(query, term) && (fields.includes('names') || fields.includes('otherNames')),
  );

const FACTORS: Record<string, (query: Query, match: WeighedMatch) => number> = {
  /** Reduces the score that MiniSearch gives for common words and for words that name the country or language. */
  relevance({ isMinor, place }, { score, queryTerms }) {
    const counted = queryTerms.filter((term) => !isMinor(term) && !place?.terms.includes(term));
    return (score * (counted.length + 1)) / queryTerms.length;
  },

  /** Raises the score of entries that match a larger share of the query's weight. */
  coverage({ weights }, { strengths }) {
    const matched = [...weights].map(([term, weight]) => weight * (strengths.get(term) ?? 0));
    return (sum(matched) / (sum([...weights.values()]) || 1)) ** 2;
  },

  /** Excludes entries without a rare word of the query. */
  rarity({ weights }, { strengths }) {
    const least = MIN_RARITY * Math.max(...weights.values());
    const rare = [...weights].filter(([, weight]) => weight >= least);
    return rare.some(([term]) => (strengths.get(term) ?? 0) > 0) ? 1 : 0;
  },

  /**
   * Lowers the score of generators that do not support the requested country or language, and drops generators that
   * reject the country.
   */
  place(query, found) {
    const { entry } = found;
    if (!query.place || !isGenerator(entry) || isOf(found, query)) return 1;
    return query.place.entry.places?.some(isCountry) && entry.places.some(isCountry)
      ? 0
      : WITHOUT_PLACE;
  },

  /** Raises the score of an entry whose complete name is in the query. */
  completeness(_, { entry, terms }) {
    const name = tokenize(entryName(entry));
    return 1 + name.filter((term) => terms.includes(term)).length / name.length / 2;
  },

  /** Lowers the score of a deprecated generator, because its successor has its names too. */
  deprecation: (_, { entry }) => (isGenerator(entry) && entry.isDeprecated ? 0.5 : 1),

  /** Lowers the score of a section, so that a page of the same name comes first. */
  page: (_, { entry }) => ('heading' in entry ? 0.8 : 1),

  /** A short query matches a post by its name only. */
  post(query, match) {
    const { entry } = match;
    if (isGenerator(entry) || entry.kind !== 'post' || query.content.length > SHORT_QUERY) return 1;
    const isMeant = query.content.length > 1 || entry.heading === undefined;
    return isMeant && isNamed(query, match) ? 1 : 0.5;
  },
};

/** Scores a match. 0 means that the entry is not a result. */
export function scoreMatch(query: Query, match: EntryMatch): number {
  const strengths = new Map(
    [...query.weights.keys()].map((term) => [term, strengthOf(term, query, match)]),
  );
  const weighed = { ...match, strengths };
  return Object.values(FACTORS).reduce((product, factor) => product * factor(query, weighed), 1);
}
