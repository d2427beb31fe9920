import path from 'node:path';
import { dataPath } from '../paths.ts';
import { twinPath } from '../site.ts';
import type { ApiView } from '../view/types.ts';
import type { Catalogue } from './catalogue.ts';
import { createReferenceTwins, listTwins } from './markdown/twins.ts';
import type { TwinSource } from './markdown/twins.ts';
import type { Download } from './downloads/files.ts';
import { createOverview } from './overview.ts';
import { createSearchEntries } from './searchEntries.ts';
import { toJson } from './toJson.ts';

type File = [file: string, text: string];

/** What the engine adds to the reference. */
export interface OwnData {
  /** Responses for the seed explorer. */
  seedSamples: readonly object[];
  /** What the engine knows of the description. */
  engine: object;
  /** What the explorer and the template editor show. */
  explorer: object;
  /** Faker's data of each locale but English, by language tag. */
  locales: Readonly<Record<string, object>>;
  /** The stand-in for the API, and types. */
  downloads: readonly Download[];
  /** How to run the stand-in, as Markdown. */
  guide: string;
}

/** A file for the data of each locale, and a module with a function for each that loads it by itself. */
function printLocales(locales: OwnData['locales']): File[] {
  const folder = dataPath('localeData');
  const loaders = Object.keys(locales).map((tag) => {
    const [name, file] = [tag, `./${path.posix.basename(folder)}/${tag}.json`].map((text) =>
      JSON.stringify(text),
    );
    return `  ${name}: () => import(/* webpackChunkName: "locale-${tag}" */ ${file}),\n`;
  });
  return [
    [dataPath('locales'), `export default {\n${loaders.join('')}};\n`],
    ...Object.entries(locales).map(([tag, definition]): File => [
      `${folder}/${tag}.json`,
      `${JSON.stringify(definition)}\n`,
    ]),
  ];
}

/** Data files that the site reads besides those of the pages. Paths are below the site's folder. */
export function printData(
  view: ApiView,
  others: { catalogue: Catalogue; own: OwnData; index: object },
): File[] {
  const { catalogue, own, index } = others;
  return [
    [dataPath('catalogue'), toJson(catalogue)],
    [dataPath('overview'), toJson(createOverview(view, catalogue))],
    [dataPath('search'), toJson(createSearchEntries(view))],
    [dataPath('seedSamples'), toJson(own.seedSamples)],
    [dataPath('engine'), toJson(own.engine)],
    [dataPath('explorer'), toJson(own.explorer)],
    ...printLocales(own.locales),
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
