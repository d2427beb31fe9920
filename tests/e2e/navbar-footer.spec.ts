import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { product } from '../../src/site/product';
import { INTRODUCTION_PATH } from '../../src/site/urls';
import { nextFrames } from './measurements';
import { test } from './fixtures';
import { withBasePath, catalogue, openPage, waitForHydration } from './site';

/** Returns the left or right container of the navigation bar's items. */
function barSide(page: Page, side: 'left' | 'right') {
  return page.locator(`nav.navbar .theme-layout-navbar-${side}`);
}

const docsSidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });

test('"API Doc" (left in the navbar) opens the docs, and "Subscribe" (right) links to the marketplace', async ({
  page,
}) => {
  await openPage(page, '/');
  await expect(docsSidebar(page)).toHaveCount(0);
  const doc = barSide(page, 'left').locator('.navbar__item');
  await expect(doc).toHaveText(['API Doc']);
  const subscribe = barSide(page, 'right').locator('.navbar__item');
  await expect(subscribe).toHaveText(['Subscribe']);
  await expect(subscribe).toHaveAttribute('href', product.marketplaceUrl);
  await expect(subscribe).toHaveAttribute('target', '_blank');
  await expect(subscribe).toHaveAttribute('rel', /\bnoopener\b/);
  expect(new URL(product.marketplaceUrl).host).not.toBe(new URL(product.siteUrl).host);

  await doc.click();
  await expect(page).toHaveURL(withBasePath(INTRODUCTION_PATH));
  const custom = docsSidebar(page).getByRole('link', { name: 'Custom template' });
  await expect(custom).toBeVisible();
});

test('the logo and the site title in the navbar link to the home page', async ({ page }) => {
  await openPage(page, '/markdown-page');
  const brand = barSide(page, 'left').locator('a.navbar__brand');
  await expect(brand).toHaveText(product.name);
  const logo = brand.locator('img:visible');
  await expect(logo).toHaveCount(1);
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await brand.click();
  await expect(page).toHaveURL(withBasePath('/'));
});

test('opening a category in the sidebar does not close other open categories', async ({ page }) => {
  await openPage(page, '/docs/category/api');
  const [first, second] = catalogue.tags;
  const category = (label = '') =>
    docsSidebar(page).locator('.menu__list-item-collapsible > a').filter({ hasText: label });
  for (const tag of [first, second]) {
    await expect(category(tag?.label)).toHaveAttribute('aria-expanded', 'false');
    await category(tag?.label).click();
    const entry = docsSidebar(page).locator(`a[href$="/docs/api/${tag?.entries[1]?.slug}"]`);
    await expect(entry).toBeVisible();
  }
  await expect(category(first?.label)).toHaveAttribute('aria-expanded', 'true');
  await expect(category(second?.label)).toHaveAttribute('aria-expanded', 'true');
});

test('the navbar stays at the top of the window while the page scrolls', async ({ page }) => {
  await openPage(page, '/blog/long-blog-post');
  const bar = page.locator('nav.navbar');
  const scrollTo = async (top: number): Promise<void> => {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    // Waits until the page has handled the scroll event.
    await nextFrames(page);
  };
  for (const top of [300, 900, 1500]) {
    await scrollTo(top);
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    expect(await bar.evaluate((element) => element.getAnimations().length)).toBe(0);
    expect(await bar.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
    await expect(bar).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone the first breadcrumb is aligned with the left edge of the heading', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/docs/api/generate-an-iban');
  const lefts = await page.locator('.breadcrumbs__link:visible, h1').evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().left;
    }),
  );
  expect(lefts.length).toBeGreaterThan(1);
  await expect(page.locator('.breadcrumbs').getByRole('link')).toHaveText('Catalogue');
  expect(Math.abs((lefts[0] ?? 0) - (lefts.at(-1) ?? 99))).toBeLessThanOrEqual(1);
});

const keys = {
  id: `docusaurus.announcement.id-${product.storageNamespace}`,
  dismissed: `docusaurus.announcement.dismiss-${product.storageNamespace}`,
};

/** The id of the announcement bar in the site configuration. */
const [, currentId = ''] =
  /"announcementBar": \{\s*"id": "([^"]+)"/.exec(
    readFileSync('.docusaurus/docusaurus.config.mjs', 'utf8'),
  ) ?? [];

const announcementBar = (page: Page) => page.locator('.theme-announcement-bar');

const readStorage = (page: Page): Promise<{ id: string | null; dismissed: string | null }> =>
  page.evaluate(
    ({ id, dismissed }) => ({
      id: localStorage.getItem(id),
      dismissed: localStorage.getItem(dismissed),
    }),
    keys,
  );

async function dismiss(page: Page): Promise<void> {
  await announcementBar(page).getByRole('button', { name: 'Close' }).click();
  await expect(announcementBar(page)).toBeHidden();
}

test('a dismissed announcement bar stays hidden after a reload and on other pages', async ({
  page,
}) => {
  await openPage(page, '/');
  await expect(announcementBar(page)).toBeVisible();
  expect(currentId).not.toBe('');
  expect(await readStorage(page)).toEqual({ id: currentId, dismissed: 'false' });
  await dismiss(page);
  expect(await readStorage(page)).toEqual({ id: currentId, dismissed: 'true' });
  await page.reload();
  await waitForHydration(page);
  await expect(announcementBar(page)).toBeHidden();
  await openPage(page, '/blog');
  await expect(announcementBar(page)).toBeHidden();
});

test('a dismissed announcement bar is shown again when the announcement id changes', async ({
  page,
}) => {
  await openPage(page, '/');
  await dismiss(page);
  await page.evaluate((key) => window.localStorage.setItem(key, 'another-announcement'), keys.id);
  await page.reload();
  await waitForHydration(page);
  await expect(announcementBar(page)).toBeVisible();
  expect(await readStorage(page)).toEqual({ id: currentId, dismissed: 'false' });
});

const themeKey = `theme-${product.storageNamespace}`;

const modeSwitch = (page: Page) =>
  page.locator('nav.navbar').getByRole('button', { name: /Switch between dark and light mode/ });

/** Returns the brightness of the page's text, from 0 to 255. */
async function textBrightness(page: Page): Promise<number> {
  const colour = await page.evaluate(() => getComputedStyle(document.body).color);
  const parts = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

/** Expects that the page has this colour mode, both in its attribute and in the brightness of its text. */
async function expectMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  const brightness = expect.poll(() => textBrightness(page));
  if (mode === 'light') await brightness.toBeLessThan(110);
  else await brightness.toBeGreaterThan(150);
}

async function storedMode(page: Page): Promise<string | null> {
  return page.evaluate((name) => window.localStorage.getItem(name), themeKey);
}

for (const preference of ['dark', 'light'] as const) {
  test(`light mode is the default whatever the system prefers: ${preference} mode`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: preference });
    await openPage(page, '/');
    await expectMode(page, 'light');
    await page.emulateMedia({ colorScheme: preference === 'dark' ? 'light' : 'dark' });
    await expectMode(page, 'light');
    expect(await storedMode(page)).toBeNull();
  });
}

test('the colour mode button switches between light and dark mode, and a reload keeps the choice', async ({
  page,
}) => {
  await openPage(page, '/');
  await modeSwitch(page).press('Enter');
  await expectMode(page, 'dark');
  expect(await storedMode(page)).toBe('dark');
  await page.reload();
  await waitForHydration(page);
  await expectMode(page, 'dark');
  await openPage(page, '/docs/custom/custom-template');
  await expectMode(page, 'dark');
  await modeSwitch(page).click();
  await expectMode(page, 'light');
  expect(await storedMode(page)).toBe('light');
  await page.reload();
  await expectMode(page, 'light');
});

test('the stored colour mode is applied before script files load', async ({ page }) => {
  await page.addInitScript((name) => window.localStorage.setItem(name, 'dark'), themeKey);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(withBasePath('/'));
  await expectMode(page, 'dark');
});
