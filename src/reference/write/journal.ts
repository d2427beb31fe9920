/**
 * Changes many files atomically: new files are staged in a separate folder, then a rename creates a journal of
 * the changes there, which commits them. Applying a journal is idempotent, so a run that finds one from an
 * interrupted run finishes it.
 *
 * Our own, as write-file-atomic replaces one file at a time, and swapping folders does not do: Node.js cannot exchange
 * two folders in one step, pages and data are in two, and files that no run generated stay where they are.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Files to write and remove: paths below the site's folder, with forward slashes. */
export interface Changes {
  write: string[];
  remove: string[];
}

const STAGE = '.api-next';
const JOURNAL = 'journal.json';

const stagePath = (siteDir: string, file: string) => path.join(siteDir, STAGE, 'files', file);

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** Deletes a folder if it is empty, and then its parents likewise, up to the site's folder. */
function removeEmpty(siteDir: string, folder: string): void {
  if (folder === '.' || folder === '') return;
  try {
    if (readdirSync(path.join(siteDir, folder)).length > 0) return;
    rmdirSync(path.join(siteDir, folder));
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  removeEmpty(siteDir, path.posix.dirname(folder));
}

/** Applies the changes of a journal, some of which may have been applied before. */
function apply(siteDir: string, { write, remove }: Changes): void {
  for (const file of write) {
    try {
      renameSync(stagePath(siteDir, file), path.join(siteDir, file));
    } catch (error) {
      // Renamed by the interrupted run.
      if (!isMissing(error) || existsSync(stagePath(siteDir, file))) throw error;
    }
  }
  for (const file of remove) rmSync(path.join(siteDir, file), { force: true });
  for (const folder of new Set(remove.map((file) => path.posix.dirname(file)))) {
    removeEmpty(siteDir, folder);
  }
}

/** Deletes the staging folder, the journal first: without it, the rest is ignored. */
function discard(siteDir: string): void {
  rmSync(path.join(siteDir, STAGE, JOURNAL), { force: true });
  rmSync(path.join(siteDir, STAGE), { recursive: true, force: true });
}

/**
 * Cleans up after an interrupted run: finishes its changes if they were committed, else discards them. The
 * caller must hold the lock.
 *
 * @returns Whether there were committed changes.
 */
export function finishChanges(siteDir: string): boolean {
  const file = path.join(siteDir, STAGE, JOURNAL);
  const isOpen = existsSync(file);
  if (isOpen) apply(siteDir, JSON.parse(readFileSync(file, 'utf8')) as Changes);
  discard(siteDir);
  return isOpen;
}

/** Whether there are committed changes that have not been applied completely. */
export function hasOpenChanges(siteDir: string): boolean {
  return existsSync(path.join(siteDir, STAGE, JOURNAL));
}

/**
 * Writes and removes files, all or none. The caller must hold the lock.
 *
 * @param texts Texts to write, by path.
 * @throws Error of the file system. Nothing has changed unless `hasOpenChanges` returns true afterwards.
 */
export function makeChanges(
  siteDir: string,
  texts: ReadonlyMap<string, string>,
  remove: string[],
): void {
  const changes: Changes = { write: [...texts.keys()], remove };
  const journal = path.join(siteDir, STAGE, JOURNAL);
  try {
    for (const [file, text] of texts) {
      mkdirSync(path.dirname(stagePath(siteDir, file)), { recursive: true });
      writeFileSync(stagePath(siteDir, file), text);
      mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
    }
    mkdirSync(path.dirname(journal), { recursive: true });
    writeFileSync(`${journal}-draft`, JSON.stringify(changes));
    renameSync(`${journal}-draft`, journal);
  } catch (error) {
    discard(siteDir);
    throw error;
  }
  apply(siteDir, changes);
  discard(siteDir);
}
