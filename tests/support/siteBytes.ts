import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { listFiles } from '../../src/hosting/files';

/** Hashes of all files of a built site by their paths, compressed copies aside. */
export type SiteBytes = Record<string, string>;

export function readSite(folder: string): SiteBytes {
  const hashOf = (file: string): string =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, file)))
      .digest('hex');
  return Object.fromEntries(listFiles(folder).map((file) => [file, hashOf(file)]));
}

/** The name of a hashed file without its hash. */
const withoutHash = (file: string): string => file.replace(/\.[\da-f]{8}(\.\w+)$/, '$1');

const listAssets = (site: SiteBytes): string[] =>
  Object.keys(site).filter((file) => file.startsWith('assets/'));

/** Expects that of all hashed files only the script of one page and the list of hashes are others. */
export function expectOnePageChanged(before: SiteBytes, after: SiteBytes): void {
  const fresh = listAssets(after).filter((file) => before[file] !== after[file]);
  const [runtime, page, ...more] = fresh.map(withoutHash).sort().reverse();
  expect(more).toEqual([]);
  expect(runtime).toBe('assets/js/runtime~main.js');
  expect(page).toMatch(/^assets\/js\/[\da-f]{8}\.js$/);
  const names = (site: SiteBytes): string[] => listAssets(site).map(withoutHash).sort();
  expect(names(after)).toEqual(names(before));
}
