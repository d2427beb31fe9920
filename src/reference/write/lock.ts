import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { WriteError } from './writeError.ts';

/** Who holds a lock. */
interface Holder {
  pid: number;
  host: string;
  /** Tells two locks of one process apart. */
  token: string;
}

/** Milliseconds between two looks at a lock that another process holds. */
const PAUSE = 50;

/** Milliseconds after which a run says that it cannot go on. */
const PATIENCE = 60_000;

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** Whether a process of this machine is at work; one of another user counts. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether the process that made a lock has ended; of another machine's processes nobody can tell. */
function isLeft(holder: Holder): boolean {
  return holder.host === hostname() && !isRunning(holder.pid);
}

/** Makes the lock with its whole content in one step, so that nobody reads half of it. */
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
 * Deletes a lock whose process has ended. A lock of its own guards this: between a look at the lock and
 * its deletion no other run can have put a new one in its place.
 */
async function breakLock(file: string, left: Holder, patience: number): Promise<void> {
  await withLock(
    `${file}-break`,
    () => {
      if (readHolder(file)?.token === left.token) rmSync(file, { force: true });
      return Promise.resolve();
    },
    patience,
  );
}

/** Deletes a lock on a lock whose process has ended while it held it. To be called with the lock held. */
export async function clearBreaks(file: string): Promise<void> {
  const guard = `${file}-break`;
  const holder = readHolder(guard);
  if (holder && isLeft(holder)) await withLock(guard, () => Promise.resolve());
}

/**
 * Does something while no other process that asks for the same lock does. Waits for one that is at
 * work; the lock of a process that has ended counts for nothing.
 *
 * @param file The lock, in a folder that exists.
 * @throws WriteError when the other process is still at work after `patience` milliseconds.
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
    if (holder && isLeft(holder)) {
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
