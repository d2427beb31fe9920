import type { CatalogueEntry, CatalogueGroup } from '@site/src/reference/render/catalogue';

/** The fields of the catalogue's form, and of its URL's query: `?q=code&tag=finance`. */
export const FIELDS = ['q', 'tag', 'returns'] as const;

/** Which entries a reader wants to see. A field that is absent or empty stands for all of them. */
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

/** A text without case and accents, so that "cafe" finds "Café". */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** What an entry is filtered by; `text` holds every string that a query can match. */
interface Candidate {
  tag?: string;
  returns?: string;
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
export function createTest({ q = '', tag, returns }: Filter): (candidate: Candidate) => boolean {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return (candidate) =>
    (!tag || candidate.tag === tag) &&
    (!returns || candidate.returns === returns) &&
    words.every((word) => candidate.text.includes(word));
}
