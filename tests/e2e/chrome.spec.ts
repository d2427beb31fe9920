import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { product } from '../../src/product';
import { posts } from '../support/blog';
import { nextFrames } from './layout';
import { at, catalogue, open } from './site';
import { test } from './oneTab';

/** The part of the bar where items stand: `left` or `right`. */
function barSide(page: Page, side: 'left' | 'right') {
  return page.locator(`nav.navbar .theme-layout-navbar-${side}`);
}

const docsSidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });

test('Top navigation, left: a link labelled "API Doc" that opens the docs sidebar', async ({
  page,
}) => {
  await open(page, '/');
  await expect(docsSidebar(page)).toHaveCount(0);
  await barSide(page, 'left').getByRole('link', { name: 'API Doc', exact: true }).click();
  await expect(page).toHaveURL(at(`/docs/api/${catalogue.slug}`));
  await expect(docsSidebar(page)).toBeVisible();
  const custom = docsSidebar(page).getByRole('link', { name: 'Custom template' });
  await expect(custom).toBeVisible();
});

test('Top navigation, right: a link labelled "Subscribe" that goes to the external marketplace listing', async ({
  page,
}) => {
  await open(page, '/');
  const link = barSide(page, 'right').getByRole('link', { name: /^Subscribe/ });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', product.marketplaceUrl);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
  expect(new URL(product.marketplaceUrl).host).not.toBe(new URL(product.siteUrl).host);
});

test('Navigation items default to the right side unless placed left', async ({ page }) => {
  await open(page, '/');
  await expect(barSide(page, 'left').locator('.navbar__item')).toHaveText(['API Doc']);
  await expect(barSide(page, 'right').locator('.navbar__item')).toHaveText(['Subscribe']);
});

test('A logo and the site title', async ({ page }) => {
  await open(page, '/markdown-page');
  const brand = barSide(page, 'left').locator('a.navbar__brand');
  await expect(brand).toHaveText(product.name);
  const logo = brand.locator('img:visible');
  await expect(logo).toHaveCount(1);
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await brand.click();
  await expect(page).toHaveURL(at('/'));
});

for (const path of ['/', `/docs/api/${catalogue.slug}`, '/blog']) {
  test(`Footer: a copyright line for 2025 with a link to the vendor: ${path}`, async ({ page }) => {
    await open(page, path);
    const line = page.locator('footer.footer').getByText(`© ${product.copyrightYear}`);
    await expect(line).toBeVisible();
    expect(product.copyrightYear).toBe(2025);
    const link = line.getByRole('link', { name: product.vendor, exact: true });
    await expect(link).toHaveAttribute('href', product.vendorUrl);
  });
}

test('The table of contents covers heading levels 2 to 3', async ({ page }) => {
  for (const path of ['/blog/long-blog-post', `/docs/api/${catalogue.slug}`]) {
    await open(page, path);
    const headings = page.locator('article .markdown :is(h2, h3, h4, h5, h6)[id]');
    const ids = await headings.evaluateAll((all) =>
      all.filter(({ tagName }) => /^H[23]$/.test(tagName)).map(({ id }) => `#${id}`),
    );
    expect(ids.length).toBeGreaterThan(10);
    const entries = page.locator('.table-of-contents__link:visible');
    expect(
      await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(ids);
  }
});

test('The blog shows reading time', async ({ page }) => {
  await open(page, '/blog');
  const articles = page.getByRole('article');
  await expect(articles).toHaveCount(posts.length);
  for (const article of await articles.all()) {
    await expect(article.locator('header')).toContainText(/\d min read/);
  }
  await open(page, '/blog/long-blog-post');
  await expect(page.getByRole('article').locator('header')).toContainText(/\d min read/);
});

test('The page title is the page title, then a delimiter, then the site title, also after a route change', async ({
  page,
}) => {
  const ending = ` | ${product.name}`;
  await open(page, '/markdown-page');
  await expect(page).toHaveTitle(`About this documentation${ending}`);
  await barSide(page, 'left').getByRole('link', { name: 'API Doc' }).click();
  await expect(page).toHaveTitle(product.name);
  await docsSidebar(page).getByRole('link', { name: 'Custom template' }).click();
  await expect(page).toHaveTitle(`Custom template${ending}`);
});

test('The sidebar’s categories do not auto-collapse', async ({ page }) => {
  await open(page, '/docs/category/api');
  const [first, second] = catalogue.groups;
  const category = (label = '') =>
    docsSidebar(page).locator('.menu__list-item-collapsible > a').filter({ hasText: label });
  for (const group of [first, second]) {
    await expect(category(group?.label)).toHaveAttribute('aria-expanded', 'false');
    await category(group?.label).click();
    const entry = docsSidebar(page).locator(`a[href$="/docs/api/${group?.entries[1]?.slug}"]`);
    await expect(entry).toBeVisible();
  }
  await expect(category(first?.label)).toHaveAttribute('aria-expanded', 'true');
  await expect(category(second?.label)).toHaveAttribute('aria-expanded', 'true');
});

test('The navbar does not hide on scroll in configuration', async ({ page }) => {
  await open(page, '/blog/long-blog-post');
  const bar = page.locator('nav.navbar');
  const scrollTo = async (top: number): Promise<void> => {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    // The page has heard of the scroll, and has been drawn since.
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
