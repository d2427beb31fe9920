import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkPages } from '../../src/reference/checkPages.ts';
import { apiOf } from '../support/api.ts';

const { api } = apiOf({ operationId: 'generate-a-thing' });
let folder: string;

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  write('any-name.api.mdx', '---\nid: generate-a-thing\ntitle: Stale\n---\n');
  write('sidebar.ts', 'export default [{ type: "doc", id: "api/generate-a-thing", new: 1 }];');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('pages match by id, whatever their names, titles and the keys of the sidebar', () => {
  expect(checkPages(folder, api)).toBe('');
});

test.each<[string, () => void, string]>([
  ['a missing page', () => rmSync(path.join(folder, 'any-name.api.mdx')), 'of generate-a-thing.'],
  [
    'a folder in the place of a page',
    () => {
      rmSync(path.join(folder, 'any-name.api.mdx'));
      mkdirSync(path.join(folder, 'any-name.api.mdx'));
    },
    'of generate-a-thing; no operation has any-name.api.mdx.',
  ],
  [
    'a page of an earlier version',
    () => write('old.info.mdx', '---\nid: old\n---\n'),
    'no operation has old.info.mdx.',
  ],
  [
    'a second page with the same id',
    () => write('other.api.mdx', '---\nid: generate-a-thing\n---\n'),
    'no operation has other.api.mdx.',
  ],
  ['a missing sidebar', () => rmSync(path.join(folder, 'sidebar.ts')), 'sidebar.ts is missing.'],
])('%s is reported', (_, damage, reason) => {
  damage();
  expect(checkPages(folder, api)).toContain(reason);
});
