import { INTRODUCTION_PATH } from '../../src/site/urls.ts';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { product } from '../../src/site/product';
import { nextFrames } from './measurements';
import { at, catalogue, open } from './site';
import { test } from './sharedTab';

/** The part of the bar where items stand: `left` or `right`. */
function barSide(page: Page, side: 'left' | 'right') {
  return page.locator(`nav.navbar .theme-layout-navbar-${side}`);
}

const docsSidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });

test('navigation items stand right unless placed left: "Subscribe" leads to the listing, "API Doc" opens the docs sidebar', async ({
  page,
}) => {
  await open(page, '/');
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
  await expect(page).toHaveURL(at(INTRODUCTION_PATH));
  const custom = docsSidebar(page).getByRole('link', { name: 'Custom template' });
  await expect(custom).toBeVisible();
});

test('a logo and the site title', async ({ page }) => {
  await open(page, '/markdown-page');
  const brand = barSide(page, 'left').locator('a.navbar__brand');
  await expect(brand).toHaveText(product.name);
  const logo = brand.locator('img:visible');
  await expect(logo).toHaveCount(1);
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await brand.click();
  await expect(page).toHaveURL(at('/'));
});

test('the sidebar’s categories do not auto-collapse', async ({ page }) => {
  await open(page, '/docs/category/api');
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

test('the navbar does not hide on scroll in configuration', async ({ page }) => {
  await open(page, '/blog/long-blog-post');
  const bar = page.locator('nav.navbar');
  const scrollTo = async (top: number): Promise<void> => {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    // The page has handled the scroll, and has been painted since.
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

test('the first breadcrumb starts at the left edge of the heading', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/docs/api/generate-an-iban');
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
