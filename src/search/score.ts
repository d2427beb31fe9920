/** Scores a match: the product of the factors below. */
import type { SearchResult } from 'minisearch';
import { isGenerator, entryName } from './entries.ts';
import type { SearchEntry } from './entries.ts';
import { isWholeQuery, sum } from './query.ts';
import type { Query } from './query.ts';
import { readTerms } from './text.ts';

/** An entry that matches, with what MiniSearch found in it. */
export interface Match extends Pick<SearchResult, 'score' | 'terms' | 'queryTerms' | 'match'> {
  entry: SearchEntry;
}

/** A match with the strength of each term of the query in it. */
interface WeighedMatch extends Match {
  strengths: ReadonlyMap<string, number>;
}

/** Fields whose words are often there by chance. */
const TEXT = new Set(['text', 'code', 'returns']);
/** Strength of a word that is found only in these. */
const IN_TEXT = 0.7;
/** A word is rare if it says at least this share of what the rarest word of the query says. */
const MIN_RARITY = 0.5;
/** For a country or language, generators without values of it count less. */
const WITHOUT_PLACE = 0.1;
/** Number of words of a short query. */
const SHORT_QUERY = 2;

/** Whether the code of a place is that of a country, and not a locale. */
const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code);

/** Whether an entry is a country or language, has values of it, or names it in an alias. */
function isOf({ entry, match }: Match, { place }: Query): boolean {
  if (!place || !isGenerator(entry)) return entry === place?.entry;
  const isInAlias = place.terms.every((term) => match[term]?.includes('aliases'));
  return isInAlias || place.entry.places?.some((code) => entry.places.includes(code)) === true;
}

/** Returns a number from 0 to 1: 0 if an entry does not have a term. */
function strengthOf(term: string, query: Query, found: Match): number {
  const { terms, queryTerms, match } = found;
  if (query.place?.terms.includes(term) && isOf(found, query)) return 1;
  const isInName = (each: string) => match[each]?.some((field) => !TEXT.has(field)) === true;
  const whole = terms.filter((each) => query.units.has(each) && each.includes(term));
  if (whole.length > 0) return whole.some(isInName) ? 1 : IN_TEXT;
  // The beginning of a word, or a word like it, which counts in names only. Its first letter is right.
  const forms = [term, ...(query.misspelt.get(term) ?? [])];
  const isUsed = queryTerms.some((used) => forms.some((form) => used.includes(form)));
  const isLike = (each: string) =>
    forms.some((form) => each.startsWith(form.charAt(0)) || each.includes(form));
  return isUsed && terms.some((each) => isInName(each) && isLike(each)) ? 1 : 0;
}

/** Whether a name or alias of an entry is what the reader looks for. */
const isNamed = (query: Query, { match }: Match): boolean =>
  Object.entries(match).some(
    ([term, fields]) =>
      isWholeQuery(query, term) && (fields.includes('names') || fields.includes('otherNames')),
  );

const FACTORS: Record<string, (query: Query, match: WeighedMatch) => number> = {
  /** Rare words in short and important fields count most. MiniSearch counts all words of the query, however common. */
  relevance({ isMinor, place }, { score, queryTerms }) {
    const counted = queryTerms.filter((term) => !isMinor(term) && !place?.terms.includes(term));
    return (score * (counted.length + 1)) / queryTerms.length;
  },

  /** An entry with a larger share of the query's words, by their weight, counts more. */
  coverage({ weights }, { strengths }) {
    const matched = [...weights].map(([term, weight]) => weight * (strengths.get(term) ?? 0));
    return (sum(matched) / (sum([...weights.values()]) || 1)) ** 2;
  },

  /** An entry needs a rare word of the query. */
  rarity({ weights }, { strengths }) {
    const least = MIN_RARITY * Math.max(...weights.values());
    const rare = [...weights].filter(([, weight]) => weight >= least);
    return rare.some(([term]) => (strengths.get(term) ?? 0) > 0) ? 1 : 0;
  },

  /** For a country or language, a generator without values of it counts less, and one that rejects the country nothing. */
  place(query, found) {
    const { entry } = found;
    if (!query.place || !isGenerator(entry) || isOf(found, query)) return 1;
    return query.place.entry.places?.some(isCountry) && entry.places.some(isCountry)
      ? 0
      : WITHOUT_PLACE;
  },

  /** A name that is all in the query counts more than one that is so in part. */
  completeness(_, { entry, terms }) {
    const name = readTerms(entryName(entry));
    return 1 + name.filter((term) => terms.includes(term)).length / name.length / 2;
  },

  /** A deprecated generator counts less than its successor, which has its names, too. */
  deprecation: (_, { entry }) => (isGenerator(entry) && entry.isDeprecated ? 0.5 : 1),

  /** A page counts more than a section of the same name. */
  page: (_, { entry }) => ('heading' in entry ? 0.8 : 1),

  /** A short query asks for a post only by its name. */
  post(query, match) {
    const { entry } = match;
    if (isGenerator(entry) || entry.kind !== 'post' || query.content.length > SHORT_QUERY) return 1;
    const isMeant = query.content.length > 1 || entry.heading === undefined;
    return isMeant && isNamed(query, match) ? 1 : 0.5;
  },
};

/** Scores a match. 0 means that the entry is not a result. */
export function score(query: Query, match: Match): number {
  const strengths = new Map(
    [...query.weights.keys()].map((term) => [term, strengthOf(term, query, match)]),
  );
  const weighed = { ...match, strengths };
  return Object.values(FACTORS).reduce((product, factor) => product * factor(query, weighed), 1);
}
