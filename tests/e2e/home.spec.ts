import { INTRODUCTION_PATH } from '../../src/site/urls.ts';
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Overview } from '../../src/reference/render/overview';
import { EXPLORER_PATH } from '../../src/site/urls';
import { product } from '../../src/site/product';
import { downloadLinks } from '../../src/site/downloads';
import { readShifts, recordShifts } from './shifts';
import { at, collectFaults, open, waitForHydration, waitUntilIdle } from './site';
import { test } from './oneTab';

const overview = JSON.parse(
  readFileSync('.docusaurus/reference/default/overview.json', 'utf8'),
) as Overview;

for (const javaScriptEnabled of [true, false]) {
  test(`The visitor picks a generator and sees its request and response, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(at('/'));
    if (javaScriptEnabled) await waitForHydration(page);
    const panel = page.getByRole('group', { name: 'Choose a generator to see its output' });
    const size = await panel.boundingBox();
    for (const { label, address, response } of overview.featured) {
      await panel.getByText(label, { exact: true }).click();
      await expect(panel.getByRole('radio', { name: label, exact: true })).toBeChecked();
      await expect(panel.locator('pre:visible')).toHaveText(JSON.stringify(response, null, 2));
      await expect(panel.locator('code:visible').first()).toHaveText(
        `${overview.server}${decodeURI(address)}`,
      );
      expect(await panel.boundingBox(), 'nothing moves').toEqual(size);
    }
    await context.close();
  });
}

test('The home page has a card for each tag with its computed count', async ({ page }) => {
  await open(page, '/');
  for (const { label, anchor, count } of overview.groups) {
    const card = page.locator(`main a[href="${at(`/docs/category/api#${anchor}`)}"]`);
    await expect(card).toContainText(`${label} ${count}`);
  }
});

test('The home page leads to guides, lists, Subscribe and downloads', async ({ page }) => {
  await open(page, '/');
  const start = page.getByRole('region', { name: 'Where to start' });
  const targets = await start
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const elsewhere = targets.filter((target) => !target?.startsWith('#'));
  expect(elsewhere).toEqual([
    at(INTRODUCTION_PATH),
    at('/docs/category/api'),
    at(EXPLORER_PATH),
    at('/docs/custom/custom-template'),
    product.marketplaceUrl,
    ...downloadLinks.map(({ to }) => at(to.replace('pathname://', ''))),
  ]);
});

test('The home page has no layout shift', async ({ page }) => {
  const faults = collectFaults(page);
  await recordShifts(page);
  await open(page, '/');
  await waitUntilIdle(page);
  expect(await readShifts(page)).toEqual([]);
  expect(faults).toEqual([]);
});
