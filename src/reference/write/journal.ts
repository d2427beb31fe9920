/**
 * How many files change as if it were one step: what is to be written is prepared in a folder of its
 * own, then one renaming puts a journal beside it, and from that moment on the change counts. Each step
 * that the journal names can be done twice, so whoever finds a journal finishes what it says.
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

/** What changes, as paths below the site's folder with forward slashes. */
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

/** Deletes a folder that is empty, and those above it that become so, up to the site's own. */
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

/** Does what a journal says and has not been done yet. */
function apply(siteDir: string, { write, remove }: Changes): void {
  for (const file of write) {
    try {
      renameSync(stagePath(siteDir, file), path.join(siteDir, file));
    } catch (error) {
      // It has been put in its place before.
      if (!isMissing(error) || existsSync(stagePath(siteDir, file))) throw error;
    }
  }
  for (const file of remove) rmSync(path.join(siteDir, file), { force: true });
  for (const folder of new Set(remove.map((file) => path.posix.dirname(file)))) {
    removeEmpty(siteDir, folder);
  }
}

/** Deletes the journal first: without it, what is left of the folder means nothing. */
function discard(siteDir: string): void {
  rmSync(path.join(siteDir, STAGE, JOURNAL), { force: true });
  rmSync(path.join(siteDir, STAGE), { recursive: true, force: true });
}

/**
 * Finishes a change that was cut off after it began to count, and throws away one that was cut off
 * before. To be called by whoever holds the lock.
 *
 * @returns Whether there was a change to finish.
 */
export function finishChanges(siteDir: string): boolean {
  const file = path.join(siteDir, STAGE, JOURNAL);
  const isOpen = existsSync(file);
  if (isOpen) apply(siteDir, JSON.parse(readFileSync(file, 'utf8')) as Changes);
  discard(siteDir);
  return isOpen;
}

/** Whether there is a change to finish. */
export function hasOpenChanges(siteDir: string): boolean {
  return existsSync(path.join(siteDir, STAGE, JOURNAL));
}

/**
 * Makes changes to many files: all of them, or none. To be called by whoever holds the lock.
 *
 * @param texts What to write, by path.
 * @throws Whatever the file system does. Unless `hasOpenChanges` afterwards, nothing has changed.
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
