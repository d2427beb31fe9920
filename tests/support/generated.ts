/** Pages, lists and downloads of the API as files for tests, generated again when something that they depend on has changed. */
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
import { product } from '../../src/site/product.ts';

const FOLDER = 'node_modules/.cache/generated';

/** Names of files in the folders of `Reference`: data of pages, lists and the engine, Markdown versions and downloads. */
export const dataFile = (name: string): string => path.join(FOLDER, 'data', name);
export const servedFile = (name: string): string => path.join(FOLDER, 'served', name);

/** Contains the fingerprint of the sources of the generated files. */
const STAMP = path.join(FOLDER, 'fingerprint');

/** npm writes it with each installation. */
const INSTALLED = 'node_modules/.package-lock.json';

/** Returns the latest modification time in a file or folder, in milliseconds. */
function newest(place: string): number {
  const stats = statSync(place);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const files = readdirSync(place, { recursive: true, encoding: 'utf8' });
  return Math.max(stats.mtimeMs, ...files.map((file) => statSync(path.join(place, file)).mtimeMs));
}

/**
 * Changes with the OpenAPI document, the tables of the site, the code, the installed packages, and the variables that set URLs.
 */
const fingerprint = (): string =>
  JSON.stringify([...['openapi', 'data', 'src', INSTALLED].map(newest), product]);

/** Runs before the first test of a run of Vitest. */
export async function setup(): Promise<void> {
  const current = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === current) return;
  rmSync(FOLDER, { recursive: true, force: true });
  const { generateTexts } = await import('../../scripts/support/generatedTexts.ts');
  const texts = [...(await generateTexts())];
  const files = texts.map(([file, text]) => [path.join(FOLDER, file), text] as const);
  for (const [file, text] of [...files, [STAMP, current] as const]) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
