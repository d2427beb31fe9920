import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import type { Overview } from '../../src/reference/print/overview';
import { product } from '../../src/product';
import { downloadLinks } from '../../src/downloadLinks';
import { ownChunks } from '../support/chunks';
import { readShiftsInParts } from './parts';
import { at, collectFaults, open, waitForHydration } from './site';

const overview = JSON.parse(readFileSync('.api/overview.json', 'utf8')) as Overview;

test('The home page needs at most 20 kB of its own script', async ({ page }) => {
  const own: number[] = [];
  page.on('response', async (response) => {
    if (ownChunks('/').test(response.url())) own.push(gzipSync(await response.body()).length);
  });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(own.length).toBeGreaterThan(0);
  expect(own.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(20_000);
});

for (const javaScriptEnabled of [true, false]) {
  test(`The visitor picks a generator and sees its request and response, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(at('/'));
    if (javaScriptEnabled) await waitForHydration(page);
    const panel = page.getByRole('group', { name: 'A generator to see the output of' });
    const size = await panel.boundingBox();
    for (const { label, address, response } of overview.featured) {
      await panel.getByText(label, { exact: true }).click();
      await expect(panel.getByRole('radio', { name: label, exact: true })).toBeChecked();
      await expect(panel.locator('pre:visible')).toHaveText(response);
      await expect(panel.locator('code:visible').first()).toHaveText(
        `${overview.server}${decodeURI(address)}`,
      );
      expect(await panel.boundingBox(), 'nothing moves').toEqual(size);
    }
    await context.close();
  });
}

test('The panel is picked from with the arrow keys', async ({ page }) => {
  await open(page, '/');
  const [first, second] = overview.featured.map(({ label }) =>
    page.getByRole('radio', { name: label, exact: true }),
  );
  await first?.focus();
  await page.keyboard.press('ArrowRight');
  await expect(second as NonNullable<typeof second>).toBeChecked();
});

test('The home page has a card for each tag with its computed count', async ({ page }) => {
  await open(page, '/');
  for (const { label, anchor, count } of overview.groups) {
    const card = page.locator(`main a[href="${at(`/docs/category/api#${anchor}`)}"]`);
    await expect(card).toContainText(`${label} ${count}`);
  }
});

test('The home page leads to reference, catalogue, custom template, Subscribe and downloads', async ({
  page,
}) => {
  await open(page, '/');
  const start = page.getByRole('region', { name: 'Where to start' });
  const targets = await start
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const elsewhere = targets.filter((target) => !target?.startsWith('#'));
  expect(elsewhere).toEqual([
    at(`/docs/api/${overview.slug}`),
    at('/docs/category/api'),
    at('/docs/custom/custom-template'),
    product.marketplaceUrl,
    ...downloadLinks.map(({ to }) => at(to.replace('pathname://', ''))),
  ]);
});

test('The home page has no layout shift', async ({ page }) => {
  const faults = collectFaults(page);
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shift: number }).shift += (
          entry as unknown as { value: number }
        ).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
  expect(faults).toEqual([]);
});

test('A home page that comes in parts does not shift', async ({ page }) => {
  const parts = ['<h1>Sample data', 'Make a first request', 'Recorded output:'];
  expect(await readShiftsInParts(page, '/', parts)).toEqual([]);
});

test('The icons and the social card are there', async ({ page, request }) => {
  await open(page, '/');
  const addresses = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(addresses.length).toBe(3);
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  const cardPath = String(card).replace(product.siteUrl, '');
  for (const address of [...addresses, cardPath]) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()['content-type'], address).toMatch(/^image\//);
  }
});
