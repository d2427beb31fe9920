/** Whether the pages that the OpenAPI plugin has written are those of the description: it swallows errors. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { PAGES_FOLDER, SIDEBAR_FILE } from './paths.ts';
import {
  createDocItem,
  infoFile,
  operationFile,
  renderInfoPage,
  renderOperationPage,
} from './print/mdx.ts';
import type { OperationItem } from './print/mdx.ts';
import type { Api, Operation } from './read/model.ts';
import { infoSlug } from './read/slug.ts';

/** How the pages differ from the description: their paths below the site's folder. */
export interface PageDifferences {
  missing: string[];
  leftOver: string[];
  stale: string[];
}

/** An operation as the OpenAPI plugin hands it to our functions. */
const toItem = (operation: Operation): OperationItem => ({
  title: operation.title.replaceAll('"', "'"),
  api: {
    operationId: operation.slug,
    description: operation.description,
    method: operation.method,
    'x-aliases': operation.aliases,
    'x-search-words': operation.searchWords,
  },
});

/** The pages of a description by path, as the OpenAPI plugin writes them. */
function createPages({ title, summary, description, operations }: Api): Map<string, string> {
  const info = { title, info: { summary, description } };
  return new Map([
    [`${PAGES_FOLDER}/${infoFile(title)}`, renderInfoPage(info)],
    ...operations.map((operation): [string, string] => [
      `${PAGES_FOLDER}/${operationFile(operation.slug)}`,
      renderOperationPage(toItem(operation)),
    ]),
  ]);
}

/** The part of the sidebar that the OpenAPI plugin writes. */
function createSlice({ title, groups }: Api): object[] {
  return [
    { type: 'doc', id: `api/${infoSlug(title)}` },
    ...groups.map(({ label, operations }) => ({
      type: 'category',
      label,
      items: operations.map((operation) => createDocItem(toItem(operation))),
    })),
  ];
}

/**
 * Compares the pages of a site's folder with what the description gives.
 *
 * @param slice The part of the sidebar that is there; undefined if there is none.
 */
export function comparePages(siteDir: string, api: Api, slice: unknown): PageDifferences {
  const folder = path.join(siteDir, PAGES_FOLDER);
  const found = existsSync(folder)
    ? readdirSync(folder).map((file) => `${PAGES_FOLDER}/${file}`)
    : [];
  const pages = createPages(api);
  const isStale = (file: string) => {
    const page = path.join(siteDir, file);
    return (
      !statSync(page, { throwIfNoEntry: false })?.isFile() ||
      readFileSync(page, 'utf8') !== pages.get(file)
    );
  };
  const wanted = [...pages.keys()];
  const there = wanted.filter((file) => found.includes(file));
  return {
    missing: [...wanted, SIDEBAR_FILE].filter((file) => !found.includes(file)),
    leftOver: found.filter((file) => !pages.has(file) && file !== SIDEBAR_FILE),
    stale: [
      ...there.filter(isStale),
      ...(slice === undefined || isDeepStrictEqual(slice, createSlice(api)) ? [] : [SIDEBAR_FILE]),
    ],
  };
}

/** How many files of a kind are named. */
const NAMED = 5;

/** The differences in a sentence; empty if there are none. */
export function describeDifferences({ missing, leftOver, stale }: PageDifferences): string {
  const parts = Object.entries({ missing, 'left over': leftOver, stale })
    .filter(([, files]) => files.length > 0)
    .map(([what, files]) => {
      const names = files.slice(0, NAMED).map((file) => path.posix.basename(file));
      const more = files.length > NAMED ? `, and ${files.length - NAMED} more` : '';
      return `${what}: ${names.join(', ')}${more}`;
    });
  if (parts.length === 0) return '';
  return `The pages in ${PAGES_FOLDER} are not those of the description (${parts.join('; ')}).`;
}
