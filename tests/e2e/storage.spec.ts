import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { blockStorage, catalogue, collectFaults, open } from './site';

function collectWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
}

test.beforeEach(({ page }) => blockStorage(page));

test('Unavailable browser storage: a generic warning, and no error.', async ({ page }) => {
  const faults = collectFaults(page);
  const warnings = collectWarnings(page);
  await open(page, `/docs/api/${catalogue.slug}`);
  await page.waitForLoadState('networkidle');
  expect(warnings.join('\n')).toContain('storage is not available');
  expect(faults).toEqual([]);
});

test('Without browser storage the site works until it is left.', async ({ page }) => {
  const faults = collectFaults(page);
  await open(page, '/');
  const root = page.locator('html');
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');

  const bar = page.locator('.theme-announcement-bar');
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeHidden();

  await page.getByRole('link', { name: 'API Doc' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(catalogue.title);
  await expect(root).toHaveAttribute('data-theme', 'dark');
  expect(faults).toEqual([]);
});
