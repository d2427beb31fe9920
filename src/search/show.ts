import type { Hit } from './engine.ts';
import { isGenerator } from './fields.ts';
import type { Entry } from './fields.ts';
import type { PageEntry } from './types.ts';

/** What results are grouped by. */
export type HitKind = 'generator' | PageEntry['kind'];

export interface HitGroup {
  kind: HitKind;
  hits: Hit[];
}

/** The most that are shown of each kind: who does not find it among these types more. */
const MOST_SHOWN: Record<HitKind, number> = { generator: 10, guide: 4, post: 4 };
/** What fits less than this share of the best is left out. */
const LEAST_SHARE = 0.06;

export function kindOf(entry: Entry): HitKind {
  return isGenerator(entry) ? 'generator' : entry.kind;
}

/** Path of an entry's page below the base path. */
export function pathOf(entry: Entry): string {
  return isGenerator(entry) ? `/docs/api/${entry.slug}` : entry.path;
}

/** The hits that are shown, by kind: first the kind whose best hit is the best of all. */
export function groupHits(hits: Hit[]): HitGroup[] {
  const least = (hits[0]?.score ?? 0) * LEAST_SHARE;
  const groups = new Map<HitKind, Hit[]>();
  for (const hit of hits.filter(({ score }) => score >= least)) {
    const kind = kindOf(hit.entry);
    groups.set(kind, [...(groups.get(kind) ?? []), hit]);
  }
  return [...groups].map(([kind, all]) => ({ kind, hits: all.slice(0, MOST_SHOWN[kind]) }));
}
