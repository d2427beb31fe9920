import { accessSync, constants, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DATA_FOLDER } from '../paths.ts';
import { compareFiles } from './compare.ts';
import type { Comparison } from './compare.ts';
import { finishChanges, hasOpenChanges, makeChanges } from './journal.ts';
import { clearBreaks, isRunning, withLock } from './lock.ts';
import { toWriteError, WriteError } from './writeError.ts';

const LOCK = `${DATA_FOLDER}-lock`;

/** Begin of the names of folders in which runs work; the number of the process follows. */
export const WORK_PREFIX = `${DATA_FOLDER}-work-`;

/** What a run has changed on the disk. */
export interface Publication {
  written: string[];
  removed: string[];
  /** Files of somebody else among the pages, which stay. */
  foreign: string[];
}

/** What ended runs have left: named after their process, or by an older version. */
function listLeftovers(siteDir: string): string[] {
  return readdirSync(siteDir).filter((name) => {
    const [, pid] = /^\.api-(?:work|lock(?:-break)*)-(\d+)-/.exec(name) ?? [];
    return pid === undefined ? /^\.api-[A-Za-z0-9]{6}$/.test(name) : !isRunning(Number(pid));
  });
}

async function repairLocked(siteDir: string): Promise<boolean> {
  await clearBreaks(path.join(siteDir, LOCK));
  for (const name of listLeftovers(siteDir)) {
    rmSync(path.join(siteDir, name), { recursive: true, force: true });
  }
  return finishChanges(siteDir);
}

/**
 * Puts right what a run that was cut off has left: finishes its change or throws it away.
 *
 * @returns Whether pages have changed by that.
 * @throws WriteError when the disk or another run does not allow it.
 */
export async function repair(siteDir: string): Promise<boolean> {
  const isClean = !readdirSync(siteDir).some((name) => name.startsWith(`${DATA_FOLDER}-`));
  if (isClean) return false;
  return inLock(siteDir, () => repairLocked(siteDir));
}

async function inLock<T>(siteDir: string, work: () => Promise<T>): Promise<T> {
  try {
    return await withLock(path.join(siteDir, LOCK), work);
  } catch (error) {
    throw toWriteError(error);
  }
}

/** Refuses before anything has changed what would fail after something has. */
function refuseUnwritable(siteDir: string, { write, remove }: Comparison): void {
  const folders = new Set([...write.keys(), ...remove].map((file) => path.dirname(file)));
  for (const folder of folders) {
    let existing = path.join(siteDir, folder);
    while (!existsSync(existing)) existing = path.dirname(existing);
    accessSync(existing, constants.W_OK);
  }
}

/** What to say of files of somebody else in the place of pages. */
export function inTheWayError(files: readonly string[]): WriteError {
  return new WriteError(
    files.map((file) => `${file} was not made by this command, or was changed since.`).join('\n'),
    'Pages are made from the description. Move what you want to keep, delete the file, and run the command again.',
  );
}

/**
 * Makes the pages and data on the disk what a run has made, all or nothing: only what differs is
 * written, only what a run has made is deleted. Waits for another run that is writing.
 *
 * @param files Every file that should be there, by its path below the site's folder.
 * @throws WriteError when the disk does not allow it or a file of somebody else is in the way. Pages
 *   and data are those of before, or the message says that the next run finishes the change.
 */
export function publish(siteDir: string, files: ReadonlyMap<string, string>): Promise<Publication> {
  return inLock(siteDir, async () => {
    await repairLocked(siteDir);
    const comparison = compareFiles(siteDir, files);
    const { write, remove, foreign, inTheWay } = comparison;
    if (inTheWay.length > 0) throw inTheWayError(inTheWay);
    refuseUnwritable(siteDir, comparison);
    const publication = { written: [...write.keys()], removed: remove, foreign };
    if (write.size + remove.length === 0) return publication;
    try {
      makeChanges(siteDir, write, remove);
    } catch (error) {
      if (!hasOpenChanges(siteDir)) throw error;
      throw new WriteError(
        `Some pages are new and some are not: ${String(error)}`,
        'Remove the cause and run the command again: it finishes the change.',
      );
    }
    return publication;
  });
}
