import { expect } from '@playwright/test';
import { COMPOSITION_VARIANTS, pressInComposition } from './inputMethod';
import { withBasePath, openPage } from './site';
import {
  searchButtonOf,
  searchDialogOf,
  searchFieldOf,
  dialogLinksOf,
  openSearch,
  search,
  waitForResults,
} from './searchDialog';
import { test } from './fixtures';

// With Caps Lock on, the key is a capital letter.
for (const key of ['Control+k', 'Control+K', 'Meta+k']) {
  test(`${key} opens the search`, async ({ page }) => {
    await openPage(page, '/');
    await page.keyboard.press(key);
    await expect(searchFieldOf(page)).toBeFocused();
    await expect(searchFieldOf(page)).toHaveValue('');
    await page.keyboard.type('/v1');
    await expect(searchFieldOf(page)).toHaveValue('/v1');
  });
}

test('arrow keys focus search results, and Enter opens the focused result, or else the first result', async ({
  page,
}) => {
  await openPage(page, '/');
  await searchButtonOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(searchFieldOf(page)).toBeFocused();
  await page.keyboard.type('credit card');
  await waitForResults(page, 'credit card');
  const links = dialogLinksOf(page);
  const last = (await links.count()) - 1;
  expect(last).toBeGreaterThan(2);

  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(links.nth(last)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(searchFieldOf(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(links.nth(last)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(searchFieldOf(page)).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.type(' number');
  await expect(searchFieldOf(page)).toBeFocused();
  await expect(searchFieldOf(page)).toHaveValue('credit card number');
  await waitForResults(page, 'credit card number');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(withBasePath('/docs/api/generate-a-credit-card-number'));
  await expect(searchDialogOf(page)).toHaveCount(0);

  await openSearch(page);
  await search(page, 'credit card');
  const address = (await links.nth(1).getAttribute('href')) ?? '';
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
});

test('the Escape key closes the search and returns the focus to the element that had the focus before', async ({
  page,
}) => {
  await openPage(page, '/');
  await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(searchDialogOf(page)).toHaveCount(0);
  await expect(searchButtonOf(page)).toBeFocused();

  const link = page.getByRole('link', { name: 'API Doc' });
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(searchFieldOf(page)).toBeFocused();
  await page.keyboard.type('iban');
  await page.keyboard.press('Escape');
  await expect(searchDialogOf(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

for (const method of COMPOSITION_VARIANTS) {
  test(`IME key events ${method} neither open a result nor close the search`, async ({ page }) => {
    await openPage(page, '/');
    await openSearch(page);
    await search(page, 'iban');
    for (const key of ['Enter', 'Escape', 'ArrowDown']) {
      expect(await pressInComposition(searchFieldOf(page), key, method), key).toBe(true);
      await expect(searchFieldOf(page)).toBeFocused();
    }
    await expect(page).toHaveURL(withBasePath('/'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(withBasePath('/docs/api/generate-an-iban'));
  });
}

test('on a phone the search fills the screen and announces the number of results', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/');
  await openSearch(page);
  const status = searchDialogOf(page).getByRole('status');
  await search(page, 'credit card');
  const count = await dialogLinksOf(page).count();
  await expect(status).toHaveText(`${count} results. Enter opens Credit card.`);
  expect(await searchDialogOf(page).boundingBox()).toMatchObject({ y: 0, height: 844 });
  await search(page, 'zzqqxx');
  await expect(status).toHaveText('No results');
});
