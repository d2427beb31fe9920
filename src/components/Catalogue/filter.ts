import type { CatalogueEntry, CatalogueGroup } from '@site/src/reference/print/catalogue';

/** What a reader wants to see of the catalogue. Empty texts stand for everything. */
export interface Filter {
  query: string;
  /** Name of a group. */
  tag: string;
  returns: string;
}

/** Names of the fields in the address and in the form. */
export const FILTER_FIELDS = { query: 'q', tag: 'tag', returns: 'returns' } as const;

/** The filter that an address names: `?q=code&tag=finance`. */
export function readFilter(search: string): Filter {
  const values = new URLSearchParams(search);
  const value = (field: keyof Filter): string => values.get(FILTER_FIELDS[field]) ?? '';
  return { query: value('query'), tag: value('tag'), returns: value('returns') };
}

/** The part of an address that names a filter, empty where it hides nothing. */
export function writeFilter(filter: Filter): string {
  const values = new URLSearchParams();
  for (const field of ['query', 'tag', 'returns'] as const) {
    const value = filter[field].trim();
    if (value) values.set(FILTER_FIELDS[field], value);
  }
  const text = values.toString();
  return text && `?${text}`;
}

/** Letters without case and accents, so that "cafe" finds "Café". */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** An entry with all that it can be found by. */
export interface Candidate {
  tag: string;
  returns: string;
  text: string;
}

function createCandidate({ name, label }: CatalogueGroup, entry: CatalogueEntry): Candidate {
  const { title, path, returns, sample, aliases, parameters } = entry;
  const words = [entry.label, title, path, label, sample, ...aliases, ...parameters];
  return { tag: name, returns, text: fold(words.join('\n')) };
}

/** All entries of the catalogue, in reading order. */
export function listCandidates(groups: readonly CatalogueGroup[]): Candidate[] {
  return groups.flatMap((group) => group.entries.map((entry) => createCandidate(group, entry)));
}

/** A test of entries: every word of the query occurs in one, in any order and place. */
export function createTest({ query, tag, returns }: Filter): (candidate: Candidate) => boolean {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return (candidate) =>
    (tag === '' || candidate.tag === tag) &&
    (returns === '' || candidate.returns === returns) &&
    words.every((word) => candidate.text.includes(word));
}
