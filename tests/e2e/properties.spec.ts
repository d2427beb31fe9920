import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { open } from './site';
import { test } from './sharedTab';

const RECORD = '/docs/api/generate-an-order';

const property = (page: Page, path: string): Locator => page.locator(`[id="response-200-${path}"]`);

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
