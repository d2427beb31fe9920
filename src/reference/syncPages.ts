import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';

/** Returns the text of a file; undefined if it does not exist. */
function readText(file: string): string | undefined {
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  return isFile ? readFileSync(file, 'utf8') : undefined;
}

/**
 * Copies changed files from a folder to another, and deletes files that exist only in the target. Each file is written
 * under a temporary name and renamed, so that no program reads an incomplete file. Pages come first, then the sidebar,
 * then deletions, so that the sidebar never lists a missing page.
 *
 * @returns The number of written and deleted files.
 * @throws Error of the file system. The message includes the path.
 */
export function syncPages(from: string, to: string): number {
  mkdirSync(to, { recursive: true });
  const files = readdirSync(from);
  let count = 0;
  const isPage = (file: string): boolean => file.endsWith('.mdx');
  for (const file of [...files.filter(isPage), ...files.filter((each) => !isPage(each))]) {
    const [source, target] = [path.join(from, file), path.join(to, file)];
    const text = readText(target);
    if (text === readText(source)) continue;
    if (text === undefined) rmSync(target, { recursive: true, force: true });
    copyFileSync(source, `${target}.tmp`);
    renameSync(`${target}.tmp`, target);
    count += 1;
  }
  for (const file of readdirSync(to).filter((each) => !files.includes(each))) {
    rmSync(path.join(to, file), { recursive: true });
    count += 1;
  }
  return count;
}
