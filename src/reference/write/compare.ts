import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DATA_FOLDER, PAGES_FOLDER } from '../paths.ts';
import { createManifest, isGenerated, MANIFEST, readManifest } from './ownership.ts';

/** How the files on disk differ from the generated ones. Paths are below the site's folder. */
export interface Comparison {
  /** Files that are missing or different, with the generated texts. */
  write: Map<string, string>;
  /** Files of an earlier run that are no longer generated. */
  remove: string[];
  /** Files that no run generated, which are kept. */
  foreign: string[];
  /** Files that no run generated, with the path of one to write. */
  inTheWay: string[];
}

/** All files below a folder, relative to the site's; empty if it does not exist. Does not follow symbolic links. */
function listFiles(siteDir: string, folder: string): string[] {
  const root = path.join(siteDir, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

/** The text of a file; undefined if it is missing or not a regular file. */
function readText(file: string): string | undefined {
  return lstatSync(file, { throwIfNoEntry: false })?.isFile()
    ? readFileSync(file, 'utf8')
    : undefined;
}

/**
 * Compares the pages and data on disk with the generated ones.
 *
 * @param files Texts of all generated files, by path below the site's folder.
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
    const isOurs = current !== undefined && isGenerated(file, current, manifest);
    if (exists && !isOurs) result.inTheWay.push(file);
    else result.write.set(file, text);
  }
  for (const file of [PAGES_FOLDER, DATA_FOLDER].flatMap((each) => listFiles(siteDir, each))) {
    if (wanted.has(file)) continue;
    const current = read(file);
    const isOurs = current !== undefined && isGenerated(file, current, manifest);
    (isOurs ? result.remove : result.foreign).push(file);
  }
  return result;
}
