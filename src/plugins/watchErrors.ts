/**
 * Reports errors of file watchers, which otherwise end the development server.
 *
 * Matches: `watch` of chokidar 3, which Docusaurus 3.10 calls without a listener for errors.
 * Gains: 1 way less to end the server: a new file that the system cannot watch (ENOSPC, EMFILE, EACCES).
 * Lost without it: the running server.
 * Can go: when Docusaurus listens for errors in its `commands/start/watcher.ts`.
 */
import logger from '@docusaurus/logger';

/** An object that tells its listeners of errors. */
interface Watcher {
  on: (event: 'error', listener: (error: Error) => void) => unknown;
}

/** The part of chokidar that is used here. */
export interface WatchModule {
  watch: (...args: unknown[]) => Watcher;
}

const ADVICE =
  'Later edits may not be shown. Run "npm start -- --poll 1000", which needs no watchers.';

/** Adds a listener to each file watcher that is made from now on. It prints the first error and what to do. */
export function reportWatchErrors(chokidar: WatchModule): void {
  const { watch } = chokidar;
  let isReported = false;
  const report = ({ message }: Error) => {
    if (!isReported) logger.error(`${message}. ${ADVICE}`);
    isReported = true;
  };
  chokidar.watch = (...args) => {
    const watcher = watch(...args);
    watcher.on('error', report);
    return watcher;
  };
}
