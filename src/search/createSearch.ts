import MiniSearch from 'minisearch';
import type { SearchOptions, SearchResult } from 'minisearch';
import { FIELD_BOOST, fieldTerms, nameOf, textsOf } from './fields.ts';
import type { Entry, Field } from './fields.ts';
import { readQuery, wholeKey } from './query.ts';
import type { QueryUnit, ReadQuery } from './query.ts';
import { readTerms, swapNeighbours } from './text.ts';
import type { SearchData } from './types.ts';
import { matchIdentifier, matchLimit, matchPath, matchSample } from './values.ts';

/** A result: the entry, its score, and what in it matched. */
export interface Hit {
  entry: Entry;
  score: number;
  /** Terms of the entry that match the query. */
  terms: string[];
  /** The sample value that matches the query. Empty when none does. */
  sample: string;
}

/** Finds the entries that match a query, best first. A query without words matches nothing. */
export type Search = (query: string) => Hit[];

/** From these lengths on, words match with two letters swapped, or with one wrong letter. */
const SHORTEST_SWAPPED = 3;
const SHORTEST_FUZZY = 4;
/** From this length on, words match with two wrong letters if nothing else does. */
const SHORTEST_FUZZIER = 7;

/** Boost of an entry whose whole name, or one of whose aliases, is the query. */
const WHOLE_NAME = 3;
const WHOLE_ALIAS = 2;
/** Boost of an entry each word of whose name matches a word of the query. */
const COMPLETE_NAME = 0.5;
/** Boost below 1 of a section, so that a page of the same name ranks higher. */
const HEADING = 0.8;
/** Boost below 1 of words that the query's word is only a prefix of, if it is also a whole word. */
const LONGER_WORD = 0.4;

interface IndexedEntry extends Record<Field, string[]> {
  id: number;
}

const WEIGHTS: SearchOptions['weights'] = { prefix: 0.45, fuzzy: 0.4 };

function createIndex(entries: Entry[]): MiniSearch<IndexedEntry> {
  const index = new MiniSearch<IndexedEntry>({
    fields: Object.keys(FIELD_BOOST),
    // Fields are lists of texts, and queries single terms; MiniSearch is to change neither.
    stringifyField: (value: string) => value,
    tokenize: (texts) => fieldTerms(texts as unknown as string[]),
    processTerm: (term) => term,
    searchOptions: {
      boost: FIELD_BOOST,
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  });
  index.addAll(entries.map((entry, id) => ({ id, ...textsOf(entry) })));
  return index;
}

/** Matches of a term as a whole word and as a prefix; prefixes score less if it is also a whole word. */
function searchWord(index: MiniSearch<IndexedEntry>, term: string): SearchResult[] {
  const whole = index.search(term);
  const longer = index.search(term, { prefix: true, weights: WEIGHTS });
  if (whole.length === 0) return longer;
  const scores = new Map(whole.map(({ id, score }) => [id as number, score]));
  return longer.map((result) => ({
    ...result,
    score: scores.get(result.id as number) ?? result.score * LONGER_WORD,
  }));
}

/** Matches of one unit of the query: as a word or prefix, or if there are none, with a typing mistake. */
function searchUnit(index: MiniSearch<IndexedEntry>, unit: QueryUnit): SearchResult[] {
  const { term, covers } = unit;
  if (covers.length > 1) return index.search(term, { prefix: unit.isLast, weights: WEIGHTS });
  const found = searchWord(index, term);
  if (found.length > 0 || term.length < SHORTEST_SWAPPED) return found;
  const fuzzy = (distance: number, shortest: number) =>
    term.length < shortest
      ? []
      : index.search(term, { fuzzy: distance, prefix: true, weights: WEIGHTS });
  const swapped = swapNeighbours(term).flatMap((swap) => searchWord(index, swap));
  const near = [...swapped, ...fuzzy(1, SHORTEST_FUZZY)];
  return near.length > 0 ? near : fuzzy(2, SHORTEST_FUZZIER);
}

/** What the units of a query add up to for one entry. */
interface Tally {
  score: number;
  terms: Set<string>;
  covered: Set<number>;
}

function addResults(tallies: Map<number, Tally>, unit: QueryUnit, results: SearchResult[]): void {
  for (const { id, score, terms } of results) {
    const tally = tallies.get(id as number) ?? { score: 0, terms: new Set(), covered: new Set() };
    tallies.set(id as number, tally);
    tally.score += score * unit.weight;
    for (const term of terms) tally.terms.add(term);
    for (const position of unit.covers) tally.covered.add(position);
  }
}

/** The share of the query's words, by weight, that an entry matches. */
function coverage({ covered }: Tally, { weights }: ReadQuery): number {
  const sum = (positions: Iterable<number>) =>
    [...positions].reduce((total, position) => total + (weights[position] ?? 0), 0);
  return sum(covered) / sum(weights.keys());
}

/** The boost of an entry whose whole name or alias is the query; 1 for others. */
function wholeBonus(entry: Entry, { keys, contentKey }: ReadQuery): number {
  const bonus = (texts: string[], worth: number) => {
    const names = texts.map(wholeKey);
    if (keys.some((key) => names.includes(key))) return worth;
    // Words of the query are left out, so this match is worth half as much.
    return names.includes(contentKey) ? 1 + (worth - 1) / 2 : 1;
  };
  return Math.max(bonus([nameOf(entry)], WHOLE_NAME), bonus(entry.aliases, WHOLE_ALIAS));
}

/** The share of the words of an entry's name that a query matches. */
function nameCoverage(entry: Entry, { terms }: Tally): number {
  const name = readTerms(nameOf(entry));
  return name.filter((term) => terms.has(term)).length / name.length;
}

function wordScore(entry: Entry, tally: Tally, query: ReadQuery): number {
  const complete = 1 + COMPLETE_NAME * nameCoverage(entry, tally);
  const share = 'heading' in entry ? HEADING : 1;
  return tally.score * coverage(tally, query) ** 2 * wholeBonus(entry, query) * complete * share;
}

/** Builds the index of the data, which takes some milliseconds, and returns the function that searches it. */
export function createSearch({ generators, pages }: SearchData): Search {
  const entries: Entry[] = [...generators, ...pages];
  const index = createIndex(entries);
  const numbers = new Set(pages.flatMap(({ heading }) => /^\d+/.exec(heading ?? '') ?? []));
  return (text) => {
    const query = readQuery(text, numbers);
    const tallies = new Map<number, Tally>();
    for (const unit of query.units) addResults(tallies, unit, searchUnit(index, unit));
    const hits = entries.flatMap((entry, id): Hit[] => {
      const tally = tallies.get(id);
      const { score: valueScore, sample } = matchSample(entry, text);
      const words = tally ? wordScore(entry, tally, query) : 0;
      const exact = matchPath(entry, text) + matchIdentifier(entry, text) + matchLimit(entry, text);
      const score = words + valueScore + exact;
      return score > 0 ? [{ entry, score, terms: [...(tally?.terms ?? [])], sample }] : [];
    });
    return hits.sort((a, b) => b.score - a.score);
  };
}
