import { readTerms } from './text.ts';
import type { GeneratorEntry } from './types.ts';

/** How many similar names are suggested. */
const MAX_SUGGESTIONS = 3;
/** Names that are less similar to the query are not suggested. */
const MIN_SIMILARITY = 0.2;
/** Characters of a query that are compared. */
const MAX_QUERY_LENGTH = 60;

function pairsOf(text: string): Set<string> {
  const letters = [...readTerms(text).join(' ')];
  return new Set(letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`));
}

/** Dice's coefficient of two sets of letter pairs, from 0 to 1. */
function similarity(a: Set<string>, b: Set<string>): number {
  const common = [...a].filter((pair) => b.has(pair)).length;
  return a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size);
}

/** The generators whose name or alias is most similar to a query without results. */
export function findNearest(generators: GeneratorEntry[], query: string): GeneratorEntry[] {
  const wanted = pairsOf(query.slice(0, MAX_QUERY_LENGTH));
  return generators
    .map((entry) => {
      const names = [entry.label, ...entry.aliases];
      return { entry, near: Math.max(...names.map((name) => similarity(pairsOf(name), wanted))) };
    })
    .filter(({ near }) => near >= MIN_SIMILARITY)
    .sort((a, b) => b.near - a.near)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ entry }) => entry);
}

/** The first generator of each of the `count` largest groups, in reading order. */
export function suggest(generators: GeneratorEntry[], count: number): GeneratorEntry[] {
  const groups = new Map<string, GeneratorEntry[]>();
  for (const entry of generators) {
    groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  }
  const largest = [...groups.values()].sort((a, b) => b.length - a.length).slice(0, count);
  const firsts = new Set(largest.map(([first]) => first));
  return generators.filter((entry) => firsts.has(entry));
}
