import type { CatalogueEntry, CatalogueGroup } from '@site/src/reference/print/catalogue';

/** Which entries a reader wants to see. Empty strings stand for all of them. */
export interface Filter {
  query: string;
  /** Name of a group. */
  tag: string;
  returns: string;
}

/** Names of the fields in the URL's query string and in the form. */
export const FILTER_FIELDS = { query: 'q', tag: 'tag', returns: 'returns' } as const;

/** Reads the filter from the form, or from a URL's query string: `?q=code&tag=finance`. */
export function readFilter(values: URLSearchParams | FormData): Filter {
  const value = (field: keyof Filter): string => {
    const text = values.get(FILTER_FIELDS[field]);
    return typeof text === 'string' ? text : '';
  };
  return { query: value('query'), tag: value('tag'), returns: value('returns') };
}

/** Writes a filter as a URL's query string, empty for one without any condition. */
export function writeFilter(filter: Filter): string {
  const values = new URLSearchParams();
  for (const field of ['query', 'tag', 'returns'] as const) {
    const value = filter[field].trim();
    if (value) values.set(FILTER_FIELDS[field], value);
  }
  const text = values.toString();
  return text && `?${text}`;
}

/** A text without case and accents, so that "cafe" finds "Café". */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** What an entry is filtered by; `text` holds every string that a query can match. */
export interface Candidate {
  tag: string;
  returns: string;
  text: string;
}

function createCandidate({ name, label }: CatalogueGroup, entry: CatalogueEntry): Candidate {
  const { title, path, returns, sample, aliases, searchWords, parameters } = entry;
  const words = [
    entry.label,
    title,
    path,
    label,
    sample,
    ...aliases,
    ...searchWords,
    ...parameters,
  ];
  return { tag: name, returns, text: fold(words.join('\n')) };
}

/** All entries of the catalogue, in the order of the page. */
export function listCandidates(groups: readonly CatalogueGroup[]): Candidate[] {
  return groups.flatMap((group) => group.entries.map((entry) => createCandidate(group, entry)));
}

/** The test for a filter: an entry contains every word of the query, in any order. */
export function createTest({ query, tag, returns }: Filter): (candidate: Candidate) => boolean {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return (candidate) =>
    (tag === '' || candidate.tag === tag) &&
    (returns === '' || candidate.returns === returns) &&
    words.every((word) => candidate.text.includes(word));
}
