import { CATALOGUE_PATH } from './urls.ts';

/** Fields of the catalogue's form, and parameters of its URL: `?q=code&tag=finance`. */
export const FILTER_FIELDS = ['q', 'tag', 'returns', 'parameter', 'locale'] as const;

/** Conditions for catalogue entries. An omitted or empty condition matches all entries. */
export type Filter = Partial<Record<(typeof FILTER_FIELDS)[number], string>>;

/** Reads the filter from a URL's query string. */
export function parseFilter(query: string): Filter {
  const values = new URLSearchParams(query);
  return Object.fromEntries(FILTER_FIELDS.map((field) => [field, values.get(field) ?? '']));
}

/** Writes a filter as a URL's query string; empty without conditions. */
export function stringifyFilter(filter: Filter): string {
  const filled = FILTER_FIELDS.map((field) => [field, filter[field]?.trim() ?? '']);
  const text = new URLSearchParams(filled.filter(([, value]) => value)).toString();
  return text && `?${text}`;
}

export const filteredCataloguePath = (filter: Filter): string =>
  `${CATALOGUE_PATH}${stringifyFilter(filter)}`;
