import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { WriteError } from './writeError.ts';

/*
 * Our own, as proper-lockfile decides by a lock's age whether it is stale: a process that was suspended for seconds
 * would lose its lock while it writes, and the lock of a killed one would block others for as long.
 */

/** The process that holds a lock: the content of the lock file. */
interface Holder {
  pid: number;
  host: string;
  /** Distinguishes the locks of one process. */
  token: string;
}

/** Milliseconds between attempts to acquire a lock. */
const PAUSE = 50;

/** Milliseconds after which waiting for a lock fails. */
const PATIENCE = 60_000;

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** Whether a process is running on this machine, possibly as another user. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether the process that holds a lock has ended. A lock of another machine is never stale. */
function isStale(holder: Holder): boolean {
  return holder.host === hostname() && !isRunning(holder.pid);
}

/** Creates the lock file with its content atomically. Returns false if it exists. */
function tryAcquire(file: string, holder: Holder): boolean {
  const own = `${file}-${holder.pid}-${holder.token}`;
  writeFileSync(own, JSON.stringify(holder));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * Deletes a stale lock. A second lock guards this, so that no other run can replace the stale lock between
 * the check and the deletion.
 */
async function breakLock(file: string, stale: Holder, patience: number): Promise<void> {
  await withLock(
    `${file}-break`,
    () => {
      if (readHolder(file)?.token === stale.token) rmSync(file, { force: true });
      return Promise.resolve();
    },
    patience,
  );
}

/** Deletes a stale guard lock. The caller must hold the lock itself. */
export async function clearStaleGuards(file: string): Promise<void> {
  const guard = `${file}-break`;
  const holder = readHolder(guard);
  if (holder && isStale(holder)) await withLock(guard, () => Promise.resolve());
}

/**
 * Runs a function while holding a lock. Waits for other processes; stale locks are deleted.
 *
 * @param file Path of the lock file, in an existing folder.
 * @throws WriteError when another process still holds the lock after `patience` milliseconds.
 */
export async function withLock<T>(
  file: string,
  work: () => Promise<T>,
  patience: number = PATIENCE,
): Promise<T> {
  const own = { pid: process.pid, host: hostname(), token: randomUUID() };
  const end = Date.now() + patience;
  while (!tryAcquire(file, own)) {
    const holder = readHolder(file);
    if (holder && isStale(holder)) {
      await breakLock(file, holder, patience);
    } else if (Date.now() > end) {
      throw new WriteError(
        `Another run (process ${holder?.pid ?? 'unknown'}) holds ${file}.`,
        'Wait for it to end. If there is no such run, delete that file.',
      );
    } else {
      await sleep(PAUSE);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
