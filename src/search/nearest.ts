import { readTerms } from './text.ts';
import type { GeneratorEntry } from './entries.ts';

/** Number of similar names that are suggested. */
const MAX_SUGGESTIONS = 3;
/** Names that are less similar to the query are not suggested. */
const MIN_SIMILARITY = 0.55;
/** Letters of a part that a name must share with the query. */
const PART = 4;
/** Characters of a query that are compared. */
const MAX_QUERY_LENGTH = 60;

/** The n-grams of a text. The beginning of a word counts as a letter. */
function ngrams(text: string, length: number): Set<string> {
  const letters = [...` ${readTerms(text).join(' ')}`];
  return new Set(letters.map((_letter, index) => letters.slice(index, index + length).join('')));
}

/** The runs that make two words look alike: three letters at their beginning, or four anywhere. */
function partsOf(text: string): Set<string> {
  const runs = [...ngrams(text, PART)];
  return new Set(runs.filter((run) => run.length === PART && !/\S\s/.test(run)));
}

/** Dice's coefficient of two sets, from 0 to 1. */
function similarity(a: Set<string>, b: Set<string>): number {
  const common = [...a].filter((pair) => b.has(pair)).length;
  return a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size);
}

/** The generators whose name or alias is most similar to a query without results, and shares a part of a word with it. */
export function findNearest(generators: GeneratorEntry[], query: string): GeneratorEntry[] {
  const text = query.slice(0, MAX_QUERY_LENGTH);
  const [wanted, parts] = [ngrams(text, 2), partsOf(text)];
  const nearness = (name: string) =>
    similarity(partsOf(name), parts) > 0 ? similarity(ngrams(name, 2), wanted) : 0;
  return generators
    .map((entry) => ({ entry, near: Math.max(...[entry.label, ...entry.aliases].map(nearness)) }))
    .filter(({ near }) => near >= MIN_SIMILARITY)
    .sort((a, b) => b.near - a.near)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ entry }) => entry);
}

/** The first generator of each of the `count` largest tags, in reading order. */
export function suggest(generators: GeneratorEntry[], count: number): GeneratorEntry[] {
  const tags = new Map<string, GeneratorEntry[]>();
  for (const entry of generators) {
    tags.set(entry.tag, [...(tags.get(entry.tag) ?? []), entry]);
  }
  const largest = [...tags.values()].sort((a, b) => b.length - a.length).slice(0, count);
  const firsts = new Set(largest.map(([first]) => first));
  return generators.filter((entry) => firsts.has(entry));
}
