import type { Filter } from '@site/src/site/catalogueFilter';
import type { CatalogueEntry, CatalogueTag } from '@site/src/reference/render/catalogue';

/** Removes case and accents, so that "cafe" finds "Café". */
export function normalizeText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** A string that a query can match although the entry does not show the string. */
interface HiddenMatch {
  label: 'parameter' | 'also' | 'path';
  text: string;
}

/** Properties of an entry that the filter compares. */
interface Candidate {
  tag?: string;
  returns?: string;
  parameters?: readonly string[];
  locales?: readonly string[];
  /** All strings that a query can match. */
  text: string;
  /** Visible strings of `text`. */
  shown?: string;
  reasons?: readonly HiddenMatch[];
}

/** Number of characters of a sample value that are visible in every row. Later matches would be invisible. */
const VISIBLE_LENGTH = 60;

function createCandidate({ name, label }: CatalogueTag, entry: CatalogueEntry): Candidate {
  const { title, path, leadText, returns, sample, aliases, searchWords, parameters, locales } =
    entry;
  const shown = normalizeText(
    [entry.label, label, leadText, sample.slice(0, VISIBLE_LENGTH)].join('\n'),
  );
  const reason = (kind: HiddenMatch['label']) => (text: string) => ({ label: kind, text });
  const reasons = [
    ...parameters.map(reason('parameter')),
    ...[...aliases, ...searchWords].map(reason('also')),
    ...[path, title].map(reason('path')),
  ];
  const text = [shown, ...reasons.map((each) => normalizeText(each.text))].join('\n');
  return { tag: name, returns, parameters, locales, text, shown, reasons };
}

export function listCandidates(tags: readonly CatalogueTag[]): Candidate[] {
  return tags.flatMap((tag) => tag.entries.map((entry) => createCandidate(tag, entry)));
}

const wordsOf = (query: string): string[] => normalizeText(query).split(/\s+/).filter(Boolean);

/** Creates a predicate for a filter. Entries must contain every word of the query, in any order. */
export function createPredicate({
  q = '',
  tag,
  returns,
  parameter,
  locale,
}: Filter): (candidate: Candidate) => boolean {
  const words = wordsOf(q);
  return (candidate) =>
    (!tag || candidate.tag === tag) &&
    (!returns || candidate.returns === returns) &&
    (!parameter || Boolean(candidate.parameters?.includes(parameter))) &&
    (!locale || Boolean(candidate.locales?.includes(locale))) &&
    words.every((word) => candidate.text.includes(word));
}

/**
 * Returns a hidden string of an entry that contains words of the query: `parameter country`. A parameter whose name is a whole
 * word of the query has priority.
 *
 * @returns Empty if the row shows all words.
 */
export function describeMatch({ q = '' }: Filter, { shown = '', reasons = [] }: Candidate): string {
  const words = wordsOf(q);
  const isExact = ({ label, text }: HiddenMatch): boolean =>
    label === 'parameter' && words.includes(normalizeText(text));
  const hidden = words.filter((word) => !shown.includes(word));
  const found =
    reasons.find(isExact) ??
    reasons.find(({ text }) => hidden.some((word) => normalizeText(text).includes(word)));
  if (!found) return '';
  return found.label === 'path' ? found.text : `${found.label} ${found.text}`;
}
