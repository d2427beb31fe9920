import type { CatalogueEntry, CatalogueTag } from '@site/src/reference/render/catalogue';
import { createPredicate, normalizeText } from '../Catalogue/filter';

/** Generators that match a query, keyed by tag, and the most likely one. */
export interface GeneratorMatches {
  tags: CatalogueTag[];
  best: CatalogueEntry | undefined;
}

const otherNames = ({ aliases, searchWords }: CatalogueEntry): string[] => [
  ...aliases,
  ...searchWords,
];

/** Ranks a match by its position: whole name, alias, start of the name, start of a word, anything else. */
function rank(entry: CatalogueEntry, query: string): number {
  const name = entry.label.toLowerCase();
  if (name === query) return 0;
  if (otherNames(entry).some((alias) => alias.toLowerCase() === query)) return 1;
  if (name.startsWith(query)) return 2;
  return name.split(/[^\p{L}\d]+/u).some((word) => word.startsWith(query)) ? 3 : 4;
}

/** Finds the generators that have every word of a query in name, tag, path or aliases, in any order. */
export function findGenerators(tags: readonly CatalogueTag[], text: string): GeneratorMatches {
  const query = text.trim().toLowerCase();
  const test = createPredicate({ q: query });
  const fits = (tag: string, entry: CatalogueEntry): boolean =>
    test({ text: normalizeText([tag, entry.label, entry.path, ...otherNames(entry)].join('\n')) });
  const found = tags
    .map((tag) => ({
      ...tag,
      entries: tag.entries.filter((each) => fits(tag.label, each)),
    }))
    .filter(({ entries }) => entries.length > 0);
  const [best] = found
    .flatMap(({ entries }) => entries)
    .map((generator) => ({ generator, rank: rank(generator, query) }))
    .sort((a, b) => a.rank - b.rank);
  return { tags: found, best: best?.generator };
}
