import { INTRODUCTION_PATH } from '../../src/site/urls.ts';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { product } from '../../src/site/product';
import { serveSite } from '../../scripts/support/staticServer';
import type { StaticServer } from '../../scripts/support/staticServer';
import { withBasePath, navigateInApp, headingOf, openPage, waitForHydration } from './site';
import { dialogLinksOf, waitForResults } from './searchDialog';
import { test } from './fixtures';

test.use({ expectedErrors: /\b404\b/ });

const notFoundTitle = /page not found/i;

async function expectNotFound(page: Page): Promise<void> {
  await expect(headingOf(page)).toContainText('Page not found');
}

for (const path of ['/nothing-here', '/docs/api/generate-nothing', '/blog/tags/other']) {
  test(`an unknown path shows the not-found page: ${path}`, async ({ page }) => {
    const response = await page.goto(withBasePath(path));
    expect(response?.status()).toBe(404);
    await waitForHydration(page);
    await expectNotFound(page);
    await expect(page).toHaveTitle(notFoundTitle);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
}

test('a route change to an unknown path shows the not-found page, and a trailing .html is ignored', async ({
  page,
}) => {
  await openPage(page, '/blog');
  await navigateInApp(page, '/nothing-here');
  await expectNotFound(page);
  await navigateInApp(page, '/markdown-page.html');
  await expect(headingOf(page)).toHaveText('About this documentation');
});

test('the not-found page offers a search for the words in the URL', async ({ page }) => {
  await page.goto(withBasePath('/docs/api/generate-a-credit-card-numbr'));
  await expectNotFound(page);
  await page.getByRole('button', { name: 'Search for “credit card numbr”' }).click();
  await waitForResults(page, 'credit card numbr');
  await expect(dialogLinksOf(page).first()).toContainText('Credit card number');
});

/** Alternative paths of pages, and the canonical path and heading of each page. */
const spellings = [
  { path: '/markdown-page.html', page: '/markdown-page', heading: 'About this documentation' },
  { path: '/blog/archive/index.html', page: '/blog/archive', heading: 'Archive' },
  { path: '/blog/archive/', page: '/blog/archive', heading: 'Archive' },
  { path: '/index.html', page: '/', heading: /Realistic fake data/ },
  {
    path: `${INTRODUCTION_PATH}/index.html`,
    page: INTRODUCTION_PATH,
    heading: 'Introduction',
  },
];

/** Paths in another letter case, which a static host such as GitHub Pages does not redirect. */
const capitals = [
  { path: '/BLOG', page: '/blog', heading: `${product.name} blog` },
  {
    path: '/Docs/api/Generate-an-IBAN',
    page: '/docs/api/generate-an-iban',
    heading: 'Generate an IBAN',
  },
];
type Spelling = (typeof spellings)[number];
const SUFFIX = '?a=b%20c#d';

async function expectPage(page: Page, origin: string, { path, page: to, heading }: Spelling) {
  await page.goto(`${origin}${withBasePath(path)}${SUFFIX}`);
  await waitForHydration(page);
  // No part of the server's not-found page may be left.
  await expect(headingOf(page)).toHaveText([heading]);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1);
  await expect(page).not.toHaveTitle(notFoundTitle);
  await expect(page).toHaveURL(`${origin}${withBasePath(to)}${SUFFIX}`);
}

for (const spelling of [...spellings, ...capitals]) {
  test(`the server redirects ${spelling.path} to the URL of the page and keeps the query`, async ({
    page,
    request,
  }) => {
    const response = await request.get(withBasePath(`${spelling.path}?a=b`), { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toBe(withBasePath(`${spelling.page}?a=b`));
    await expectPage(page, '', spelling);
  });
}

test.describe('on a host without redirects, such as GitHub Pages', () => {
  let pages: StaticServer;
  test.beforeAll(async () => {
    pages = await serveSite('build', product.baseUrl);
  });
  test.afterAll(() => pages.close());

  for (const spelling of spellings) {
    test(`${spelling.path} opens the page at its canonical URL`, async ({ page }) => {
      await expectPage(page, pages.origin, spelling);
    });
  }

  for (const { path, page: to, heading } of capitals) {
    test(`${path} shows the not-found page with a link to the correctly spelt path`, async ({
      page,
    }) => {
      await page.goto(`${pages.origin}${withBasePath(path)}`);
      await expectNotFound(page);
      await page.getByRole('link', { name: withBasePath(to), exact: true }).click();
      await expect(headingOf(page)).toHaveText([heading]);
      await expect(page).toHaveURL(`${pages.origin}${withBasePath(to)}`);
    });
  }

  test('an unknown path that ends in .html shows the not-found page', async ({ page }) => {
    await page.goto(`${pages.origin}${withBasePath('/docs/api/generate-an-ibn.html')}`);
    await expectNotFound(page);
    await expect(page.getByRole('button', { name: 'Search for “ibn”' })).toBeVisible();
    await expect(page).toHaveURL(`${pages.origin}${withBasePath('/docs/api/generate-an-ibn')}`);
  });
});
