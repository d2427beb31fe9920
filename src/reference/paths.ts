import path from 'node:path';
import { OPENAPI_JSON_FILE } from './print/downloads/files.ts';

/** The description in this repository, and the lint rules that hold for it and for no other. */
export const OWN_DESCRIPTION = 'openapi/openapi.yaml';
export const OWN_RULES = 'openapi/redocly.yaml';

/** Where the pages go: the documentation plugin reads them from here. */
export const PAGES_FOLDER = 'docs/api';

/** What else is made from the description. */
export const DATA_FOLDER = '.api';

/** Files and folders in the data folder. */
export const dataPaths = {
  /** Every operation in reading order, as lists and navigation show it. */
  catalogue: 'catalogue.json',
  /** The part of the catalogue that the landing page shows. */
  overview: 'overview.json',
  /** What the search finds of each operation. */
  search: 'search.json',
  /** What a few requests yield, for readers who compare seeds. Empty for another description. */
  seedSamples: 'seed-samples.json',
  /** What the OpenAPI plugin reads to know which pages there are. */
  pageIndex: 'page-index.json',
  /** Copied to the root of the site as they are. */
  downloads: 'static',
  bundle: `static/${OPENAPI_JSON_FILE}`,
  /** Which Markdown twins there are, without their texts. */
  twins: 'twins.json',
  /** What the last run has made, and may therefore overwrite and delete. */
  files: 'files.json',
} as const;

/** A path in the data folder, relative to the site's folder. */
export function dataPath(name: keyof typeof dataPaths, folder: string = DATA_FOLDER): string {
  return path.posix.join(folder, dataPaths[name]);
}
