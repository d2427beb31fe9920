/** Checks that each operation has a page, because the OpenAPI plugin hides its errors. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { PAGES_FOLDER, SIDEBAR_FILE } from './paths.ts';
import type { Api } from './read/api.ts';

/** Returns the id in the front matter of a page; undefined if there is none. */
function readId(file: string): string | undefined {
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  return isFile ? /^id: (\S+)$/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
}

/** Maximum number of pages in a message. */
const MAX_NAMED = 5;

/**
 * Appends the first names to a phrase: `no operation has a, b, and 3 more`. Returns an empty string if there are no
 * names.
 */
function describe(words: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  const more = names.length > MAX_NAMED ? `, and ${names.length - MAX_NAMED} more` : '';
  return `${words} ${names.slice(0, MAX_NAMED).join(', ')}${more}`;
}

/**
 * Compares the ids of a folder's pages with those of the operations. File names, titles and the sidebar's structure are
 * not compared, because the plugin decides them.
 *
 * @param folder The folder of the site's pages, or of pages that have just been generated.
 * @returns A sentence about the errors; empty if the folder has a sidebar, a page for each operation, and nothing else.
 */
export function checkPages(folder: string, { operations }: Pick<Api, 'operations'>): string {
  const sidebar = path.basename(SIDEBAR_FILE);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const missing = new Set(operations.map(({ operationId }) => operationId));
  // Includes duplicate pages with the same id, because they must be deleted.
  const others = files
    .filter((file) => file !== sidebar)
    .filter((file) => !missing.delete(readId(path.join(folder, file)) ?? ''));
  const reasons = [
    describe('there is no page of', [...missing]),
    describe('no operation has', others),
    files.includes(sidebar) ? '' : `${sidebar} is missing`,
  ].filter(Boolean);
  return reasons.length === 0
    ? ''
    : `The pages in ${PAGES_FOLDER} do not match the OpenAPI document: ${reasons.join('; ')}.`;
}
