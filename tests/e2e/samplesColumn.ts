import type { Locator, Page } from '@playwright/test';

/** Returns the samples column of an endpoint page. */
export const samplesColumnOf = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Samples' });

/** Returns the `<select>` that chooses the sample. */
export const sampleSelectOf = (page: Page): Locator =>
  samplesColumnOf(page).getByRole('combobox', { name: 'Sample' });

/** Returns the "More" button, which shows the languages that do not have a tab at first. */
export const moreLanguagesButtonOf = (page: Page): Locator =>
  samplesColumnOf(page).getByRole('button', { name: 'More languages', exact: true });

/** Chooses a language with the mouse, after a click on "More" if necessary. */
export async function chooseLanguage(page: Page, label: string): Promise<void> {
  const tabs = samplesColumnOf(page).locator('.code-language-tab:visible');
  if (!(await tabs.allInnerTexts()).includes(label)) await moreLanguagesButtonOf(page).click();
  await tabs.and(samplesColumnOf(page).getByText(label, { exact: true })).click();
}
