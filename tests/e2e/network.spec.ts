import { expect } from '@playwright/test';
import type { Page, Request } from '@playwright/test';
import { at, entries, open, waitUntilIdle } from './site';
import { product } from '../../src/product';
import { ownChunks } from '../support/chunks';
import { test } from './oneTab';

const target = `/docs/api/${entries.at(-2)?.slug ?? ''}`;

/** Follows links from page to page, as a reader does who looks around. */
async function browse(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  await open(page, '/');
  await page.getByRole('link', { name: 'API Doc' }).click();
  await expect(heading).toHaveText(product.name);

  await open(page, '/docs/category/api');
  await main
    .locator(`a[href="${at(target)}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(at(target));

  await open(page, '/blog');
  await main
    .locator(`a[href="${at('/blog/long-blog-post')}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(at('/blog/long-blog-post'));
  await main
    .locator(`a[href^="${at('/blog/tags/')}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(/\/blog\/tags\/./);
  await waitUntilIdle(page);
}

test.describe("The only network activity is loading the site's own assets", () => {
  test('No request leaves the site.', async ({ page, baseURL }) => {
    const addresses = new Set<string>();
    page.context().on('request', (request) => addresses.add(request.url()));
    page.on('websocket', (socket) => addresses.add(socket.url()));
    await browse(page);
    expect(addresses.size).toBeGreaterThan(10);
    const site = `${baseURL ?? ''}${at('/')}`;
    const foreign = [...addresses].filter((url) => !url.startsWith(site) && !/^data:/.test(url));
    expect(foreign).toEqual([]);
  });

  test('No request is made to a product backend.', async ({ page }) => {
    const requests: Request[] = [];
    page.context().on('request', (request) => requests.push(request));
    await browse(page);
    const calls = requests.filter(
      (request) =>
        ['xhr', 'fetch', 'eventsource', 'ping'].includes(request.resourceType()) ||
        request.method() !== 'GET',
    );
    expect(calls.map((call) => `${call.method()} ${call.url()}`)).toEqual([]);
    expect(requests.length).toBeGreaterThan(10);
  });

  test('It is lazy page chunks.', async ({ page }) => {
    const loaded: string[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') loaded.push(request.url());
    });
    const countChunks = (): number => loaded.filter((url) => ownChunks(target).test(url)).length;
    await open(page, '/docs/category/api');
    expect(countChunks(), 'before the page is asked for').toBe(0);
    await page
      .getByRole('main')
      .locator(`a[href="${at(target)}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(at(target));
    await expect.poll(countChunks).toBe(1);
  });
});
