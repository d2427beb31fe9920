import path from 'node:path';
import { OPENAPI_JSON_FILE } from './print/downloads/files.ts';

/** Folder of the description, its root file, and the lint rules beside it. */
export const DESCRIPTION_FOLDER = 'openapi';
export const ROOT_FILE = 'openapi.yaml';
export const RULES_FILE = 'redocly.yaml';

/** Folder of the generated pages, within that of the docs plugin. */
export const PAGES_FOLDER = 'docs/api';

/** Folder of everything else that is generated. */
export const DATA_FOLDER = '.api';

/** Paths below the data folder. */
export const dataPaths = {
  /** Folder with the data of each page, `<slug>.json`. */
  pages: 'pages',
  /** Data that many pages share, by key. */
  shared: 'shared.json',
  /** All operations in reading order, for lists and the sidebar. */
  catalogue: 'catalogue.json',
  /** The landing page's data. */
  overview: 'overview.json',
  /** Search entries of the operations. */
  search: 'search.json',
  /** Responses for the seed explorer. */
  seedSamples: 'seed-samples.json',
  /** What the engine knows of the description. */
  engine: 'engine.json',
  /** What the explorer and the template editor show. */
  explorer: 'explorer.json',
  /** Module that loads faker's data of a locale. */
  locales: 'locales.js',
  /** Folder of that data, `<tag>.json`. */
  localeData: 'locales',
  /** The minimal description that the OpenAPI plugin reads. */
  pageIndex: 'page-index.json',
  /** Folder of files that are served at the root of the site. */
  downloads: 'static',
  bundle: `static/${OPENAPI_JSON_FILE}`,
  /** List of the Markdown twins, without their texts. */
  twins: 'twins.json',
  /** Manifest of the last run: the files that the next one may overwrite or delete. */
  files: 'files.json',
} as const;

/** Path of data, relative to the site's folder unless another data folder is given. */
export function dataPath(name: keyof typeof dataPaths, folder: string = DATA_FOLDER): string {
  return path.posix.join(folder, dataPaths[name]);
}
