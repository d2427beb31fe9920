import { expect } from '@playwright/test';
import { dataScript, dialogScript } from '../support/searchChunks';
import { at, entries, open } from './site';
import { buttonOf, dialogOf, fieldOf, linksOf, openSearch, search } from './searchDialog';
import { test } from './sharedTab';

/** Queries that would break a search that reads them as patterns or as HTML. */
const BAD_INPUT = [
  '.*+?^${}()|[]\\',
  '([',
  'x'.repeat(10_000),
  'credit '.repeat(1_500),
  '🦄🏳️‍🌈',
  '<img src=x onerror=alert(1)>',
  '__proto__ constructor toString',
];

test('no query breaks anything: marks, markup, emoji, 10,000 characters', async ({ page }) => {
  await open(page, '/');
  await openSearch(page);
  for (const query of BAD_INPUT) {
    await search(page, query);
    await expect(linksOf(page).first()).toBeVisible();
    const overflow = await dialogOf(page).evaluate((node) => node.scrollWidth - node.clientWidth);
    expect([overflow, await dialogOf(page).locator('img').count()], query).toEqual([0, 0]);
  }
  await search(page, 'iban');
  await expect(linksOf(page).first()).toHaveAttribute('href', at('/docs/api/generate-an-iban'));
});

test('no match says so, and offers what works without a generator', async ({ page }) => {
  await open(page, '/');
  await openSearch(page);
  await search(page, 'zipppcodd');
  await expect(dialogOf(page)).toContainText('No results for zipppcodd');
  await expect(linksOf(page)).toHaveCount(4);
  await expect(linksOf(page).last()).toHaveText(`Browse all ${entries.length} generators`);
  await linksOf(page).filter({ hasText: 'A regular expression' }).click();
  const section = '/docs/custom/custom-template#text-from-a-regular-expression';
  await expect(page).toHaveURL(at(section));
});

test('an index that fails to load: the dialog says so, and Retry loads it', async ({ page }) => {
  let isLost = true;
  await page.route(`**/${dataScript}`, (route) => (isLost ? route.abort() : route.continue()));
  await open(page, '/');
  await buttonOf(page).click();
  await expect(dialogOf(page).getByRole('status')).toHaveText('The search could not be loaded.');
  await fieldOf(page).fill('guid');
  isLost = false;
  await dialogOf(page).getByRole('button', { name: 'Retry' }).click();
  await expect(linksOf(page).first()).toHaveAttribute('href', at('/docs/api/generate-a-uuid'));
});

test('a dialog that fails to load is loaded at the next try', async ({ page }) => {
  let isLost = true;
  await page.route(`**/${dialogScript}`, (route) => (isLost ? route.abort() : route.continue()));
  await open(page, '/');
  await page.keyboard.press('Control+k');
  const button = buttonOf(page);
  await expect(button).toHaveText(/Retry search/);
  isLost = false;
  await button.click();
  await expect(fieldOf(page)).toBeFocused();
});
