import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { withBasePath, catalogue, openPage } from './site';
import { test } from './sharedTab';

/** The entries of the last tag that has more than five generators. */
const { entries } = catalogue.tags.filter((tag) => tag.entries.length > 5).at(-1)!;
const last = entries.at(-1)?.slug ?? '';
const neighbour = entries.at(-2)?.slug ?? '';

const menu = (page: Page): Locator => page.locator('.theme-doc-sidebar-container .menu');

/** Returns the menu link that is marked as the current page. */
const current = (page: Page): Locator => menu(page).locator('[aria-current="page"]');

async function expectInView(page: Page, slug: string): Promise<void> {
  await expect(current(page)).toHaveAttribute('href', withBasePath(`/docs/api/${slug}`));
  await expect(current(page)).toBeInViewport({ ratio: 1 });
}

const scrollTopOf = (page: Page): Promise<number> => menu(page).evaluate((node) => node.scrollTop);

test('the sidebar is scrolled to the link of the current page before script files load', async ({
  page,
}) => {
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(withBasePath(`/docs/api/${last}`));
  await expectInView(page, last);
});

test('after a route change the sidebar scrolls to the link of the new page, even in a closed category', async ({
  page,
}) => {
  await openPage(page, `/docs/category/api`);
  await page.locator(`main a[href$="/${last}"]`).click();
  await expectInView(page, last);
});

test('a click on a visible link or category in the sidebar does not scroll the sidebar', async ({
  page,
}) => {
  await openPage(page, `/docs/api/${last}`);
  const before = await scrollTopOf(page);
  expect(before).toBeGreaterThan(0);
  await menu(page).locator(`a[href$="/${neighbour}"]`).click();
  await expectInView(page, neighbour);
  await expect(page.locator('h1')).toBeVisible();
  expect(await scrollTopOf(page)).toBe(before);

  await menu(page).evaluate((node) => (node.scrollTop = 0));
  await menu(page).getByText('Person', { exact: true }).click();
  const first = catalogue.tags[0]?.entries[0]?.slug ?? '';
  await expect(menu(page).locator(`a[href$="/${first}"]`)).toBeVisible();
  expect(await scrollTopOf(page)).toBe(0);
});

test('the mobile menu is scrolled to the link of the current page when the menu opens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, `/docs/api/${last}`);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const link = page.locator('.navbar-sidebar .theme-doc-sidebar-menu [aria-current="page"]');
  await expect(link).toHaveAttribute('href', withBasePath(`/docs/api/${last}`));
  await expect(link).toBeInViewport({ ratio: 1 });
});
