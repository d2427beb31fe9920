import path from 'node:path';
import type { Catalogue } from '../print/catalogue.ts';
import type { Api } from '../read/model.ts';
import { createReferenceTwins, listTwins } from '../print/markdown/twins.ts';
import type { TwinSource } from '../print/markdown/twins.ts';
import { createOverview } from '../print/overview.ts';
import { createPageIndex } from '../pageIndex.ts';
import { dataPath } from '../paths.ts';
import { createSearchEntries } from '../print/searchEntries.ts';
import { twinPath } from '../site.ts';

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** What the site reads beside the pages, by path below the site's folder. */
export function renderData(
  api: Api,
  catalogue: Catalogue,
  seedSamples: readonly object[],
): [file: string, text: string][] {
  return [
    [dataPath('catalogue'), toJson(catalogue)],
    [dataPath('overview'), toJson(createOverview(api, catalogue))],
    [dataPath('search'), toJson(createSearchEntries(api, catalogue))],
    [dataPath('seedSamples'), toJson(seedSamples)],
    [dataPath('pageIndex'), toJson(createPageIndex(api))],
  ];
}

/** The downloads and Markdown twins, as they are served, and the list of the twins. */
export function renderStatic(source: TwinSource): [file: string, text: string][] {
  const root = dataPath('downloads');
  const sections = createReferenceTwins(source);
  const served: [string, string][] = [
    ...source.downloads.map(({ file, text }): [string, string] => [file, text]),
    ...sections.flatMap(({ entries }) =>
      entries.map(({ path: page, text }): [string, string] => [decodeURI(twinPath(page)), text]),
    ),
  ];
  return [
    ...served.map(([file, text]): [string, string] => [path.posix.join(root, file), text]),
    [dataPath('twins'), toJson(listTwins(sections))],
  ];
}
