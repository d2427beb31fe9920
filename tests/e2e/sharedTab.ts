/**
 * Provides the `test` of `fixtures.ts` with one tab for all tests of a worker. Opening a tab takes half the time of a short
 * test. Between tests, storage, routes, listeners, scripts and settings are reset. After a failed test,
 * Playwright starts another worker.
 *
 * The browser cache and the focus of the window are not reset. Import `test` from `fixtures.ts` for a test that checks
 * requests, closes its tab, installs a clock or presses Tab until the focus leaves the page.
 */
import type { Page } from '@playwright/test';
import { test as base } from './fixtures';

/** Settings that require a new window when they change. */
interface Kind {
  javaScriptEnabled: boolean | undefined;
  hasTouch: boolean | undefined;
}

/** A tab and the init scripts that tests have added to it. */
interface Tab {
  page: Page;
  scripts: { dispose(): Promise<void> }[];
}

/** Events for which tests add listeners. Other listeners are kept between tests, because Playwright needs some of them. */
const EVENTS = ['console', 'request', 'requestfailed', 'response', 'websocket', 'weberror'];

/** Records the init scripts that tests add to a page, because Playwright cannot list them. */
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

/** Resets a tab to the state of a new tab. */
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
      // The test has blocked the storage, so there is nothing to clear.
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
