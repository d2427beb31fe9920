/**
 * Runs the reloads of the development server one after another, each of them on files that have come to rest.
 *
 * Matches: `reloadSite` and `reloadSitePlugin` of Docusaurus 3.10, which its `start` command calls for each file event.
 * Gains: 2 lost states. Docusaurus runs reloads at once: each replaces one plugin's content in the site as it was when
 * the reload began, so the last one to end discards the results of the others. It reloads at the first event of a file,
 * and chokidar drops the events of the next 50 ms (https://github.com/paulmillr/chokidar/issues/1084).
 * Lost without it: edits that are made during a reload, or while a file is being written.
 * Can go: when Docusaurus has the queue that a comment in its `commands/start/utils.ts` asks for.
 */
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds without an event after which a reload starts: longer than each time for which chokidar drops events. */
const REST = 200;

/** Identifies a plugin instance. */
interface PluginIdentifier {
  name: string;
  id: string;
}

/** Docusaurus' internal module `server/site`. */
export interface SiteModule<Site> {
  reloadSite: (site: Site) => Promise<Site>;
  reloadSitePlugin: (site: Site, plugin: PluginIdentifier) => Promise<Site>;
}

/** The modules whose functions have been replaced: Docusaurus evaluates the configuration again when it changes. */
const QUEUED = Symbol.for('fakewright.queued');

/**
 * Replaces both reload functions. A reload waits for the previous one and starts from its result. Requests for a reload
 * that is still waiting share its result.
 *
 * @param dependents Names of plugins, each with a plugin that has to be reloaded as well.
 * @throws Error if a function is missing.
 */
export function queueReloads<Site>(
  server: SiteModule<Site>,
  dependents: Record<string, PluginIdentifier> = {},
): void {
  if (QUEUED in server) return;
  const { reloadSite, reloadSitePlugin } = server;
  if (typeof reloadSite !== 'function' || typeof reloadSitePlugin !== 'function') {
    throw new Error(
      'Docusaurus has no reload functions to queue. Adapt src/plugins/reloadQueue.ts.',
    );
  }
  let current: Site | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let requested = 0;
  const waiting = new Map<string, Promise<Site>>();
  const enqueue = (key: string, site: Site, reload: (from: Site) => Promise<Site>) => {
    requested = performance.now();
    const same = waiting.get(key);
    // Only the first request reports an error.
    if (same) return same.catch(() => current ?? site);
    const result = last.then(async () => {
      // At least one timer, which runs after those that chokidar has set at the request.
      for (let age = 0; age < REST; age = performance.now() - requested) await sleep(REST - age);
      waiting.delete(key);
      current = await reload(current ?? site);
      return current;
    });
    waiting.set(key, result);
    last = result.catch(() => undefined);
    return result;
  };
  const enqueuePlugin = (site: Site, plugin: PluginIdentifier) =>
    enqueue(`${plugin.name}@${plugin.id}`, site, (from) => reloadSitePlugin(from, plugin));
  Object.assign(server, {
    [QUEUED]: true,
    reloadSite: (site: Site) => enqueue('', site, reloadSite),
    reloadSitePlugin: async (site: Site, plugin: PluginIdentifier) => {
      const dependent = dependents[plugin.name];
      const reloads = [plugin, ...(dependent ? [dependent] : [])];
      await Promise.all(reloads.map((each) => enqueuePlugin(site, each)));
      return current ?? site;
    },
  });
}
