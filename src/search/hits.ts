import { isGenerator } from './entries.ts';
import type { Entry, Hit, PageEntry } from './entries.ts';
import { operationPath } from '../site/urls.ts';

/** Kinds of page, by which results are grouped. */
export type HitKind = 'generator' | PageEntry['kind'];

export interface HitGroup {
  kind: HitKind;
  hits: Hit[];
}

/** Maximum number of results of each kind. */
const MOST_SHOWN: Record<HitKind, number> = { generator: 10, guide: 4, post: 4 };
/** Results with a score below this share of the best are left out. */
const LEAST_SHARE = 0.06;

function kindOf(entry: Entry): HitKind {
  return isGenerator(entry) ? 'generator' : entry.kind;
}

/** Path of an entry's page below the base path. */
export function pathOf(entry: Entry): string {
  return isGenerator(entry) ? operationPath(entry.slug) : entry.path;
}

/** The hits to show, by kind; the kind of the best hit comes first. */
export function groupHits(hits: Hit[]): HitGroup[] {
  const least = (hits[0]?.score ?? 0) * LEAST_SHARE;
  const groups = new Map<HitKind, Hit[]>();
  for (const hit of hits.filter(({ score }) => score >= least)) {
    const kind = kindOf(hit.entry);
    groups.set(kind, [...(groups.get(kind) ?? []), hit]);
  }
  return [...groups].map(([kind, all]) => ({ kind, hits: all.slice(0, MOST_SHOWN[kind]) }));
}

/** A parameter that a query names, with the number of generators that have it. */
export interface ParameterHit {
  name: string;
  count: number;
}

/** Finds the parameter that a query names, in any case. */
export function findParameter(
  parameters: Readonly<Record<string, number>>,
  query: string,
): ParameterHit | undefined {
  const wanted = query.trim().toLowerCase();
  const found = Object.entries(parameters).find(([name]) => name.toLowerCase() === wanted);
  return found && { name: found[0], count: found[1] };
}
