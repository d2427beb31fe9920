/** Whether the pages that the OpenAPI plugin has written are those of the description: it swallows errors. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { PAGES_FOLDER, SIDEBAR_FILE } from './paths.ts';
import { createDocItem, operationFile, renderOperationPage } from './print/mdx.ts';
import type { OperationItem } from './print/mdx.ts';
import type { Api, Operation } from './read/model.ts';

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
function createPages({ operations }: Api): Map<string, string> {
  return new Map([
    ...operations.map((operation): [string, string] => [
      `${PAGES_FOLDER}/${operationFile(operation.slug)}`,
      renderOperationPage(toItem(operation)),
    ]),
  ]);
}

/** The part of the sidebar that the OpenAPI plugin writes. */
function createSlice({ groups }: Api): object[] {
  return groups.map(({ label, operations }) => ({
    type: 'category',
    label,
    items: operations.map((operation) => createDocItem(toItem(operation))),
  }));
}

/**
 * Compares the pages of a folder with the OpenAPI document.
 *
 * @param folder The folder of the pages: that of the site, or one for pages that have just been generated.
 * @param slice The part of the sidebar that is there; undefined if there is none.
 * @returns Files that are missing, left over or different, by their paths below the site's folder.
 */
export function comparePages(folder: string, api: Api, slice: unknown): string[] {
  const found = existsSync(folder)
    ? readdirSync(folder).map((file) => `${PAGES_FOLDER}/${file}`)
    : [];
  const pages = createPages(api);
  const isRight = (file: string): boolean => {
    if (file === SIDEBAR_FILE) return isDeepStrictEqual(slice, createSlice(api));
    const page = path.join(folder, path.basename(file));
    const isFile = statSync(page, { throwIfNoEntry: false })?.isFile();
    return isFile === true && readFileSync(page, 'utf8') === pages.get(file);
  };
  const files = new Set([...pages.keys(), SIDEBAR_FILE, ...found]);
  return [...files].filter((file) => !isRight(file));
}

/** How many files are named. */
const NAMED = 5;

/** These files in a sentence; empty if there are none. */
export function describeDifferences(files: readonly string[]): string {
  if (files.length === 0) return '';
  const names = files.slice(0, NAMED).map((file) => path.posix.basename(file));
  const more = files.length > NAMED ? `, and ${files.length - NAMED} more` : '';
  return `The pages in ${PAGES_FOLDER} are not those of the description: ${names.join(', ')}${more}.`;
}
