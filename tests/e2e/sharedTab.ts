/**
 * Provides the `test` of `fixtures.ts`, but the tests of a worker share a tab, one after the other. A window and its processes
 * take half the time of a short test. Storage, routes, listeners, scripts and settings of a test are removed. After a
 * test that fails, Playwright starts another worker.
 *
 * The cache of the browser and the focus of its window are kept. A test that is about requests, closes its tab,
 * installs a clock or presses Tab until it leaves the page takes `test` from `fixtures.ts`.
 */
import type { Page } from '@playwright/test';
import { test as base } from './fixtures';

/** Settings that only a new window can change. */
interface Kind {
  javaScriptEnabled: boolean | undefined;
  hasTouch: boolean | undefined;
}

/** A tab, and the scripts that tests add to it. */
interface Tab {
  page: Page;
  scripts: { dispose(): Promise<void> }[];
}

/** Events of pages and contexts that tests listen to. Playwright itself listens to some others. */
const EVENTS = ['console', 'request', 'requestfailed', 'response', 'websocket', 'weberror'];

/** Keeps a note of the scripts that tests add to a page, which Playwright cannot list. */
function keepScripts(page: Page): Tab {
  const scripts: Tab['scripts'] = [];
  const add = page.addInitScript.bind(page);
  page.addInitScript = async (script, argument, options) => {
    const added = await add(script, argument, options);
    scripts.push(added);
    return added;
  };
  return { page, scripts };
}

/** Makes a tab as good as new. */
async function clear({ page, scripts }: Tab): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const type of EVENTS) {
    page.removeAllListeners(type);
    context.removeAllListeners(type);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await Promise.all(scripts.splice(0).map((script) => script.dispose()));
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  await page.evaluate(() => {
    try {
      localStorage.clear();
      sessionStorage.clear();
    } catch {
      // The test has blocked the storage, so nothing is in it.
    }
  });
  await page.goto('about:blank');
  // A link or button below the pointer would load chunks on the next page.
  await page.mouse.move(0, 0);
  await page.emulateMedia({
    media: null,
    colorScheme: null,
    reducedMotion: null,
    forcedColors: null,
  });
}

export const test = base.extend<object, { openTab: (kind: Kind) => Promise<Tab> }>({
  openTab: [
    async ({ browser }, use, { project }) => {
      const tabs = new Map<string, Promise<Tab>>();
      await use((kind) => {
        const name = JSON.stringify(kind);
        const { baseURL } = project.use;
        const openNew = async () => {
          const context = await browser.newContext({ baseURL, ...kind });
          return keepScripts(await context.newPage());
        };
        const tab = tabs.get(name) ?? openNew();
        tabs.set(name, tab);
        return tab;
      });
    },
    { scope: 'worker' },
  ],
  context: async ({ page }, use) => use(page.context()),
  page: async ({ openTab, javaScriptEnabled, hasTouch, viewport }, use) => {
    const tab = await openTab({ javaScriptEnabled, hasTouch });
    if (viewport) await tab.page.setViewportSize(viewport);
    await use(tab.page);
    await clear(tab);
  },
});
