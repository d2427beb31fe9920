import { isGenerator } from './entries.ts';
import type { SearchEntry, GeneratorEntry, SearchHit, PageEntry } from './entries.ts';
import { isCommonWord } from './query.ts';
import { tokenize } from './tokenize.ts';
import { operationPath } from '../site/urls.ts';

/** Kinds of search results. */
export type HitKind = 'generator' | PageEntry['kind'];

export interface HitGroup {
  kind: HitKind;
  hits: SearchHit[];
}

/** Maximum number of results of each kind. */
const MAX_SHOWN: Record<HitKind, number> = { generator: 10, guide: 4, post: 4 };
/** Results with a score below this share of the best score are dropped. */
const MIN_SHARE = 0.06;

function kindOf(entry: SearchEntry): HitKind {
  return isGenerator(entry) ? 'generator' : entry.kind;
}

/** Returns the path of an entry's page below the base path. */
export function entryPath(entry: SearchEntry): string {
  return isGenerator(entry) ? operationPath(entry.slug) : entry.path;
}

/**
 * Groups the hits to show by kind. The kind of the best hit comes first, and posts come first or last. Countries and
 * languages are shown with any score, because they explain which generators support them.
 */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const least = (hits[0]?.score ?? 0) * MIN_SHARE;
  const groups = new Map<HitKind, SearchHit[]>();
  const isPlace = (entry: SearchEntry) => !isGenerator(entry) && entry.places !== undefined;
  for (const hit of hits.filter(({ entry, score }) => score >= least || isPlace(entry))) {
    const kind = kindOf(hit.entry);
    groups.set(kind, [...(groups.get(kind) ?? []), hit]);
  }
  const shown = [...groups].map(([kind, all]): HitGroup => {
    return { kind, hits: all.slice(0, MAX_SHOWN[kind]) };
  });
  const isPosts = ({ kind }: HitGroup): number => Number(kind === 'post');
  return shown[0]?.kind === 'post' ? shown : shown.sort((a, b) => isPosts(a) - isPosts(b));
}

/** A parameter in the query, with the number of generators that have it. */
export interface ParameterMatch {
  name: string;
  count: number;
  /** Whether the query asks for generators with the parameter, instead of only containing its name. */
  isAsked?: true;
}

/** Words in a query that asks for the generators with a parameter. */
const ASKING = new Set(tokenize('parameter generator with filter'));

/** Finds the parameter in a query, in any case: `minAge`, `generators with min age`. */
export function findParameter(
  parameters: Readonly<Record<string, number>>,
  query: string,
): ParameterMatch | undefined {
  const words = query.trim().toLowerCase().split(/\s+/);
  const isAsked = (word: string) => tokenize(word).some((term) => ASKING.has(term));
  const asked = words.some(isAsked);
  const names = Object.keys(parameters);
  const isName = (word: string) => names.some((name) => name.toLowerCase() === word);
  const isFilling = (word: string) =>
    asked && (isAsked(word) || (!isName(word) && tokenize(word).every(isCommonWord)));
  const wanted = words.filter((word) => !isFilling(word)).join(asked ? '' : ' ');
  const found = Object.entries(parameters).find(([name]) => name.toLowerCase() === wanted);
  return found && { name: found[0], count: found[1], ...(asked && { isAsked: true }) };
}

/** Returns the first generator of each of the `count` largest tags, in reading order. */
export function suggestGenerators(generators: GeneratorEntry[], count: number): GeneratorEntry[] {
  const tags = new Map<string, GeneratorEntry[]>();
  for (const entry of generators) {
    tags.set(entry.tag, [...(tags.get(entry.tag) ?? []), entry]);
  }
  const largest = [...tags.values()].sort((a, b) => b.length - a.length).slice(0, count);
  const firsts = new Set(largest.map(([first]) => first));
  return generators.filter((entry) => firsts.has(entry));
}
