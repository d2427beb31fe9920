import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { product } from '../../src/site/product';
import { open, waitForHydration } from './site';
import { test } from './sharedTab';

const keys = {
  id: `docusaurus.announcement.id-${product.storageNamespace}`,
  dismissed: `docusaurus.announcement.dismiss-${product.storageNamespace}`,
};

/** The announcement's id in the configuration that the site was built from. */
const [, currentId = ''] =
  /"announcementBar": \{\s*"id": "([^"]+)"/.exec(
    readFileSync('.docusaurus/docusaurus.config.mjs', 'utf8'),
  ) ?? [];

const bar = (page: Page) => page.locator('.theme-announcement-bar');

async function readStorage(page: Page): Promise<{ id: string | null; dismissed: string | null }> {
  return page.evaluate(
    ({ id, dismissed }) => ({
      id: window.localStorage.getItem(id),
      dismissed: window.localStorage.getItem(dismissed),
    }),
    keys,
  );
}

async function dismiss(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await expect(bar(page)).toBeHidden();
}

test('an announcement bar can be dismissed, which is stored with its id', async ({ page }) => {
  await open(page, '/');
  await expect(bar(page)).toBeVisible();
  expect(currentId).not.toBe('');
  expect(await readStorage(page)).toEqual({ id: currentId, dismissed: 'false' });
  await dismiss(page);
  expect(await readStorage(page)).toEqual({ id: currentId, dismissed: 'true' });
  await page.reload();
  await waitForHydration(page);
  await expect(bar(page)).toBeHidden();
  await open(page, '/blog');
  await expect(bar(page)).toBeHidden();
});

test('the dismissed state resets when the announcement id changes', async ({ page }) => {
  await open(page, '/');
  await dismiss(page);
  await page.evaluate((key) => window.localStorage.setItem(key, 'another-announcement'), keys.id);
  await page.reload();
  await waitForHydration(page);
  await expect(bar(page)).toBeVisible();
  expect(await readStorage(page)).toEqual({ id: currentId, dismissed: 'false' });
});
