import { INTRODUCTION_PATH } from '../../src/site/urls.ts';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { blockStorage, simulateFullStorage, headingOf, openPage, firstRelatedLink } from './site';
import { openSearch, search } from './searchDialog';
import { test } from './sharedTab';

function collectWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
}

test('unavailable browser storage causes a warning on the console and no error', async ({
  page,
}) => {
  await blockStorage(page);
  const warnings = collectWarnings(page);
  await openPage(page, INTRODUCTION_PATH);
  await expect.poll(() => warnings.join('\n')).toContain('storage is not available');
});

test.use({ expectedErrors: /^console: Docusaurus storage error, can't set / });

const states = {
  'without browser storage': blockStorage,
  'with full browser storage': simulateFullStorage,
};

for (const [state, prepare] of Object.entries(states)) {
  test(`route changes keep the colour mode and the programming language ${state}`, async ({
    page,
  }) => {
    await prepare(page);
    await openPage(page, '/');
    const root = page.locator('html');
    await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
    await expect(root).toHaveAttribute('data-theme', 'dark');

    const bar = page.locator('.theme-announcement-bar');
    await bar.getByRole('button', { name: 'Close' }).click();
    await expect(bar).toBeHidden();

    await openSearch(page);
    await search(page, 'iban');
    await page.keyboard.press('Enter');
    await expect(headingOf(page)).toHaveText('Generate an IBAN');
    await page.locator('label[data-language="python"]:visible').click();
    await expect(page.locator('code.language-python:visible').first()).toContainText('requests');

    await firstRelatedLink(page).click();
    await expect(headingOf(page)).not.toHaveText('Generate an IBAN');
    await expect(page.locator('code.language-python:visible').first()).toContainText('requests');
    await expect(root).toHaveAttribute('data-theme', 'dark');
  });
}
