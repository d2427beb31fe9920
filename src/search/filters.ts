/** Finds the countries and languages that a query names. */
import { readTerms } from './text.ts';
import type { PageEntry, RowEntry } from './entries.ts';

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
