import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMemory } from '../../src/reference/memory';
import { openContentCache } from '../../src/contentCache';
import { writePages } from '../../src/plugins/writePages';
import { createApi } from '../support/api';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'plugin-pages-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const PAGE = 'list-things.api.mdx';
const NOWHERE = path.join(os.tmpdir(), 'no-such-folder', 'here');

/** A run of the plugin; it fails where it needs a folder and there is none. */
async function write(operation: { summary: string; description: string }, workDir = folder) {
  const cache = openContentCache(path.join(folder, 'cache'));
  const { api } = createApi(operation);
  const site = 'https://site.example/';
  const written = await writePages({
    api,
    responseTypes: new Map(),
    downloads: [],
    site,
    workDir,
    memory: createMemory(cache, 'state'),
  });
  cache.save();
  return written;
}

test('The plugin says which files there are, and is not asked again while the operations are the same.', async () => {
  const first = await write({ summary: 'List things', description: 'One.' });
  expect([...first.files.keys()].sort()).toEqual([PAGE, 'things.info.mdx']);
  expect(first.failures).toEqual([]);
  expect(first.files.get(PAGE)).toContain('One.');
  const second = await write({ summary: 'List things', description: 'Two.' }, NOWHERE);
  expect([...second.files.keys()]).toEqual([...first.files.keys()]);
  expect(second.files.get(PAGE)).toContain('Two.');
});

test('The plugin is asked again when an operation has another name, and leaves nothing behind.', async () => {
  await expect(write({ summary: 'All', description: 'One.' }, NOWHERE)).rejects.toThrow('ENOENT');
  expect((await write({ summary: 'All', description: 'One.' })).files.get(PAGE)).toContain('One.');
  expect(readdirSync(folder)).toEqual(['cache']);
});
