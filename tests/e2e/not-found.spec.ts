import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { authors } from '../support/blog';
import { builtFiles, description, operations, readBuilt, sitemapPaths } from '../support/build';
import { at, catalogue, collectFaults, open, waitForHydration } from './site';

const notFoundTitle = /page not found/i;

async function expectNotFound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Page not found');
}

for (const path of ['/nothing-here', '/docs/api/generate-nothing', '/blog/tags/other']) {
  test(`Any path not listed shows a not-found page: ${path}`, async ({ page }) => {
    const response = await page.goto(at(path));
    expect(response?.status()).toBe(404);
    await waitForHydration(page);
    await expectNotFound(page);
    await expect(page).toHaveTitle(notFoundTitle);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
}

test('Any path not listed shows a not-found page on in-app navigation', async ({ page }) => {
  await open(page, '/markdown-page');
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, at('/nothing-here'));
  await expectNotFound(page);
});

/** Addresses with an ending that is to be trimmed, and the heading of the page that they mean. */
const trimmed = [
  {
    address: '/markdown-page.html',
    heading: 'About this documentation',
    file: 'markdown-page.html',
  },
  { address: '/blog/archive/index.html', heading: 'Archive', file: 'blog/archive.html' },
  { address: '/index.html', heading: /Sample data/, file: 'index.html' },
  {
    address: `/docs/api/${catalogue.slug}.html`,
    heading: description.info.title,
    file: `docs/api/${catalogue.slug}.html`,
  },
];

/** The whole page is there, once, and nothing of what the server sent instead is left. */
async function expectOnlyPage(page: Page, heading: string | RegExp): Promise<void> {
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1);
  await expect(page).not.toHaveTitle(notFoundTitle);
}

for (const { address, heading, file } of trimmed) {
  test(`A trailing index.html or .html is trimmed from a path that has no match, where the server answers with the not-found page: ${address}`, async ({
    page,
  }) => {
    const body = readBuilt('404.html');
    await page.route(`**${at(address)}`, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body }),
    );
    await page.goto(at(address));
    await expectOnlyPage(page, heading);
  });

  test(`A trailing index.html or .html is trimmed from a path that has no match, where the server answers with the page itself: ${address}`, async ({
    page,
  }) => {
    const faults = collectFaults(page);
    const body = readBuilt(file);
    await page.route(`**${at(address)}`, (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body }),
    );
    await page.goto(at(address));
    await expectOnlyPage(page, heading);
    expect(faults).toEqual([]);
  });
}

test('A trailing .html is trimmed from a path that has no match on in-app navigation', async ({
  page,
}) => {
  await open(page, '/blog');
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, at('/markdown-page.html'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About this documentation');
});

/** The rows of the route table, below the base path. */
const rows: Record<string, (path: string) => boolean> = {
  '/': (path) => path === '/',
  '/docs': (path) => path === '/docs',
  '/docs/api/{slug}': (path) =>
    /^\/docs\/api\/generate-an?-[a-z0-9-]+$/.test(path) &&
    operations.some(({ slug }) => path === `/docs/api/${slug}`),
  'the API information page': (path) => path === `/docs/api/${catalogue.slug}`,
  '/docs/category/api': (path) => path === '/docs/category/api',
  '/docs/custom/custom-template': (path) => path === '/docs/custom/custom-template',
  '/blog': (path) => path === '/blog',
  '/blog/archive': (path) => path === '/blog/archive',
  '/blog/authors': (path) => path === '/blog/authors',
  '/blog/authors/all-{name}-articles': (path) => /^\/blog\/authors\/all-.+-articles$/.test(path),
  '/blog/authors/{name}': (path) =>
    authors.some((author) => path === `/blog/authors${author.path}`) && !path.includes('/all-'),
  '/blog/{post}': (path) =>
    /^\/blog\/(?:first-blog-post|long-blog-post|mdx-blog-post|welcome)$/.test(path),
  '/blog/tags': (path) => path === '/blog/tags',
  '/blog/tags/{tag}': (path) => /^\/blog\/tags\/(?:hello|hola|docusaurus|facebook)$/.test(path),
  '/markdown-page': (path) => path === '/markdown-page',
};

/** How many addresses each row should have. */
const rowSizes: Record<string, number> = {
  '/docs/api/{slug}': operations.length,
  '/blog/{post}': 4,
  '/blog/tags/{tag}': 4,
};

/** Sorts addresses into the rows of the table; what no row knows stands under its own name. */
function sortIntoRows(paths: string[]): Record<string, number> {
  const sizes: Record<string, number> = {};
  for (const path of paths) {
    const row = Object.keys(rows).find((name) => rows[name]?.(path)) ?? `no row: ${path}`;
    sizes[row] = (sizes[row] ?? 0) + 1;
  }
  return sizes;
}

const expectedRows = Object.fromEntries(
  Object.keys(rows).map((name) => [name, rowSizes[name] ?? 1]),
);

test('No other page exists: every .html file of the build belongs to a row of the route table', () => {
  const pages = builtFiles('.html').filter((file) => file !== '404.html');
  const paths = pages.map((file) => `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`);
  expect(sortIntoRows(paths)).toEqual(expectedRows);
});

test('No other page exists: every address of the sitemap belongs to a row of the route table', () => {
  const base = at('');
  const paths = sitemapPaths().map((path) => path.slice(base.length));
  // The docs root is no page of its own: it leads to another.
  const { '/docs': _docs, ...expected } = expectedRows;
  expect(sortIntoRows(paths)).toEqual(expected);
});
