import path from 'node:path';
import { dataPath } from '../paths.ts';
import { twinPath } from '../site.ts';
import type { ApiView } from '../view/types.ts';
import type { Catalogue } from './catalogue.ts';
import { createReferenceTwins, listTwins } from './markdown/twins.ts';
import type { TwinSource } from './markdown/twins.ts';
import { createOverview } from './overview.ts';
import { createSearchEntries } from './searchEntries.ts';
import { toJson } from './toJson.ts';

type File = [file: string, text: string];

/** Data files that the site reads besides those of the pages. Paths are below the site's folder. */
export function printData(
  view: ApiView,
  others: { catalogue: Catalogue; seedSamples: readonly object[]; index: object },
): File[] {
  const { catalogue, seedSamples, index } = others;
  return [
    [dataPath('catalogue'), toJson(catalogue)],
    [dataPath('overview'), toJson(createOverview(view, catalogue))],
    [dataPath('search'), toJson(createSearchEntries(view))],
    [dataPath('seedSamples'), toJson(seedSamples)],
    [dataPath('pageIndex'), toJson(index)],
  ];
}

/** The downloads and Markdown twins, which are served as they are, and the list of twins. */
export function printStatic(source: TwinSource): File[] {
  const root = dataPath('downloads');
  const sections = createReferenceTwins(source);
  const served: File[] = [
    ...source.downloads.map(({ file, text }): File => [file, text]),
    ...sections.flatMap(({ entries }) =>
      entries.map(({ path: page, text }): File => [decodeURI(twinPath(page)), text]),
    ),
  ];
  return [
    ...served.map(([file, text]): File => [path.posix.join(root, file), text]),
    [dataPath('twins'), toJson(listTwins(sections))],
  ];
}
