import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { checkPages } from '../../../src/reference/checkPages.ts';
import { createApiWithOperation } from '../../support/api.ts';
import { useTemporaryFolder } from '../../support/temporaryFolder.ts';

const { api } = createApiWithOperation({ operationId: 'generate-a-thing' });
const folder = useTemporaryFolder();
const inFolder = (file: string) => path.join(folder.path, file);
const write = (file: string, text: string) => writeFileSync(inFolder(file), text);
const remove = (file: string) => rmSync(inFolder(file));

beforeEach(() => {
  rmSync(folder.path, { recursive: true });
  mkdirSync(folder.path);
  write('any-name.api.mdx', '---\nid: generate-a-thing\ntitle: Stale\n---\n');
  write('sidebar.ts', 'export default [{ type: "doc", id: "api/generate-a-thing", new: 1 }];');
});

const replacePage = () => {
  remove('any-name.api.mdx');
  mkdirSync(inFolder('any-name.api.mdx'));
};

test('pages are matched with operations by id, and not by file name or title', () => {
  expect(checkPages(folder.path, api)).toBe('');
});

test.each<[string, () => void, string]>([
  ['a missing page', () => remove('any-name.api.mdx'), 'of generate-a-thing.'],
  ['a folder for a page', replacePage, 'of generate-a-thing; no operation has any-name.api.mdx.'],
  ['a page without operation', () => write('old.mdx', 'id: old\n'), 'no operation has old.mdx.'],
  ['a second page', () => write('b.mdx', 'id: generate-a-thing\n'), 'no operation has b.mdx.'],
  ['a missing sidebar', () => remove('sidebar.ts'), 'sidebar.ts is missing.'],
])('a difference between the pages and the operations is reported: %s', (_, damage, reason) => {
  damage();
  expect(checkPages(folder.path, api)).toContain(reason);
});
