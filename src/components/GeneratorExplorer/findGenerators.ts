import type { ExplorerGenerator, ExplorerGroup } from '@site/src/reference/view/explorer';
import { createTest, fold } from '../Catalogue/filter';

/** The generators that a query finds, by tag, and the one that it most likely means. */
export interface Found {
  groups: ExplorerGroup[];
  best: ExplorerGenerator | undefined;
}

/** How well a generator fits a query: its whole name, the start of it, the start of a word, or anything else. */
function rank({ label, aliases }: ExplorerGenerator, query: string): number {
  const name = label.toLowerCase();
  if (name === query) return 0;
  if (aliases.some((alias) => alias.toLowerCase() === query)) return 1;
  if (name.startsWith(query)) return 2;
  return name.split(/[^\p{L}\d]+/u).some((word) => word.startsWith(query)) ? 3 : 4;
}

/** Finds the generators that have every word of a query in name, tag, path or aliases, in any order. */
export function findGenerators(groups: readonly ExplorerGroup[], text: string): Found {
  const query = text.trim().toLowerCase();
  const test = createTest({ q: query });
  const fits = (tag: string, { label, path, aliases }: ExplorerGenerator): boolean =>
    test({ text: fold([tag, label, path, ...aliases].join('\n')) });
  const found = groups
    .map(({ label, generators }) => ({
      label,
      generators: generators.filter((each) => fits(label, each)),
    }))
    .filter(({ generators }) => generators.length > 0);
  const [best] = found
    .flatMap(({ generators }) => generators)
    .map((generator) => ({ generator, rank: rank(generator, query) }))
    .sort((a, b) => a.rank - b.rank);
  return { groups: found, best: best?.generator };
}
