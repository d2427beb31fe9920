import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Catalogue } from '../../src/reference/render/catalogue';
import { product } from '../../src/site/product';
import { EXPLORER_PATH } from '../../src/site/urls';

/** Adds the base path to the path of a page: `withBasePath('/blog')`. */
export function withBasePath(path: string): string {
  return `${product.baseUrl.replace(/\/$/, '')}${path}`;
}

/** The catalogue that `npm run api` generates. The build of the site uses this file. */
export const catalogue = JSON.parse(
  readFileSync('.docusaurus/reference/default/catalogue.json', 'utf8'),
) as Catalogue;

/** All generators, in the order of the catalogue. */
export const generatorEntries = catalogue.tags.flatMap((tag) => tag.entries);

/** Waits until the page is hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

/** Waits until the page is hydrated and the browser is idle. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Makes the browser report this connection to pages. With `{ saveData: true }`, pages do not prefetch. */
export async function emulateConnection(page: Page, connection: object): Promise<void> {
  await page.addInitScript(
    (value) => {
      Object.defineProperty(navigator, 'connection', { value, configurable: true });
    },
    // Browsers report `effectiveType` and `saveData` together.
    { effectiveType: '4g', ...connection },
  );
}

/** Opens a page and waits for hydration. On the explorer page, also waits for its first response or an error. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(withBasePath(path));
  await waitForHydration(page);
  if (path === EXPLORER_PATH) {
    const explorer = page.getByRole('region', { name: 'Explorer' });
    await explorer
      .getByText(/^Response \d/)
      .or(explorer.getByRole('alert'))
      .waitFor();
  }
}

/** Changes the route without a page load, like a click on the back button. */
export async function navigateInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, withBasePath(path));
}

/** Blocks web storage like a browser that blocks cookies: reading `localStorage` throws. */
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

/** Simulates full web storage: pages can read it, but every write throws. */
export async function simulateFullStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
}

export const headingOf = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Returns the first link to a path in the main content. */
export const linkTo = (page: Page, path: string): Locator =>
  page
    .getByRole('main')
    .locator(`a[href="${withBasePath(path)}"]`)
    .first();

/** Returns the first link on an endpoint page to a related generator. */
export const firstRelatedLink = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Related generators' }).getByRole('link').first();
