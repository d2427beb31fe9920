import { watch } from 'node:fs';
import path from 'node:path';
import { DescriptionError } from '../../reference/read/fault.ts';
import { DESCRIPTION_FOLDER } from '../../reference/paths.ts';
import type { LiveReference } from './liveReference.ts';
import type { Problem } from './problem.ts';

/** Milliseconds without a further change before changes are applied: editors save a file in several writes. */
const DEBOUNCE = 30;

/** Milliseconds without a further change after which a full run starts. */
const FULL_RUN_DELAY = 5000;

/** Files that may be part of a description. */
const SOURCE = /\.(?:ya?ml|json)$/i;

export interface FollowOptions {
  live: LiveReference;
  /** Runs `npm run api` in a child process. Resolves to its output when it fails, else to undefined. */
  runAll: (signal: AbortSignal) => Promise<string | undefined>;
  problem: Pick<Problem, 'show'>;
  print: (text: string) => void;
}

/** An error as plain text for Docusaurus' error overlay. */
function describeProblem(error: unknown): string {
  if (error instanceof DescriptionError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * Watches the files of a description. Pages of changed operations are updated at once; everything else
 * follows in a full run when nothing has changed for a while.
 *
 * @returns A function that stops watching.
 */
export function followDescription(options: FollowOptions): () => void {
  const { live, runAll, problem, print } = options;
  const folder = path.resolve(DESCRIPTION_FOLDER);
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let fullRunTimer: NodeJS.Timeout | undefined;
  let fullRun = new AbortController();
  let work = Promise.resolve();

  const runFull = async (): Promise<void> => {
    fullRun = new AbortController();
    const { signal } = fullRun;
    const output = await runAll(signal);
    if (!signal.aborted) problem.show(output ?? '');
  };

  const applyChanges = async (): Promise<void> => {
    // A file stays in `changed` until an update with it succeeds.
    const files = new Set(changed);
    try {
      const isChecked = await live.update(files);
      for (const each of files) changed.delete(each);
      if (isChecked) problem.show('');
      clearTimeout(fullRunTimer);
      fullRunTimer = setTimeout(() => void runFull(), FULL_RUN_DELAY);
    } catch (error) {
      const text = describeProblem(error);
      problem.show(text);
      print(text);
    }
  };

  const watcher = watch(folder, { recursive: true }, (_event, name) => {
    if (name === null || !SOURCE.test(name)) return;
    changed.add(path.join(folder, name));
    fullRun.abort();
    clearTimeout(fullRunTimer);
    clearTimeout(timer);
    timer = setTimeout(() => {
      work = work.then(applyChanges);
    }, DEBOUNCE);
  });
  return () => {
    watcher.close();
    fullRun.abort();
    clearTimeout(timer);
    clearTimeout(fullRunTimer);
  };
}
