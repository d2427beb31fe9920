import MiniSearch from 'minisearch';
import type { SearchOptions, SearchResult } from 'minisearch';
import { FIELD_WORTH, fieldTerms, nameOf, isGenerator, textsOf } from './fields.ts';
import type { Entry, Field } from './fields.ts';
import { readQuery, wholeKey } from './query.ts';
import type { QueryUnit, ReadQuery } from './query.ts';
import { readTerms, swapNeighbours } from './text.ts';
import type { SearchData } from './types.ts';
import { matchIdentifier, matchPath, matchSample } from './values.ts';

/** A result: what was found, how well it fits, and why. */
export interface Hit {
  entry: Entry;
  score: number;
  /** Terms of the entry that fit the query. */
  terms: string[];
  /** The value that it has returned and that fits the query. Empty when none does. */
  sample: string;
}

/** Finds what fits a query, best first. Nothing fits a query without words. */
export type Search = (query: string) => Hit[];

/** From these lengths on two swapped letters and a wrong one are forgiven. */
const SHORTEST_SWAPPED = 3;
const SHORTEST_FUZZY = 4;
/** From this length on a second wrong letter is forgiven when nothing else fits. */
const SHORTEST_FUZZIER = 7;

/** How much more an entry counts whose name, or one of whose aliases, is what is asked for. */
const WHOLE_NAME = 3;
const WHOLE_ALIAS = 2;
/** How much more it counts when each word of its name fits a word of the query. */
const COMPLETE_NAME = 0.5;
/** Share of its worth that a section keeps, so that a whole page of the same name comes before it. */
const HEADING = 0.8;
/** Share of the worth of a whole word that remains for words of which it is the beginning. */
const LONGER_WORD = 0.4;

interface IndexedEntry extends Record<Field, string[]> {
  id: number;
}

const WEIGHTS: SearchOptions['weights'] = { prefix: 0.45, fuzzy: 0.4 };

function createIndex(entries: Entry[]): MiniSearch<IndexedEntry> {
  const index = new MiniSearch<IndexedEntry>({
    fields: Object.keys(FIELD_WORTH),
    // Fields are lists of texts, and queries single terms: both are read before they come here.
    stringifyField: (value: string) => value,
    tokenize: (texts) => fieldTerms(texts as unknown as string[]),
    processTerm: (term) => term,
    searchOptions: {
      boost: FIELD_WORTH,
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  });
  index.addAll(entries.map((entry, id) => ({ id, ...textsOf(entry) })));
  return index;
}

/** What a word fits as it is, and as the beginning of others, which count less when it is a word. */
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

/** What one word of the query fits: as it is or as a beginning, else with a mistake. */
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

/** What is known of an entry while the words of a query are looked for. */
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

/** The share of the query that an entry fits, by weight. */
function coverage({ covered }: Tally, { weights }: ReadQuery): number {
  const sum = (positions: Iterable<number>) =>
    [...positions].reduce((total, position) => total + (weights[position] ?? 0), 0);
  return sum(covered) / sum(weights.keys());
}

/** How much more an entry counts because its name, or an alias, is what is asked for. */
function wholeBonus(entry: Entry, { keys }: ReadQuery): number {
  const bonus = (texts: string[], worth: number) => {
    const position = keys.findIndex((key) => texts.some((text) => wholeKey(text) === key));
    // What only a part of the query names is less likely what is meant.
    return position < 0 ? 1 : 1 + (worth - 1) / (position === 2 ? 2 : 1);
  };
  const aliases = isGenerator(entry) ? entry.aliases : [];
  return Math.max(bonus([nameOf(entry)], WHOLE_NAME), bonus(aliases, WHOLE_ALIAS));
}

/** The share of an entry's name that a query fits. */
function nameCoverage(entry: Entry, { terms }: Tally): number {
  const name = readTerms(nameOf(entry));
  return name.filter((term) => terms.has(term)).length / name.length;
}

function wordScore(entry: Entry, tally: Tally, query: ReadQuery): number {
  const complete = 1 + COMPLETE_NAME * nameCoverage(entry, tally);
  const share = 'heading' in entry ? HEADING : 1;
  return tally.score * coverage(tally, query) ** 2 * wholeBonus(entry, query) * complete * share;
}

/** Makes the data searchable, which takes some milliseconds. */
export function createSearch({ generators, pages }: SearchData): Search {
  const entries: Entry[] = [...generators, ...pages];
  const index = createIndex(entries);
  return (text) => {
    const query = readQuery(text);
    const tallies = new Map<number, Tally>();
    for (const unit of query.units) addResults(tallies, unit, searchUnit(index, unit));
    const hits = entries.flatMap((entry, id): Hit[] => {
      const tally = tallies.get(id);
      const { worth, sample } = matchSample(entry, text);
      const words = tally ? wordScore(entry, tally, query) : 0;
      const score = words + worth + matchPath(entry, text) + matchIdentifier(entry, text);
      return score > 0 ? [{ entry, score, terms: [...(tally?.terms ?? [])], sample }] : [];
    });
    return hits.sort((a, b) => b.score - a.score);
  };
}
