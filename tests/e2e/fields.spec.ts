import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { test } from './sharedTab';
import { openPage } from './site';

const RECORD = '/docs/api/generate-an-order';

const property = (page: Page, path: string): Locator => page.locator(`[id="response-200-${path}"]`);

test('"Expand all" shows all nested properties of a response, and "Collapse all" hides the properties', async ({
  page,
}) => {
  await openPage(page, RECORD);
  const sku = property(page, 'data.lines.sku');
  await expect(sku).toBeHidden();
  await page.getByRole('button', { name: 'Expand all' }).press('Enter');
  await expect(sku).toBeVisible();
  await expect(page.locator('section details:not([open]):has([id])')).toHaveCount(0);
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await expect(sku).toBeHidden();
});

test('a response without nested properties has no "Expand all" button', async ({ page }) => {
  await openPage(page, '/docs/api/generate-an-iban');
  await expect(page.getByRole('button', { name: 'Expand all' })).toHaveCount(0);
});

/** A page with a parameter that has 72 allowed values. */
const LONG_LIST = '/docs/api/generate-a-file-extension';

test('a long list of allowed values is collapsed and can be filtered', async ({ page }) => {
  await openPage(page, LONG_LIST);
  const field = page.locator('[id="query-mediaType"]');
  const values = field.locator('dd:has(details) code:visible');
  await expect(field.getByText('72 values')).toBeVisible();
  const few = await values.count();
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThan(10);
  await field.getByText('72 values').click();
  await expect(values).toHaveCount(72);
  await field.getByRole('searchbox', { name: 'Filter values' }).fill(' PNG');
  await expect(values).toHaveText(['image/png']);
  await expect(field.getByRole('status')).toHaveText('1 of 72');
});

test('the gap above the example of a parameter is larger than the gaps between lines of its values', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/docs/api/generate-an-iban');
  const boxes = await page
    .locator('[id="query-country"] dl code')
    .filter({ visible: true })
    .evaluateAll((codes) => codes.map((code) => code.getBoundingClientRect().toJSON() as DOMRect));
  // The last gap is between the values and the example.
  const gaps = boxes.flatMap(({ top }, index) => {
    const { bottom = top } = boxes[index - 1] ?? {};
    return top > bottom ? top - bottom : [];
  });
  expect(gaps.length).toBeGreaterThan(1);
  expect(gaps.at(-1)).toBeGreaterThan(1.3 * Math.max(...gaps.slice(0, -1)));
});
