/** Finds the countries and languages that a query names. */
import { nameKey, readTerms } from './text.ts';
import { isGenerator, nameOf } from './entries.ts';
import type { GeneratorEntry, Hit, PageEntry, RowEntry } from './entries.ts';

/** A row with the section that lists it. */
export interface Row {
  entry: PageEntry;
  row: RowEntry;
}

/** A row that a query names, and the terms of the query that name it. */
export interface Filter extends Row {
  terms: string[];
}

/** The names in a row's title: `Switzerland` and `Swiss` in `Switzerland (Swiss)`. */
export const namesOf = ({ name }: RowEntry): string[] =>
  name
    .split(/[(),]/)
    .map((text) => text.trim())
    .filter(Boolean);

/** Codes of languages are words of other languages as well: `de`, `it`. */
const isCode = (name: string): boolean => /^\p{Ll}{2}$/u.test(name);

/** Lists the rows of all sections. */
export const listRows = (pages: readonly PageEntry[]): Row[] =>
  pages.flatMap((entry) => (entry.rows ?? []).map((row) => ({ entry, row })));

/**
 * Returns a function that finds the row whose name or alias is in a query, as a whole. The longest name wins, then
 * the row that is listed last: countries follow languages.
 */
export function createFilterFinder(rows: readonly Row[]) {
  const byName = new Map(
    rows.flatMap((each) =>
      [...namesOf(each.row), ...each.row.aliases]
        .filter((name) => !isCode(name))
        .map((name): [string, Row] => [readTerms(name).join(' '), each]),
    ),
  );
  const most = Math.max(0, ...[...byName.keys()].map((name) => name.split(' ').length));
  return (terms: readonly string[]): Filter | undefined => {
    for (let length = Math.min(most, terms.length); length > 0; length -= 1) {
      for (let start = 0; start + length <= terms.length; start += 1) {
        const named = terms.slice(start, start + length);
        const found = byName.get(named.join(' '));
        if (found) return { ...found, terms: named };
      }
    }
    return undefined;
  };
}

/** Whether a generator has values of a country or language. English is its default. */
export const isLocal = ({ locales, parameters }: GeneratorEntry, row: RowEntry): boolean =>
  parameters.includes('country') ||
  row.locales.some((locale) => locales && (locale === 'en' || locales.includes(locale)));

/**
 * Puts the row that a query names first, or behind a generator that has its name or matches the other words. If the
 * country has no data of its own, only a generator that takes the country comes before it.
 */
export function insertPlace(
  hits: readonly Hit[],
  { entry, row, terms }: Filter,
  isFilter: boolean,
): Hit[] {
  const others = hits.filter((hit) => hit.row === undefined && hit.entry !== entry);
  const [best] = others;
  const hit: Hit = { entry, row, score: best?.score ?? 1, terms, sample: '' };
  if (!best || !isGenerator(best.entry)) return [hit, ...others];
  const names = [nameOf(best.entry), ...best.entry.aliases].map(nameKey);
  const isMeant = isFilter || names.includes(terms.join(''));
  const isAble = !row.isMissing || best.entry.parameters.includes('country');
  return isMeant && isAble
    ? [best, { ...hit, isFilter: true }, ...others.slice(1)]
    : [hit, ...others];
}
