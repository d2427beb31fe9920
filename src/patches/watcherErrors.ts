import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import logger from '@docusaurus/logger';
import type { Patch } from './index';

const ADVICE =
  'Later edits may not be shown. Run "npm start -- --poll 1000", which needs no watchers.';

/**
 * Matches: `FSWatcher` of chokidar 3, which `docusaurus start` uses without a listener for errors.
 * Gains: the running server, when the system cannot watch a new file (ENOSPC, EMFILE, EACCES). With a limit of 20 watchers
 *   and no listener, the 21st folder ends the process.
 * Lost without it: the server ends, and must be started again.
 * Remove: when Docusaurus listens for errors in its `commands/start/watcher.ts`.
 */
export const watcherErrors: Patch = (site) => {
  const file = site.resolve('@docusaurus/core/lib/commands/start/watcher.js');
  const code = 'require("chokidar")';
  if (!site.read(file).includes(code)) throw new Error(`${code} in ${file}`);
  if (process.env.NODE_ENV !== 'development') return {};
  const { FSWatcher } = createRequire(file)('chokidar') as {
    FSWatcher: { prototype: EventEmitter };
  };
  let isReported = false;
  FSWatcher.prototype.emit = function emitOrReport(this: EventEmitter, event, ...args: unknown[]) {
    if (event !== 'error' || this.listenerCount('error') > 0)
      return EventEmitter.prototype.emit.call(this, event, ...args);
    if (!isReported) logger.error(`${(args[0] as Error).message}. ${ADVICE}`);
    isReported = true;
    return true;
  };
  return {};
};
