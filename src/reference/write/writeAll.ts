import { accessSync, constants, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DATA_FOLDER } from '../paths.ts';
import { compareFiles } from './compare.ts';
import type { Comparison } from './compare.ts';
import { finishChanges, hasOpenChanges, makeChanges } from './journal.ts';
import { clearStaleGuards, isRunning, withLock } from './lock.ts';
import { toWriteError, WriteError } from './writeError.ts';

const LOCK = `${DATA_FOLDER}-lock`;

/** Prefix of temporary folders; the process id follows. */
export const WORK_PREFIX = `${DATA_FOLDER}-work-`;

/** What a run changed on disk. */
export interface WriteResult {
  written: string[];
  removed: string[];
  /** Files that no run generated, which are kept. */
  foreign: string[];
}

/** Temporary files and folders of runs that have ended. */
function listLeftovers(siteDir: string): string[] {
  return readdirSync(siteDir).filter((name) => {
    const [, pid] = /^\.api-(?:work|lock(?:-break)*)-(\d+)-/.exec(name) ?? [];
    return pid === undefined ? /^\.api-[A-Za-z0-9]{6}$/.test(name) : !isRunning(Number(pid));
  });
}

async function repairLocked(siteDir: string): Promise<boolean> {
  await clearStaleGuards(path.join(siteDir, LOCK));
  for (const name of listLeftovers(siteDir)) {
    rmSync(path.join(siteDir, name), { recursive: true, force: true });
  }
  return finishChanges(siteDir);
}

/**
 * Cleans up after an interrupted run: finishes its changes or discards them.
 *
 * @returns Whether files have changed.
 * @throws WriteError on an error of the file system, or when another run holds the lock.
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

/** Fails early if a folder to change is not writable. */
function refuseUnwritable(siteDir: string, { write, remove }: Comparison): void {
  const folders = new Set([...write.keys(), ...remove].map((file) => path.dirname(file)));
  for (const folder of folders) {
    let existing = path.join(siteDir, folder);
    while (!existsSync(existing)) existing = path.dirname(existing);
    accessSync(existing, constants.W_OK);
  }
}

/** The error for files that no run generated, with the paths of generated ones. */
function inTheWayError(files: readonly string[]): WriteError {
  return new WriteError(
    files.map((file) => `${file} was not made by this command, or was changed since.`).join('\n'),
    'Pages are made from the description. Move what you want to keep, delete the file, and run the command again.',
  );
}

/**
 * Replaces the pages and data on disk with the generated ones, all or nothing. Writes only files that differ,
 * and deletes only files that a run generated. Waits for other runs.
 *
 * @param files Texts of all generated files, by path below the site's folder.
 * @throws WriteError on an error of the file system, or when a file that no run generated is in the way.
 *   Nothing has changed then, unless the message says that the next run will finish the change.
 */
export function writeAll(
  siteDir: string,
  files: ReadonlyMap<string, string>,
): Promise<WriteResult> {
  return inLock(siteDir, async () => {
    await repairLocked(siteDir);
    const comparison = compareFiles(siteDir, files);
    const { write, remove, foreign, inTheWay } = comparison;
    if (inTheWay.length > 0) throw inTheWayError(inTheWay);
    refuseUnwritable(siteDir, comparison);
    const result = { written: [...write.keys()], removed: remove, foreign };
    if (write.size + remove.length === 0) return result;
    try {
      makeChanges(siteDir, write, remove);
    } catch (error) {
      if (!hasOpenChanges(siteDir)) throw error;
      throw new WriteError(
        `Some pages are new and some are not: ${String(error)}`,
        'Remove the cause and run the command again: it finishes the change.',
      );
    }
    return result;
  });
}
