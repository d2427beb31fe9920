import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

export const searchDialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });
export const searchFieldOf = (page: Page): Locator => searchDialogOf(page).getByRole('searchbox');
export const dialogLinksOf = (page: Page): Locator => searchDialogOf(page).getByRole('link');
export const searchButtonOf = (page: Page): Locator =>
  page
    .getByRole('banner')
    .or(page.locator('nav.navbar'))
    .getByRole('button', { name: /^(?:retry )?search/i });

/** Waits until the dialog shows the results for a query. */
export async function waitForResults(page: Page, query: string): Promise<void> {
  const shown = () => searchDialogOf(page).locator('[data-query]').getAttribute('data-query');
  await expect.poll(shown).toBe(query.trim());
}

/** Opens the search by its button and waits until it is ready. */
export async function openSearch(page: Page): Promise<void> {
  await searchButtonOf(page).click();
  await waitForResults(page, '');
}

/** Fills a query into the field of the open search dialog and waits for its results. */
export async function search(page: Page, query: string): Promise<void> {
  await searchFieldOf(page).fill(query);
  await waitForResults(page, query);
}
