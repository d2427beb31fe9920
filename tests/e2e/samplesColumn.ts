import type { Locator, Page } from '@playwright/test';

/** The samples of an endpoint page. */
export const samplesOf = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Samples' });

/** The list of samples. */
export const listOf = (page: Page): Locator =>
  samplesOf(page).getByRole('combobox', { name: 'Sample' });

/** The button behind which the languages are that have no tab at first. */
export const moreButton = (page: Page): Locator =>
  samplesOf(page).getByRole('button', { name: 'More languages', exact: true });

/** Shows a language, as a reader does. */
export async function chooseLanguage(page: Page, label: string): Promise<void> {
  const tabs = samplesOf(page).locator('.code-language-tab:visible');
  if (!(await tabs.allInnerTexts()).includes(label)) await moreButton(page).click();
  await tabs.and(samplesOf(page).getByText(label, { exact: true })).click();
}
