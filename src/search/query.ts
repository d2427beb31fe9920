/** Parses a query: its terms, their weights, and what the reader is looking for. */
import type { PageEntry } from './entries.ts';
import { isStopWord, tokenizeQuery, tokenize, transpositions, withBigrams } from './tokenize.ts';

/** Words of a request that could occur on nearly every page. */
const REQUEST_WORDS = new Set(
  tokenize(`get make create give want need use take find show list generate generator generated fake
  random mock dummy sample test example data value number api endpoint response property parameter v1 https http`),
);

/** Whether a word is too common to distinguish entries. */
export const isCommonWord = (term: string): boolean => isStopWord(term) || REQUEST_WORDS.has(term);

/** Statistics about the words of all entries. */
export interface TermStatistics {
  /** Number of entries. */
  size: number;
  /** Counts the entries that contain a term as a whole word. */
  countEntries: (term: string) => number;
  /** Whether an entry has a word with this prefix. */
  hasBeginning: (term: string) => boolean;
  /** Countries and languages by the terms of their names. */
  places: ReadonlyMap<string, PageEntry>;
  /** Names of programming languages. */
  languages: readonly string[];
}

export interface Query {
  /** Without leading and trailing white space. */
  text: string;
  terms: string[];
  /** The terms that describe what the reader is looking for. */
  content: string[];
  /** Weight of each term: rare terms weigh most. */
  weights: ReadonlyMap<string, number>;
  /** The requested country or language, and the terms of its name. */
  place?: { entry: PageEntry; terms: string[] };
  /** Parts of the query that may be names, written without spaces, and their share of the query's weight. */
  names: ReadonlyMap<string, number>;
  /** Terms, and sequences of words in the query that an entry may spell as one word. */
  units: ReadonlySet<string>;
  /** Terms that no entry contains, with transpositions of their letters that an entry contains. */
  misspelt: ReadonlyMap<string, string[]>;
  /** Whether a term, or two joined terms, are common words. */
  isMinor: (term: string) => boolean;
  /**
   * Whether a term may be a prefix that is still being typed. Other terms are whole words, unless no entry has them.
   */
  isBeginning: (term: string) => boolean;
  /** Sort key of terms: the number of entries with the term, or infinity for common words. */
  rarityOf: (term: string) => number;
}

/** Weight of a common word. */
const COMMON_WEIGHT = 0.2;
/** Maximum length of short words, such as `ci`, which are seldom the beginning of another word. */
const SHORT_WORD = 2;
/** Share of the query's weight above which a name counts as the whole query. */
const NEARLY_ALL = 0.85;

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((all, each) => all + each, 0);

/** Lists all runs of consecutive terms. */
const runsOf = (terms: readonly string[]): string[][] =>
  terms.flatMap((_, start) =>
    terms.slice(start).map((__, length) => terms.slice(start, start + length + 1)),
  );

/** Finds the country or language with the longest name in a query. */
function findPlace(terms: readonly string[], places: TermStatistics['places']): Query['place'] {
  const [longest] = runsOf(terms)
    .filter((run) => places.has(run.join(' ')))
    .sort((a, b) => b.length - a.length);
  const entry = longest && places.get(longest.join(' '));
  return entry && { entry, terms: longest };
}

/** Whether a name is the whole query, apart from common words. */
export const isWholeQuery = ({ names }: Query, name: string): boolean =>
  (names.get(name) ?? 0) > NEARLY_ALL;

export function parseQuery(text: string, vocabulary: TermStatistics): Query {
  const { size, countEntries, hasBeginning, places, languages } = vocabulary;
  const ofLanguages = languages.flatMap(tokenize);
  const isCommon = (term: string) => isCommonWord(term) || ofLanguages.includes(term);

  const terms = tokenizeQuery(text);
  const place = findPlace(terms, places);
  const others = terms.filter((term) => !place?.terms.includes(term));
  // A country alone, or with common words only, is what the reader is looking for.
  const isFor = place !== undefined && others.some((term) => !isCommon(term));
  const wanted = isFor ? others : terms;
  const specific = wanted.filter((term) => !isCommon(term));
  const content = specific.length > 0 ? specific : wanted;

  const weights = new Map(
    terms.map((term) => {
      const isContent = content.includes(term) || place?.terms.includes(term);
      const share = isContent ? 1 : isStopWord(term) ? 0 : COMMON_WEIGHT;
      return [term, share * Math.log(1 + size / (1 + countEntries(term)))];
    }),
  );
  const weigh = (part: readonly string[]) => sum(part.map((term) => weights.get(term) ?? 0));

  // Keeps `minAge` as one word, because a reader who types it is not looking for `age`.
  const isOneWord = !/\s/.test(text.trim());
  const names = new Map(
    [terms, wanted].flatMap((all) =>
      (isOneWord ? [all] : runsOf(all)).map((part): [string, number] => [
        part.join(''),
        part.length === all.length ? 1 : weigh(part) / (weigh(all) || 1),
      ]),
    ),
  );
  const joined = new Set(
    terms.flatMap((term, at) => {
      const next = terms[at + 1] ?? '';
      return isStopWord(term) || isStopWord(next) ? [term + next] : [];
    }),
  );
  const misspelt = terms.filter((term) => term.length > 3 && !hasBeginning(term));
  const units = new Set([...withBigrams(terms), ...names.keys()]);
  const query = { text: text.trim(), terms, content, weights, names, units };
  return {
    ...query,
    ...(isFor && { place }),
    misspelt: new Map(misspelt.map((term) => [term, transpositions(term).filter(hasBeginning)])),
    isMinor: (term) => (isCommon(term) || joined.has(term)) && (names.get(term) ?? 0) <= NEARLY_ALL,
    isBeginning: (term) =>
      (term === wanted.at(-1) && term.length > SHORT_WORD) || countEntries(term) === 0,
    rarityOf: (term) => (isCommon(term) ? Infinity : countEntries(term)),
  };
}
