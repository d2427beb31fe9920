import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DATA_FOLDER, PAGES_FOLDER } from '../paths.ts';
import { createManifest, isMade, MANIFEST, readManifest } from './ownership.ts';

/** How what is on the disk differs from what a run has made. Paths are below the site's folder. */
export interface Comparison {
  /** Files that are missing or say something else, with the texts that they should have. */
  write: Map<string, string>;
  /** Files of an earlier run that no longer have a reason to be there. */
  remove: string[];
  /** Files of somebody else, which stay where they are. */
  foreign: string[];
  /** Files of somebody else in the place of one that is to be written. */
  inTheWay: string[];
}

/** Every file below a folder, which need not exist; links are not followed. */
function listFiles(siteDir: string, folder: string): string[] {
  const root = path.join(siteDir, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

/** The text of a file; nothing for what is missing or no file. */
function readText(file: string): string | undefined {
  return lstatSync(file, { throwIfNoEntry: false })?.isFile()
    ? readFileSync(file, 'utf8')
    : undefined;
}

/**
 * Compares the pages and data on the disk with those of a run.
 *
 * @param files Every file that should be there, by its path below the site's folder.
 */
export function compareFiles(siteDir: string, files: ReadonlyMap<string, string>): Comparison {
  const read = (file: string) => readText(path.join(siteDir, file));
  const manifest = readManifest(read(MANIFEST));
  const wanted = new Map([...files, [MANIFEST, createManifest(files)]]);
  const result: Comparison = { write: new Map(), remove: [], foreign: [], inTheWay: [] };
  for (const [file, text] of wanted) {
    const current = read(file);
    if (current === text) continue;
    const exists = lstatSync(path.join(siteDir, file), { throwIfNoEntry: false }) !== undefined;
    const isOurs = current !== undefined && isMade(file, current, manifest);
    if (exists && !isOurs) result.inTheWay.push(file);
    else result.write.set(file, text);
  }
  for (const file of [PAGES_FOLDER, DATA_FOLDER].flatMap((each) => listFiles(siteDir, each))) {
    if (wanted.has(file)) continue;
    const current = read(file);
    const isOurs = current !== undefined && isMade(file, current, manifest);
    (isOurs ? result.remove : result.foreign).push(file);
  }
  return result;
}
