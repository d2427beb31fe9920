import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { samplesOf } from './samplesColumn';
import { open } from './site';
import { test } from './oneTab';

const RECORD = '/docs/api/generate-an-order';

const property = (page: Page, path: string): Locator => page.locator(`[id="response-200-${path}"]`);

/** The names in the JSON and the properties that are highlighted. */
async function litOf(page: Page): Promise<{ names: string[]; properties: string[] }> {
  const lit = page.locator('[data-lit]');
  const [names, properties] = [lit.and(page.locator('span')), lit.and(page.locator('[id]'))];
  return {
    names: await names.allTextContents(),
    properties: await properties.evaluateAll((nodes) => nodes.map(({ id }) => id)),
  };
}

const light = (page: Page, names: string[], properties: string[]): Promise<void> =>
  expect.poll(() => litOf(page)).toEqual({ names, properties });

test('a property and its names in the JSON are highlighted together', async ({ page }) => {
  await open(page, RECORD);
  await property(page, 'data.number').getByText('number', { exact: true }).hover();
  await light(page, ['"number"'], ['response-200-data.number']);
  await page.locator('h1').hover();
  await light(page, [], []);
  await samplesOf(page).locator('.language-json:visible').getByText('"placedAt"').hover();
  await light(page, ['"placedAt"'], ['response-200-data.placedAt']);
});

test('the focus highlights a property, and the column scrolls to its name', async ({ page }) => {
  await open(page, RECORD);
  const top = () =>
    samplesOf(page)
      .locator('> div')
      .evaluate((node) => node.scrollTop);
  expect(await top()).toBe(0);
  const last = property(page, 'data.history').getByRole('link', { name: 'Link to history' });
  await page.locator('h1').hover();
  await last.focus();
  await light(page, ['"history"'], ['response-200-data.history']);
  expect(await top()).toBeGreaterThan(0);
});

test('a name in the JSON highlights what is visible of a closed property', async ({ page }) => {
  await open(page, RECORD);
  const json = samplesOf(page).locator('.language-json:visible');
  await json.getByText('"street"').first().hover();
  await light(page, ['"street"'], ['response-200-data.billingAddress']);
});

test('all properties of a record open and close at once', async ({ page }) => {
  await open(page, RECORD);
  const sku = property(page, 'data.lines.sku');
  await expect(sku).toBeHidden();
  await page.getByRole('button', { name: 'Expand all' }).press('Enter');
  await expect(sku).toBeVisible();
  await expect(page.locator('section details:not([open]):has([id])')).toHaveCount(0);
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await expect(sku).toBeHidden();
});

test('a response without nested properties has no button for them', async ({ page }) => {
  await open(page, '/docs/api/generate-an-iban');
  await expect(page.getByRole('button', { name: 'Expand all' })).toHaveCount(0);
});
