/** Generates pages, lists and downloads of the API for tests. Regenerates these files if their sources have changed. */
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

/** Returns the path of a data file for pages, lists or the engine. For Markdown versions and downloads, use `servedFile`. */
export const dataFile = (name: string): string => path.join(FOLDER, 'data', name);
export const servedFile = (name: string): string => path.join(FOLDER, 'served', name);

/** File with the fingerprint of the sources from which the files were generated. */
const STAMP = path.join(FOLDER, 'fingerprint');

/** File that npm writes with each installation. */
const INSTALLED = 'node_modules/.package-lock.json';

const SOURCES = [
  ...['openapi', 'data', 'src', 'scripts', 'packages/engine/src', 'packages/engine/data'],
  INSTALLED,
];

/** Returns the latest modification time of a file, or of the files in a folder, in milliseconds. */
function newest(place: string): number {
  const stats = statSync(place);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const files = readdirSync(place, { recursive: true, encoding: 'utf8' });
  return Math.max(stats.mtimeMs, ...files.map((file) => statSync(path.join(place, file)).mtimeMs));
}

/**
 * Returns a string that changes if a source changes: the OpenAPI document, tables in `data`, code, installed packages, or
 * environment variables that set URLs.
 */
const fingerprint = (): string => JSON.stringify([...SOURCES.map(newest), product]);

/** Generates the files if needed. Vitest calls this function before the first test. */
export async function setup(): Promise<void> {
  const current = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === current) return;
  rmSync(FOLDER, { recursive: true, force: true });
  const { generateFiles } = await import('../../scripts/support/generatedFiles.ts');
  const texts = [...(await generateFiles())];
  const files = texts.map(([file, text]) => [path.join(FOLDER, file), text] as const);
  for (const [file, text] of [...files, [STAMP, current] as const]) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
