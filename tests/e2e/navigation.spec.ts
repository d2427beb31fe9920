import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  withBasePath,
  catalogue,
  generatorEntries,
  headingOf,
  linkTo,
  openPage,
  waitForHydration,
} from './site';
import { listScriptUrls } from '../../scripts/support/scriptUrls';
import { product } from '../../src/site/product';
import { failChunks, holdChunks, recordDocuments } from '../support/chunks';
import { test } from './fixtures';

// A link below the pointer preloads its page. This preload fails while the tab is offline.
test.use({ expectedErrors: /Loading chunk/ });

const CATALOGUE = '/docs/category/api';

const { slug = '', title = '', label = '' } = generatorEntries.at(-2) ?? {};
const target = `/docs/api/${slug}`;

const scrollPosition = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

test('the old page stays visible until the next page has loaded, and then the window scrolls to the top', async ({
  page,
}) => {
  const release = await holdChunks(page, target);
  await openPage(page, CATALOGUE);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const previous = await headingOf(page).innerText();
  await linkTo(page, target).click();
  await expect(page).toHaveURL(withBasePath(target));
  // Waits for the progress bar. Before it appears, a wrong route change would already have happened.
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  await expect(headingOf(page), 'while the chunk is held back').toHaveText(previous);
  expect(await scrollPosition(page), 'before the route has changed').toBeGreaterThan(0);

  release();
  await expect(headingOf(page)).toHaveText(title);
  await expect(page).toHaveTitle(`${title} | ${product.name}`);
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

test('after a route change the heading of the new page is announced to screen readers', async ({
  page,
}) => {
  await openPage(page, CATALOGUE);
  const announced = page.locator('body > [role="status"]');
  await expect(announced).toHaveCount(0);
  await linkTo(page, target).click();
  await expect(announced).toHaveText(title);
});

test('a link to a heading on another page scrolls to the heading after the route change', async ({
  page,
}) => {
  const name = catalogue.tags[1]?.name ?? '';
  const release = await holdChunks(page, CATALOGUE);
  await openPage(page, '/');
  await page
    .getByRole('main')
    .locator(`a[href="${withBasePath(`${CATALOGUE}#${name}`)}"]`)
    .click();
  await expect(page).toHaveURL(withBasePath(`${CATALOGUE}#${name}`));
  release();

  const anchor = page.locator(`[id="${name}"]`);
  await expect(anchor).toBeInViewport();
  const distance = await anchor.evaluate(
    (element) =>
      element.getBoundingClientRect().top - parseFloat(getComputedStyle(element).scrollMarginTop),
  );
  expect(Math.abs(distance), 'pixels off the anchor').toBeLessThanOrEqual(1);
  expect(await scrollPosition(page)).toBeGreaterThan(0);
});

test('if the script of the next page fails to load, the browser loads the page from the server', async ({
  page,
}) => {
  const documents = recordDocuments(page);
  await failChunks(page, target, () => documents.length < 2);
  await openPage(page, CATALOGUE);
  await linkTo(page, target).click();

  await expect(headingOf(page)).toHaveText(title);
  await waitForHydration(page);
  await expect(page).toHaveURL(withBasePath(target));
  expect(documents).toEqual([withBasePath(CATALOGUE), withBasePath(target)]);
});

test('a page whose script always fails to load is reloaded automatically only once', async ({
  page,
}) => {
  const documents = recordDocuments(page);
  await failChunks(page, target);
  await openPage(page, CATALOGUE);
  await linkTo(page, target).click();

  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expect(headingOf(page), "the server's HTML").toHaveText(title);
  expect(documents).toEqual([withBasePath(CATALOGUE), withBasePath(target)]);

  // After the automatic reload, only the Retry button reloads the page.
  await Promise.all([page.waitForEvent('load'), retry.click()]);
  await expect(retry).toBeVisible();
  expect(documents).toEqual([withBasePath(CATALOGUE), withBasePath(target), withBasePath(target)]);
});

test('after a route change an endpoint page has the same text as after a page load', async ({
  page,
}) => {
  const article = page.getByRole('main').locator('article');
  await openPage(page, `/docs/api/${slug}`);
  const whole = await article.evaluate(({ textContent }) => textContent);
  expect(whole).toContain('429');

  await openPage(page, CATALOGUE);
  await linkTo(page, target).click();
  await expect(headingOf(page)).toHaveText(title);
  await expect(article.locator('details:not([open]) dl').last()).toBeAttached();
  await expect.poll(() => article.evaluate(({ textContent }) => textContent)).toBe(whole);
});

test('a page that was preloaded by hovering over its link opens offline', async ({
  page,
  context,
}) => {
  await openPage(page, CATALOGUE);
  const document = await page.request.get(withBasePath(target));
  const needed = listScriptUrls(await document.text());
  await linkTo(page, target).hover();
  const loaded = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
  await expect.poll(loaded).toEqual(expect.arrayContaining(needed));

  await context.setOffline(true);
  const filter = page.getByLabel('Filter', { exact: true });
  await filter.fill(label);
  await expect(page.getByText(/^\d+ of \d+ generators$/)).toBeVisible();
  await linkTo(page, target).click();
  await expect(headingOf(page)).toHaveText(title);
});
