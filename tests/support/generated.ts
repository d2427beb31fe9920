/** What is made from the description, as files for tests. It is made anew when `openapi/` or `src/` has changed. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { product, siteAddress } from '../../src/product.ts';

const FOLDER = 'node_modules/.cache/generated';

/** Names of files in the folders of `Reference`: data of pages, lists and the engine, twins and downloads. */
export const dataFile = (name: string): string => path.join(FOLDER, 'data', name);
export const servedFile = (name: string): string => path.join(FOLDER, 'served', name);

const STAMP = path.join(FOLDER, 'made');

/** When something below a folder was last changed. */
const newest = (folder: string): number =>
  Math.max(
    statSync(folder).mtimeMs,
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (file) => statSync(path.join(folder, file)).mtimeMs,
    ),
  );

/** Runs before the first test of a run of Vitest. */
export async function setup(): Promise<void> {
  // The host's own URLs, which come from environment variables, are in the files.
  const key = JSON.stringify(product);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === key) {
    if (statSync(STAMP).mtimeMs > Math.max(newest('openapi'), newest('src'))) return;
  }
  rmSync(FOLDER, { recursive: true, force: true });
  const { readDescription } = await import('../../src/reference/read/load.ts');
  const { createReference } = await import('../../src/reference/reference.ts');
  const { data, served, twins, search } = await createReference(
    await readDescription('.'),
    siteAddress,
  );
  const files: [file: string, text: string][] = [
    ...[...data].map(([file, text]): [string, string] => [dataFile(file), text]),
    ...[...served()].map(([file, text]): [string, string] => [servedFile(file), text]),
    [dataFile('twins.json'), JSON.stringify(twins())],
    [dataFile('search.json'), JSON.stringify(search)],
    [STAMP, key],
  ];
  for (const [file, text] of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
