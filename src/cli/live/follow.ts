import { watch } from 'node:fs';
import path from 'node:path';
import { DescriptionError } from '../../reference/read/fault.ts';
import { WriteError } from '../../reference/write/writeError.ts';
import { noPaint } from '../colour.ts';
import { renderFaults } from '../messages.ts';
import type { Drafts } from './drafts.ts';
import type { LiveReference } from './liveReference.ts';

/** Milliseconds without a further change after which changes are taken up: editors write in steps. */
const SETTLE = 30;

/** Milliseconds without a further change after which a whole run follows. */
const REST = 5000;

/** What a description consists of. */
const SOURCE = /\.(?:ya?ml|json)$/i;

export interface FollowOptions {
  /** The description's root file. */
  file: string;
  live: LiveReference;
  /** Runs the whole pipeline in a process of its own, and returns what it said when it failed. */
  runWhole: (signal: AbortSignal) => Promise<string | undefined>;
  /** Shows changed pages, and what is wrong. */
  drafts: Pick<Drafts, 'show' | 'clear' | 'showProblem'>;
  print: (text: string) => void;
}

/** What is wrong, as text for a page. */
export function describeProblem(error: unknown): string {
  if (error instanceof DescriptionError) return renderFaults(error.faults, 'error', noPaint);
  if (error instanceof WriteError) return `${error.message}\nWhat to do: ${error.advice}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * Follows the files of a description: shows the pages of changed operations at once, and has all that
 * depends on them made when there is rest.
 *
 * @returns A function that ends it.
 */
export function followDescription(options: FollowOptions): () => void {
  const { file, live, runWhole, drafts, print } = options;
  const folder = path.dirname(path.resolve(file));
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let rest: NodeJS.Timeout | undefined;
  let whole = new AbortController();
  let work = Promise.resolve();

  const runRest = async (): Promise<void> => {
    whole = new AbortController();
    const { signal } = whole;
    const problem = await runWhole(signal);
    if (signal.aborted) return;
    drafts.showProblem(problem ?? '');
    if (problem === undefined) drafts.clear();
  };

  const takeUp = async (): Promise<void> => {
    // Until it is taken up without a fault, a changed file stays to be read.
    const files = new Set(changed);
    try {
      const pages = await live.update(files);
      for (const each of files) changed.delete(each);
      if (pages !== undefined) drafts.showProblem('');
      for (const [page, text] of pages ?? []) drafts.show(page, text);
      clearTimeout(rest);
      rest = setTimeout(() => void runRest(), REST);
    } catch (error) {
      const problem = describeProblem(error);
      drafts.showProblem(problem);
      print(problem);
    }
  };

  const watcher = watch(folder, { recursive: true }, (_event, name) => {
    if (name === null || !SOURCE.test(name)) return;
    changed.add(path.join(folder, name));
    whole.abort();
    clearTimeout(rest);
    clearTimeout(timer);
    timer = setTimeout(() => {
      work = work.then(takeUp);
    }, SETTLE);
  });
  return () => {
    watcher.close();
    whole.abort();
    clearTimeout(timer);
    clearTimeout(rest);
  };
}
