import { readTerms } from './text.ts';
import type { GeneratorEntry } from './types.ts';

/** How many names are offered in the place of results. */
const MOST_OFFERED = 3;
/** What shares fewer of its pairs of letters with the query is not near. */
const LEAST_SIMILARITY = 0.2;
/** Characters of a query that are compared. */
const MOST_CHARACTERS = 60;

function pairsOf(text: string): Set<string> {
  const letters = [...readTerms(text).join(' ')];
  return new Set(letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`));
}

/** Share of the pairs of letters that two texts have in common, from 0 to 1 (Dice's coefficient). */
function similarity(a: Set<string>, b: Set<string>): number {
  const common = [...a].filter((pair) => b.has(pair)).length;
  return a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size);
}

/** The generators whose name or other name looks most like a query that nothing fits. */
export function findNearest(generators: GeneratorEntry[], query: string): GeneratorEntry[] {
  const wanted = pairsOf(query.slice(0, MOST_CHARACTERS));
  return generators
    .map((entry) => {
      const names = [entry.label, ...entry.aliases];
      return { entry, near: Math.max(...names.map((name) => similarity(pairsOf(name), wanted))) };
    })
    .filter(({ near }) => near >= LEAST_SIMILARITY)
    .sort((a, b) => b.near - a.near)
    .slice(0, MOST_OFFERED)
    .map(({ entry }) => entry);
}

/** Where to begin: the first generator of each of the largest groups, in reading order. */
export function suggest(generators: GeneratorEntry[], most: number): GeneratorEntry[] {
  const groups = new Map<string, GeneratorEntry[]>();
  for (const entry of generators) {
    groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  }
  const largest = [...groups.values()].sort((a, b) => b.length - a.length).slice(0, most);
  const firsts = new Set(largest.map(([first]) => first));
  return generators.filter((entry) => firsts.has(entry));
}
