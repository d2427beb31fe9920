import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { product } from '../../src/product';
import { at, catalogue, open, waitForHydration } from './site';

const target = at(`/docs/api/${catalogue.slug}`);

/** Goes to another page inside the app, as a link does. */
async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, at(path));
}

async function expectInformationPage(page: Page): Promise<void> {
  await expect(page).toHaveURL(target);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
}

test('/documentation/docs itself leads to the API information page on direct load', async ({
  page,
}) => {
  const response = await page.goto(at('/docs'));
  expect(response?.status()).toBe(200);
  await expectInformationPage(page);
  await waitForHydration(page);
});

test('/documentation/docs itself leads to the API information page on in-app navigation', async ({
  page,
}) => {
  await open(page, '/markdown-page');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await navigate(page, '/docs');
  await expectInformationPage(page);
  await expect(page.locator('html[data-same-document]')).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('/documentation/docs itself leads to the API information page without JavaScript', async ({
    page,
  }) => {
    await page.goto(at('/docs'));
    await expectInformationPage(page);
  });
});

/** A line of the route table as the build writes it: its depth, and what it says. */
interface RouteLine {
  depth: number;
  key: string;
  value: string;
}

/** The lines of the built route table from the docs root to its end. */
function readDocsRoutes(): RouteLine[] {
  const lines = readFileSync('.docusaurus/routes.js', 'utf8').split('\n');
  const begin = lines.findIndex((line, index) => {
    return line === `    path: '${at('/docs')}',` && lines[index + 2] === '    routes: [';
  });
  const end = lines.findIndex((line, index) => index > begin && line === '  },');
  return lines.slice(begin, end).flatMap((line) => {
    const [, indent = '', key = '', value = ''] = /^( +)(\w+): (.*?),?$/.exec(line) ?? [];
    return key === '' ? [] : [{ depth: indent.length / 4, key, value }];
  });
}

test('/documentation/docs: docs root, with three nested layout levels; all docs pages are exact matches and use one sidebar, the API sidebar', () => {
  const lines = readDocsRoutes();
  const layouts = lines.filter(({ key }) => key === 'routes');
  expect(layouts.map(({ depth }) => depth)).toEqual([1, 2, 3]);
  const pages = lines.filter(({ key, depth }) => key === 'path' && depth === 4);
  expect(pages.length).toBeGreaterThan(catalogue.count);
  expect(lines.filter(({ depth }) => depth > 4)).toEqual([]);
  const count = (key: string, value: string): number =>
    lines.filter((line) => line.key === key && line.value === value && line.depth === 4).length;
  expect(count('exact', 'true')).toBe(pages.length);
  expect(count('sidebar', '"apiSidebar"')).toBe(pages.length);
});

test('Each page’s build-time identifier carries a short hash suffix', () => {
  const names = JSON.parse(readFileSync('.docusaurus/routesChunkNames.json', 'utf8')) as object;
  const identifiers = Object.keys(names);
  expect(identifiers.length).toBeGreaterThan(catalogue.count);
  for (const identifier of identifiers) expect(identifier).toMatch(/(?:^\*|\/[^/]*)-[0-9a-f]{3}$/);
});
