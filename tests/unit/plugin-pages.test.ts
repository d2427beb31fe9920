import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { namePages } from '../../src/plugins/namePages';
import { createPageIndex } from '../../src/reference/print/pageIndex';
import { matchPages } from '../../src/reference/write/matchPages';
import type { NamedPages } from '../../src/reference/write/matchPages';
import { createApi, viewOf } from '../support/api';
import { namePages as namePagesLikeThePlugin } from '../support/namePages';
import { useTemporaryFolder } from '../support/temporaryFolder';

const folder = useTemporaryFolder();

const { api } = createApi({ summary: 'List things', operationId: 'list-ipv4' });
const view = viewOf(api);
const index = createPageIndex(view);

const PAGES = ['list-ipv-4.api.mdx', 'things.info.mdx'];

test('The plugin names one page for each operation and one for the API, and leaves nothing behind.', async () => {
  const named = await namePages(index, folder.path);
  expect([...named.files].sort()).toEqual(PAGES);
  expect(named.failures).toEqual([]);
  expect(readdirSync(folder.path)).toEqual([]);
  expect([...(await namePagesLikeThePlugin(index, folder.path)).files].sort()).toEqual(PAGES);
});

test('A folder that is not there is an error of the system.', async () => {
  await expect(namePages(index, path.join(folder.path, 'nowhere'))).rejects.toThrow('ENOENT');
});

function faultsOf(named: NamedPages): string {
  try {
    matchPages(view, named);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

test.each<[string, NamedPages, string]>([
  ['all are there', { files: PAGES, failures: [] }, ''],
  [
    'one is missing',
    { files: PAGES.slice(1), failures: [] },
    'The page "list-ipv4" is missing: it was not written.',
  ],
  [
    'one could not be written',
    { files: PAGES, failures: [{ page: 'list-ipv-4.api.mdx', reason: 'EACCES' }] },
    'The page "list-ipv4" is missing: EACCES.',
  ],
  [
    'one is too many',
    { files: [...PAGES, 'other.api.mdx'], failures: [] },
    'The page other.api.mdx belongs to no operation.',
  ],
])('Pages are compared with the operations one to one: %s', (_name, named, reason) => {
  expect(faultsOf(named)).toBe(reason);
});
