import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openContentCache } from '../../src/contentCache';
import { keepSections } from '../../src/search/keptSections';
import { readSections } from '../../src/search/sections';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'kept-sections-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const ONE = '# One\n\n## Prüfen\n\nText.\n';
const TWO = '# Two\n';

/** A build of pages; says which of them are read, and what comes of all. */
async function build(pages: readonly string[], state = 'state') {
  const cache = openContentCache(path.join(folder, 'cache'));
  const read: string[] = [];
  const keep = keepSections(
    (source) => {
      read.push(source);
      return readSections(source);
    },
    cache,
    state,
  );
  const sections = await Promise.all(pages.map(keep));
  cache.save();
  return { read, sections };
}

test('The search reads a page again when it has changed, and no other.', async () => {
  const first = await build([ONE, TWO]);
  expect(first).toEqual({ read: [ONE, TWO], sections: [ONE, TWO].map(readSections) });
  expect(await build([ONE, TWO])).toEqual({ ...first, read: [] });
  const changed = ONE.replace('Text', 'Another');
  const second = await build([changed, TWO]);
  expect(second).toEqual({ read: [changed], sections: [changed, TWO].map(readSections) });
});

test('The search reads all pages again when its code has changed.', async () => {
  await build([ONE, TWO]);
  expect((await build([ONE, TWO], 'other')).read).toEqual([ONE, TWO]);
});
