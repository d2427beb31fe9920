import { isGenerator } from './entries.ts';
import type { Entry, Hit, PageEntry } from './entries.ts';
import { COMMON } from './commonWords.ts';
import { readTerms } from './text.ts';
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

const isPosts = ({ kind }: HitGroup): boolean => kind === 'post';

/** Path to which a hit leads: that of its row, if it has one. */
export function linkOf({ entry, row }: Hit): string {
  const path = pathOf(entry);
  return row ? path.replace(/#.*$|$/, `#${row.id}`) : path;
}

/**
 * The hits to show, by kind; the kind of the best hit comes first. The country or language that the query names
 * follows the best hit, and divides its group.
 */
export function groupHits(hits: Hit[]): HitGroup[] {
  const least = (hits[0]?.score ?? 0) * LEAST_SHARE;
  const filters = hits.filter(({ isFilter }) => isFilter);
  const others = hits.filter(({ isFilter }) => !isFilter);
  const groups = new Map<HitKind, Hit[]>();
  for (const hit of others.filter(({ score }) => score >= least)) {
    const kind = kindOf(hit.entry);
    groups.set(kind, [...(groups.get(kind) ?? []), hit]);
  }
  const shown = [...groups].map(([kind, all]): HitGroup => {
    return { kind, hits: all.slice(0, MOST_SHOWN[kind]) };
  });
  // Posts come first or last.
  if (shown[0]?.kind !== 'post') shown.sort((a, b) => Number(isPosts(a)) - Number(isPosts(b)));
  const [first = { kind: 'guide', hits: [] }, ...rest] = shown;
  if (filters.length === 0) return shown;
  const groupOf = (kind: HitKind, all: Hit[]) => (all.length > 0 ? [{ kind, hits: all }] : []);
  const [best, further] = [first.hits.slice(0, 1), first.hits.slice(1)];
  if (first.kind === 'guide')
    return [{ kind: 'guide', hits: [...best, ...filters, ...further] }, ...rest];
  return [
    ...groupOf(first.kind, best),
    ...groupOf('guide', filters),
    ...groupOf(first.kind, further),
    ...rest,
  ];
}

/** A parameter that a query names, with the number of generators that have it. */
export interface ParameterHit {
  name: string;
  count: number;
  /** Whether the query asks for parameters or lists, and not only for a word. */
  isAsked?: true;
}

/** Words that ask for the generators with a parameter. */
const ASKING = new Set(readTerms('parameter generator with filter'));

/** Finds the parameter that a query names, in any case: `minAge`, `generators with min age`. */
export function findParameter(
  parameters: Readonly<Record<string, number>>,
  query: string,
): ParameterHit | undefined {
  const words = query.trim().toLowerCase().split(/\s+/);
  const isAsked = (word: string) => readTerms(word).some((term) => ASKING.has(term));
  const asked = words.some(isAsked);
  const names = Object.keys(parameters);
  const isName = (word: string) => names.some((name) => name.toLowerCase() === word);
  const isFilling = (word: string) =>
    asked &&
    (isAsked(word) || (!isName(word) && readTerms(word).every((each) => COMMON.has(each))));
  const wanted = words.filter((word) => !isFilling(word)).join(asked ? '' : ' ');
  const found = Object.entries(parameters).find(([name]) => name.toLowerCase() === wanted);
  return found && { name: found[0], count: found[1], ...(asked && { isAsked: true }) };
}
