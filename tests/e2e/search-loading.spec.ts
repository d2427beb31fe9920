import { expect } from '@playwright/test';
import { searchDataScript, searchDialogScript } from '../support/searchChunks';
import { withBasePath, generatorEntries, openPage } from './site';
import {
  searchButtonOf,
  searchDialogOf,
  searchFieldOf,
  dialogLinksOf,
  openSearch,
  search,
} from './searchDialog';
import { test } from './sharedTab';

/** Very long queries, and queries that would cause errors if the search treated them as regular expressions or HTML. */
const BAD_INPUT = [
  '.*+?^${}()|[]\\',
  '([',
  'x'.repeat(10_000),
  'credit '.repeat(1_500),
  '🦄🏳️‍🌈',
  '<img src=x onerror=alert(1)>',
  '__proto__ constructor toString',
];

test('queries with pattern characters, markup, emoji or 10,000 characters cause no error', async ({
  page,
}) => {
  await openPage(page, '/');
  await openSearch(page);
  for (const query of BAD_INPUT) {
    await search(page, query);
    await expect(dialogLinksOf(page).first()).toBeVisible();
    const overflow = await searchDialogOf(page).evaluate(
      (node) => node.scrollWidth - node.clientWidth,
    );
    expect([overflow, await searchDialogOf(page).locator('img').count()], query).toEqual([0, 0]);
  }
  await search(page, 'iban');
  await expect(dialogLinksOf(page).first()).toHaveAttribute(
    'href',
    withBasePath('/docs/api/generate-an-iban'),
  );
});

test('without a match the search shows "No results" and links to helpful pages', async ({
  page,
}) => {
  await openPage(page, '/');
  await openSearch(page);
  await search(page, 'zipppcodd');
  await expect(searchDialogOf(page)).toContainText('No results for zipppcodd');
  await expect(dialogLinksOf(page)).toHaveCount(4);
  await expect(dialogLinksOf(page).last()).toHaveText(
    `Browse all ${generatorEntries.length} generators`,
  );
  await dialogLinksOf(page).filter({ hasText: 'A regular expression' }).click();
  const section = '/docs/custom/custom-template#text-from-a-regular-expression';
  await expect(page).toHaveURL(withBasePath(section));
});

test('if the search index fails to load, the dialog shows an error, and Retry loads the index', async ({
  page,
}) => {
  let isLost = true;
  await page.route(`**/${searchDataScript}`, (route) =>
    isLost ? route.abort() : route.continue(),
  );
  await openPage(page, '/');
  await searchButtonOf(page).click();
  await expect(searchDialogOf(page).getByRole('status')).toHaveText(
    'The search could not be loaded.',
  );
  await searchFieldOf(page).fill('guid');
  isLost = false;
  await searchDialogOf(page).getByRole('button', { name: 'Retry' }).click();
  await expect(dialogLinksOf(page).first()).toHaveAttribute(
    'href',
    withBasePath('/docs/api/generate-a-uuid'),
  );
});

test('if the search dialog fails to load, the next click on the search button loads the dialog', async ({
  page,
}) => {
  let isLost = true;
  await page.route(`**/${searchDialogScript}`, (route) =>
    isLost ? route.abort() : route.continue(),
  );
  await openPage(page, '/');
  await page.keyboard.press('Control+k');
  const button = searchButtonOf(page);
  await expect(button).toHaveText(/Retry search/);
  isLost = false;
  await button.click();
  await expect(searchFieldOf(page)).toBeFocused();
});
