/**
 * Deletes what the measurements leave, when all are done. Where thousands of files have just been deleted, a
 * file system may look at the place of each for every new one (ext4 does so for a minute and more): the next
 * build would pay for it.
 */
const waiting: (() => Promise<void>)[] = [];

/** Keeps something until the end. */
export function discardLater(remove: () => Promise<void>): void {
  waiting.push(remove);
}

/** Deletes all of it. */
export async function discardAll(): Promise<void> {
  for (const remove of waiting.splice(0)) await remove();
}
