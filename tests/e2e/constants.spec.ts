import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { product } from '../../src/product';
import { builtFiles, readBuilt } from '../support/build';
import { at, catalogue, open } from './site';

/** The configuration that the site was built from, with every default filled in. */
function readConfig(): string {
  return readFileSync('.docusaurus/docusaurus.config.mjs', 'utf8');
}

/** The text of the script that every page loads. */
function readMainScript(): string {
  const [main = ''] = builtFiles('.js').filter((file) => /\/main\.[0-9a-f]+\.js$/.test(file));
  return readBuilt(main);
}

const docsSidebar = 'aside.theme-doc-sidebar-container';

test('Base path: /documentation/ (docs under /documentation/docs)', async ({ page }) => {
  expect(product.baseUrl).toBe('/documentation/');
  await open(page, '/');
  expect(new URL(page.url()).pathname).toBe('/documentation/');
  const sources = await page
    .locator('script[src], link[rel=stylesheet]')
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('src') ?? element.getAttribute('href')),
    );
  expect(sources.length).toBeGreaterThan(1);
  for (const source of sources) expect(source).toMatch(/^\/documentation\//);
  const docs = page.getByRole('link', { name: 'API Doc' });
  await expect(docs).toHaveAttribute('href', /^\/documentation\/docs\//);
});

test('Default locale: en (the only one)', async ({ page }) => {
  expect(readConfig()).toMatch(/"defaultLocale": "en",\s+"locales": \[\s+"en"\s+\]/);
  await open(page, '/');
  await expect(page.locator('link[rel=alternate][hreflang]:not([hreflang=en])')).toHaveAttribute(
    'hreflang',
    'x-default',
  );
});

test('Copyright year: 2025', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('footer.footer')).toContainText('Copyright © 2025');
});

test('Table of contents levels: 2 to 3', () => {
  expect(readConfig()).toMatch(
    /"tableOfContents": \{\s+"minHeadingLevel": 2,\s+"maxHeadingLevel": 3\s+\}/,
  );
});

test('Desktop breakpoint: 996 px. Layout is mobile at or below 996 px width, otherwise desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 996, height: 800 });
  await open(page, '/docs/custom/custom-template');
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  await expect(page.locator(docsSidebar)).toBeHidden();
  await expect(toggle).toBeVisible();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(page.locator(docsSidebar)).toBeVisible();
  await expect(toggle).toBeHidden();
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(page.locator(docsSidebar)).toBeHidden();
  await expect(toggle).toBeVisible();
});

test('Progress bar defaults: minimum 0.08, speed 200 ms, trickle rate 0.02, trickle speed 800 ms', () => {
  const [settings = ''] = /\{minimum:[^{}]*trickleSpeed[^{}]*\}/.exec(readMainScript()) ?? [];
  expect(settings).toMatch(/\bminimum:0?\.08\b/);
  expect(settings).toMatch(/\bspeed:200\b/);
  expect(settings).toMatch(/\btrickleRate:0?\.02\b/);
  expect(settings).toMatch(/\btrickleSpeed:800\b/);
  expect(readMainScript().match(/\.configure\(\{showSpinner:(?:!1|false)\}\)/g)).toHaveLength(1);
});

test('Route-matching cache is capped at 10000 entries', () => {
  // Two caches: of compiled paths, and of patterns to match.
  const caps = readMainScript().match(/<(?:1e4|10000)&&\(\w+\[\w+\]=\w+,\w+\+\+\)/g) ?? [];
  expect(caps).toHaveLength(2);
});

test('The default history key length is 6', async ({ page }) => {
  await open(page, '/markdown-page');
  const keys = new Set<string>();
  for (const name of ['API Doc', product.name, 'API Doc', product.name]) {
    await page.locator('nav.navbar').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(name === product.name ? at('/') : /\/docs\/api\//);
    keys.add(await page.evaluate(() => (window.history.state as { key: string }).key));
  }
  expect(keys.size).toBe(4);
  // Random digits in base 36: one in 36 keys ends in a zero, which is left out.
  for (const key of keys) expect(key).toMatch(/^[0-9a-z]{1,6}$/);
  expect(Math.max(...[...keys].map((key) => key.length))).toBe(6);
});

test('The docs version is persisted in local storage under a key per documentation plugin. The default plugin id is "default"', async ({
  page,
}) => {
  const key = `docs-preferred-version-default-${product.storageNamespace}`;
  const stored = () => page.evaluate((name) => window.localStorage.getItem(name), key);
  const store = (value: string) =>
    page.evaluate(([name, text]) => window.localStorage.setItem(name, text), [key, value] as const);
  await open(page, '/');
  await store('current');
  await open(page, `/docs/api/${catalogue.slug}`);
  expect(await stored()).toBe('current');
  await store('1.0.0');
  await open(page, `/docs/api/${catalogue.slug}`);
  await expect.poll(stored).toBeNull();
});

test('Browser storage defaults to local storage', async ({ page }) => {
  expect(readConfig()).toMatch(/"storage": \{\s+"type": "localStorage"/);
  await open(page, '/');
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const keys = await page.evaluate(() => ({
    local: Object.keys(window.localStorage),
    session: Object.keys(window.sessionStorage),
  }));
  expect(keys.local).toContain(`theme-${product.storageNamespace}`);
  expect(keys.session).toEqual([]);
});

const rules = [
  { sentence: 'Broken links are logged', setting: '"onBrokenLinks": "log"' },
  { sentence: 'Broken markdown links give a warning', setting: '"onBrokenMarkdownLinks": "warn"' },
  { sentence: 'Duplicate routes give a warning', setting: '"onDuplicateRoutes": "warn"' },
  { sentence: 'Broken anchors give a warning', setting: '"onBrokenAnchors": "warn"' },
];

for (const { sentence, setting } of rules) {
  test(`${sentence}, as configured`, () => {
    expect(readConfig()).toContain(setting);
  });
}
