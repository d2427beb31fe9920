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
import { beforeAll, describe, expect, test } from 'vitest';
import { publishPages } from '../../src/reference/publishPages';
import { useTemporaryFolder } from '../support/temporaryFolder';

const folder = useTemporaryFolder();

/** Writes files by name, and returns the path of their folder. */
function write(name: string, files: Record<string, string>): string {
  const target = path.join(folder.path, name);
  mkdirSync(target, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(target, file), text);
  return target;
}

describe('publishing pages', () => {
  let pages: string;
  let open: number;
  let untouched: bigint;

  const change = (file: string) => statSync(path.join(pages, file), { bigint: true }).ctimeNs;

  beforeAll(() => {
    pages = write('pages', { 'same.mdx': 'same', 'changed.mdx': 'old', 'left-over.mdx': 'old' });
    mkdirSync(path.join(pages, 'folder.mdx'));
    open = openSync(path.join(pages, 'changed.mdx'), 'r');
    untouched = change('same.mdx');
    const generated = { 'same.mdx': 'same', 'changed.mdx': 'new', 'sidebar.ts': 'new' };
    publishPages(write('generated', { ...generated, 'folder.mdx': 'new' }), pages);
  });

  test('makes both folders equal', () => {
    const texts = readdirSync(pages).map((file) => [
      file,
      readFileSync(path.join(pages, file), 'utf8'),
    ]);
    expect(texts).toEqual([
      ['changed.mdx', 'new'],
      ['folder.mdx', 'new'],
      ['same.mdx', 'same'],
      ['sidebar.ts', 'new'],
    ]);
  });

  test('leaves a page that does not differ untouched', () => {
    expect(change('same.mdx')).toBe(untouched);
  });

  test('lets a reader of a page finish with the old text', () => {
    expect(readFileSync(open, 'utf8')).toBe('old');
    closeSync(open);
  });
});
