import { expect } from '@playwright/test';
import { holdRequests } from '../support/chunks';
import { nextFrames } from './measurements';
import { searchDataScript, searchDialogScript, miniSearchScript } from '../support/searchChunks';
import {
  withBasePath,
  catalogue,
  generatorEntries,
  openPage,
  emulateConnection,
  waitUntilIdle,
} from './site';
import {
  searchDialogOf,
  searchFieldOf,
  dialogLinksOf,
  openSearch,
  search,
  waitForResults,
} from './searchDialog';
import { test } from './sharedTab';

const IBAN = withBasePath('/docs/api/generate-an-iban');

test('the search is available on every kind of page', async ({ page }) => {
  for (const path of [
    '/',
    '/docs/api/generate-an-iban',
    '/docs/category/api',
    '/blog',
    '/no-such-page',
  ]) {
    await page.goto(withBasePath(path));
    await openSearch(page);
    await search(page, 'iban');
    await expect(dialogLinksOf(page).first(), path).toHaveAttribute('href', IBAN);
  }
});

test('text that is typed while the search dialog loads is kept as the query', async ({ page }) => {
  const release = await holdRequests(page, `**/${searchDialogScript}`);
  await openPage(page, '/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('postcode');
  await expect(searchDialogOf(page)).toHaveCount(0);
  release();
  await waitForResults(page, 'postcode');
  await expect(searchFieldOf(page)).toHaveValue('postcode');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search button is a link to the catalogue, because the search dialog needs JavaScript', async ({
    page,
  }) => {
    await page.goto(withBasePath('/blog'));
    await page
      .locator('nav.navbar')
      .getByRole('link', { name: /^Search/ })
      .click();
    await expect(page).toHaveURL(withBasePath('/docs/category/api'));
  });
});

/** Returns the sample value that the catalogue has for an operation. */
function sampleOf(path: string): string {
  const entries = catalogue.tags.flatMap((tag) => tag.entries);
  return entries.find((entry) => entry.path === path)?.sample ?? '';
}

const TIME_ZONE = sampleOf('/v1/location/time-zone');

test('search results are in groups, and each result shows the text that matches the query', async ({
  page,
}) => {
  await openPage(page, '/');
  await openSearch(page);
  await search(page, 'custom template');
  const groups = searchDialogOf(page).getByRole('heading', { level: 2 });
  expect((await groups.allTextContents()).sort()).toEqual(['Blog', 'Generators', 'Guides']);

  await search(page, 'postcode');
  const result = dialogLinksOf(page).first();
  await expect(result.locator('code').last()).toHaveText(sampleOf('/v1/location/zip-code'));

  await search(page, TIME_ZONE);
  await expect(dialogLinksOf(page).first().locator('mark').last()).toHaveText(TIME_ZONE);

  const found = (path: string) => searchDialogOf(page).locator(`a[href="${withBasePath(path)}"]`);
  await search(page, 'mediaType');
  await expect(found('/docs/api/generate-a-mime-type')).toContainText('MIME type');
  const extension = found('/docs/api/generate-a-file-extension#query-mediaType');
  await expect(extension).toContainText('parameter mediaType');
  const file = found('/docs/api/generate-a-sample-file#response-200-data.mediaType');
  await expect(file).toContainText('property mediaType');
  await search(page, 'handle errors');
  await expect(found('/docs/api/fakewright#handle-errors')).toBeVisible();
  await search(page, 'parallel tests');
  await expect(found('/blog/long-blog-post#parallel-tests')).toBeVisible();
});

test('a search result for a parameter opens the catalogue, filtered by this parameter', async ({
  page,
}) => {
  const withCountry = generatorEntries.filter(({ parameters }) => parameters.includes('country'));
  await openPage(page, '/');
  await openSearch(page);
  await search(page, 'country');
  await searchDialogOf(page).getByRole('link', { name: 'with the parameter country' }).click();
  await expect(page).toHaveURL(withBasePath('/docs/category/api?parameter=country'));
  const rows = page.getByRole('main').locator('section li > a:visible');
  await expect(rows).toHaveCount(withCountry.length);
  await expect(page.getByRole('main').getByLabel('Parameter')).toHaveValue('country');
});

test('the page keeps its width while the search dialog is open, even if the scrollbar takes space', async ({
  page,
}) => {
  await openPage(page, '/docs/category/api');
  await page.addStyleTag({ content: '::-webkit-scrollbar { width: 15px }' }).catch(() => undefined);
  const main = page.getByRole('main');
  const before = await main.boundingBox();
  await openSearch(page);
  expect((await main.boundingBox())?.width).toBe(before?.width);
  const free = await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
  expect(free, 'no strip is left next to the backdrop').toBe(0);
});

test('a click on a search result closes the search, and Ctrl+click opens the result in a new tab', async ({
  page,
  context,
}) => {
  await openPage(page, '/');
  await openSearch(page);
  await search(page, 'parallel tests');
  const result = dialogLinksOf(page).first();
  const tab = context.waitForEvent('page');
  await result.click({ modifiers: ['Control'] });
  await expect(await tab).toHaveURL(withBasePath('/blog/long-blog-post#parallel-tests'));
  await expect(searchDialogOf(page)).toBeVisible();
  await result.click();
  await expect(page).toHaveURL(withBasePath('/blog/long-blog-post#parallel-tests'));
  await expect(searchDialogOf(page)).toHaveCount(0);
  await expect(page.locator('#parallel-tests')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(withBasePath('/'));
});

test('while the search is open the page does not scroll, and a click outside the dialog closes the search', async ({
  page,
}) => {
  await openPage(page, '/docs/category/api');
  await openSearch(page);
  await page.mouse.move(20, 600);
  await page.mouse.wheel(0, 600);
  await nextFrames(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.mouse.click(20, 600);
  await expect(searchDialogOf(page)).toHaveCount(0);
});

test('the scripts of the search are not loaded until the search is opened', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (request.resourceType() === 'script') scripts.add(path.slice(withBasePath('/').length));
  });
  await openPage(page, '/docs/api/generate-an-iban');
  await waitUntilIdle(page);
  expect(scripts.size).toBeGreaterThan(0);
  const ofSearch = [searchDataScript, searchDialogScript, miniSearchScript];
  expect(ofSearch.filter((script) => scripts.has(script))).toEqual([]);

  scripts.clear();
  await openSearch(page);
  expect([...scripts].sort()).toEqual(ofSearch.sort());
});

test('after it has loaded, the search works offline and sends no requests', async ({
  page,
  context,
}) => {
  // Disables prefetching of links on the page behind the dialog.
  await emulateConnection(page, { saveData: true });
  await openPage(page, '/');
  await openSearch(page);
  await context.setOffline(true);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await search(page, 'guid');
  await expect(dialogLinksOf(page).first()).toHaveAttribute(
    'href',
    withBasePath('/docs/api/generate-a-uuid'),
  );
  expect(requests).toEqual([]);
});
