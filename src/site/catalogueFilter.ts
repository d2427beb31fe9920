import { CATALOGUE_PATH } from './urls.ts';

/** The fields of the catalogue's form, and of its URL's query: `?q=code&tag=finance`. */
export const FIELDS = ['q', 'tag', 'returns', 'parameter', 'locale'] as const;

/** Conditions for the entries that a reader wants to see. An omitted or empty condition matches all entries. */
export type Filter = Partial<Record<(typeof FIELDS)[number], string>>;

/** Reads the filter from a URL's query string. */
export function readFilter(query: string): Filter {
  const values = new URLSearchParams(query);
  return Object.fromEntries(FIELDS.map((field) => [field, values.get(field) ?? '']));
}

/** Writes a filter as a URL's query string, empty for one without any condition. */
export function writeFilter(filter: Filter): string {
  const filled = FIELDS.map((field) => [field, filter[field]?.trim() ?? '']);
  const text = new URLSearchParams(filled.filter(([, value]) => value)).toString();
  return text && `?${text}`;
}

/** The path of the catalogue with a filter. */
export const cataloguePath = (filter: Filter): string => `${CATALOGUE_PATH}${writeFilter(filter)}`;
