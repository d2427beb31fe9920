import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Catalogue } from '../../src/reference/render/catalogue';
import { product } from '../../src/site/product';
import { EXPLORER_PATH } from '../../src/site/urls';

/** Adds the base path to the path of a page: `at('/blog')`. */
export function at(path: string): string {
  return `${product.baseUrl.replace(/\/$/, '')}${path}`;
}

/** Catalogue that `npm run api` generated the site from. */
export const catalogue = JSON.parse(
  readFileSync('.docusaurus/reference/default/catalogue.json', 'utf8'),
) as Catalogue;

/** Every generator, in reading order. */
export const entries = catalogue.tags.flatMap((tag) => tag.entries);

/** Waits until the page's scripts have taken over the server's HTML. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

/** Waits until the page is hydrated and idle, however long that takes. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Has the browser report a connection: `{ saveData: true }` for a page that fetches nothing ahead. */
export async function pretendConnection(page: Page, connection: object): Promise<void> {
  await page.addInitScript(
    (value) => {
      Object.defineProperty(navigator, 'connection', { value, configurable: true });
    },
    // Browsers that report one property report both.
    { effectiveType: '4g', ...connection },
  );
}

/** Opens a page and waits until its scripts run, and until the explorer has its first response or has failed. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(at(path));
  await waitForHydration(page);
  if (path === EXPLORER_PATH) {
    const explorer = page.getByRole('region', { name: 'Explorer' });
    await explorer
      .getByText(/^Response \d/)
      .or(explorer.getByRole('alert'))
      .waitFor();
  }
}

/** Goes to another address inside the app, as the browser's own buttons do: no document is loaded. */
export async function goInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, at(path));
}

/** Blocks the storage like a browser that rejects cookies: the property itself throws. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
}

/** Fills the storage, as far as a page can tell: it can be read, and nothing more fits in. */
export async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
}

export const headingOf = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** The first link in the content of a page that leads to another page. */
export const linkTo = (page: Page, path: string): Locator =>
  page
    .getByRole('main')
    .locator(`a[href="${at(path)}"]`)
    .first();

/** The first link from an endpoint page to a related one. */
export const firstRelatedLink = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Related generators' }).getByRole('link').first();
