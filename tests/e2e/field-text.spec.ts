import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { TEMPLATE_EDITOR, EXPLORER, RECORD_EDITOR, openAndCompute } from './editors';
import { test } from './sharedTab';
import { kindsOfPage } from './pageKinds';
import { dialogOf, openSearch } from './searchDialog';
import { open } from './site';

/** Pixels. Safari on iOS zooms into the page when a field with smaller text gets the focus. */
const LEAST = 16;

/** Fields whose text is too small, each with its size. */
const listSmall = (page: Page): Promise<string[]> =>
  page
    .locator('input:not([type=checkbox], [type=radio]), select, textarea')
    .evaluateAll((fields, least) => {
      return fields.flatMap((field) => {
        const size = Number.parseFloat(getComputedStyle(field).fontSize);
        return size < least ? [`${field.outerHTML.slice(0, 80)}: ${size} px`] : [];
      });
    }, LEAST);

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

test('every field on each kind of page has text of at least 16 px on a phone', async ({ page }) => {
  for (const { path } of kindsOfPage) {
    await open(page, path);
    expect.soft(await listSmall(page), path).toEqual([]);
  }
});

for (const editor of [EXPLORER, TEMPLATE_EDITOR, RECORD_EDITOR]) {
  test(`every field has text of at least 16 px on a phone: ${editor.name}`, async ({ page }) => {
    await openAndCompute(page, editor);
    expect(await page.locator('textarea, select').count()).toBeGreaterThan(0);
    expect(await listSmall(page)).toEqual([]);
  });
}

test('the field of the search has text of at least 16 px on a phone', async ({ page }) => {
  await open(page, '/');
  await openSearch(page);
  await expect(dialogOf(page).getByRole('searchbox')).toBeVisible();
  expect(await listSmall(page)).toEqual([]);
});
