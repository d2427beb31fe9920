import { joinNeighbours, readTerms } from './text.ts';

/** Stop words. */
const GRAMMAR = new Set(
  readTerms(
    `a an the of for to in on with by is are be do does how i we my me some any what which that and or
     between from`,
  ),
);
/** Words that people add to any query for sample data. */
const REQUEST = new Set(
  readTerms(
    `get make create give want need use find show list generate generator generated fake random mock
     dummy sample test example data value number api endpoint v1 https http`,
  ),
);
/** Their weights; other words weigh 1. Short numbers are mostly limits (`between 1 and 100`), unless they begin a heading. */
const GRAMMAR_WEIGHT = 0.02;
const REQUEST_WEIGHT = 0.15;

function weightOf(term: string, headings: ReadonlySet<string>): number {
  const isLimit = /^\d{1,3}$/.test(term) && !headings.has(term);
  if (GRAMMAR.has(term) || isLimit) return GRAMMAR_WEIGHT;
  return REQUEST.has(term) ? REQUEST_WEIGHT : 1;
}

/** The rest of a query is ignored, so that searching for a pasted text does not take long. */
const MAX_CHARACTERS = 200;
const MAX_TERMS = 12;

/** A word of a query, or two neighbouring words joined. */
export interface QueryUnit {
  term: string;
  /** Positions of its words in the query. */
  covers: number[];
  weight: number;
  /** Whether it is the last word, which may not be complete. */
  isLast: boolean;
}

export interface ReadQuery {
  units: QueryUnit[];
  /** Weight of each word. */
  weights: number[];
  /**
   * What is compared with whole names, each joined into one: all words, and the words from the first of full weight on.
   * Of `a random credit card number` the second is `creditcardnumber`.
   */
  keys: string[];
  /** Only the words of full weight, joined into one: `creditcard`. */
  contentKey: string;
}

/** The terms of a text joined into one, to compare whole names. */
export function wholeKey(text: string): string {
  return readTerms(text).join('');
}

/**
 * Parses a query. One without words has no units.
 *
 * @param headings Numbers that begin the heading of a section: of an error, by its status.
 */
export function readQuery(text: string, headings: ReadonlySet<string> = new Set()): ReadQuery {
  const terms = readTerms(text.slice(0, MAX_CHARACTERS)).slice(0, MAX_TERMS);
  const weights = terms.map((term) => weightOf(term, headings));
  const single = terms.map((term, index) => ({
    term,
    covers: [index],
    weight: weights[index] ?? 1,
    isLast: index === terms.length - 1,
  }));
  const joined = joinNeighbours(terms).map((term, index) => ({
    term,
    covers: [index, index + 1],
    weight: Math.max(weights[index] ?? 1, weights[index + 1] ?? 1),
    isLast: index === terms.length - 2,
  }));
  const start = weights.findIndex((weight) => weight === 1);
  const content = terms.filter((_, index) => weights[index] === 1);
  const keys = [terms, terms.slice(Math.max(start, 0))].map((each) => each.join(''));
  return { units: [...single, ...joined], weights, keys, contentKey: content.join('') };
}
