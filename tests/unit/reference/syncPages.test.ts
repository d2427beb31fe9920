import * as fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { syncPages } from '../../../src/reference/syncPages';
import { useTemporaryFolder } from '../../support/temporaryFolder';

const folder = useTemporaryFolder();

/** Writes files by name to a folder, and returns its path. */
function write(name: string, files: Record<string, string>): string {
  const target = path.join(folder.path, name);
  fs.mkdirSync(target, { recursive: true });
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(target, file), text);
  return target;
}

test('changed pages are replaced by new files, and unchanged pages are not written', () => {
  const old = { 'same.mdx': 'same', 'changed.mdx': 'old', 'left-over.mdx': 'old' };
  const pages = write('pages', old);
  fs.mkdirSync(path.join(pages, 'folder.mdx'));
  const open = fs.openSync(path.join(pages, 'changed.mdx'), 'r');
  const changeOf = () => fs.statSync(path.join(pages, 'same.mdx'), { bigint: true }).ctimeNs;
  const untouched = changeOf();
  const changed = { 'changed.mdx': 'new', 'folder.mdx': 'new', 'sidebar.ts': 'new' };
  const generated = { 'same.mdx': 'same', ...changed };
  syncPages(write('generated', generated), pages);
  const read = (file: string) => fs.readFileSync(path.join(pages, file), 'utf8');
  const texts = fs.readdirSync(pages).map((file) => [file, read(file)]);
  expect(Object.fromEntries(texts)).toEqual(generated);
  expect(changeOf()).toBe(untouched);
  expect(fs.readFileSync(open, 'utf8')).toBe('old');
  fs.closeSync(open);
});
