import { joinNeighbours, readTerms } from './text.ts';

/** Words of grammar, which say nothing of what somebody looks for. */
const GRAMMAR = new Set(
  readTerms(
    `a an the of for to in on with by is are be do does how i we my me some any what which that and or
     between from`,
  ),
);
/** Words that people add to any request for sample data. */
const REQUEST = new Set(
  readTerms(
    `get make create give want need use find show list generate generator generated fake random mock
     dummy sample test example data value number api endpoint v1 https http`,
  ),
);
/** What such words count beside the others. Short numbers are limits: `between 1 and 100`. */
const GRAMMAR_WEIGHT = 0.02;
const REQUEST_WEIGHT = 0.15;

function weightOf(term: string): number {
  if (GRAMMAR.has(term) || /^\d{1,3}$/.test(term)) return GRAMMAR_WEIGHT;
  return REQUEST.has(term) ? REQUEST_WEIGHT : 1;
}

/** What is read of a query: nobody types more, and pasted texts should not keep anybody waiting. */
const MOST_CHARACTERS = 200;
const MOST_TERMS = 12;

/** A word of a query, or two neighbours as one. */
export interface QueryUnit {
  term: string;
  /** Positions of the words that it stands for. */
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
   * What may be the whole name of a thing: all words as one, those from the first that is more than
   * grammar or request on, and only such. `a random credit card number` is `credit card number` rather
   * than `credit card`.
   */
  keys: string[];
}

/** Words as one, to compare whole names. */
export function wholeKey(text: string): string {
  return readTerms(text).join('');
}

/** Reads what was typed. A query without words has no units. */
export function readQuery(text: string): ReadQuery {
  const terms = readTerms(text.slice(0, MOST_CHARACTERS)).slice(0, MOST_TERMS);
  const weights = terms.map(weightOf);
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
  const keys = [terms, terms.slice(Math.max(start, 0)), content].map((each) => each.join(''));
  return { units: [...single, ...joined], weights, keys };
}
