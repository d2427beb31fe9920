import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { publishPages } from '../../../src/reference/publishPages';
import { useTemporaryFolder } from '../../support/temporaryFolder';

const folder = useTemporaryFolder();

/** Writes files by name, and returns the path of their folder. */
function write(name: string, files: Record<string, string>): string {
  const target = path.join(folder.path, name);
  mkdirSync(target, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(target, file), text);
  return target;
}

test('published pages are equal, unchanged files are not touched, and readers finish with the old text', () => {
  const pages = write('pages', {
    'same.mdx': 'same',
    'changed.mdx': 'old',
    'left-over.mdx': 'old',
  });
  mkdirSync(path.join(pages, 'folder.mdx'));
  const open = openSync(path.join(pages, 'changed.mdx'), 'r');
  const changeOf = () => statSync(path.join(pages, 'same.mdx'), { bigint: true }).ctimeNs;
  const untouched = changeOf();
  const generated = {
    'changed.mdx': 'new',
    'folder.mdx': 'new',
    'same.mdx': 'same',
    'sidebar.ts': 'new',
  };
  publishPages(write('generated', generated), pages);
  const texts = readdirSync(pages).map((file) => [
    file,
    readFileSync(path.join(pages, file), 'utf8'),
  ]);
  expect(Object.fromEntries(texts)).toEqual(generated);
  expect(changeOf()).toBe(untouched);
  expect(readFileSync(open, 'utf8')).toBe('old');
  closeSync(open);
});
