import { INTRODUCTION_PATH } from '../../src/site/urls';
import { expect } from '@playwright/test';
import { pagesOfEachKind } from './pageKinds';
import { test } from './sharedTab';
import { headingOf, openPage } from './site';

for (const { kind, path } of pagesOfEachKind) {
  test(`dark mode is kept after navigation to the docs and back, from the page: ${kind}`, async ({
    page,
  }) => {
    await openPage(page, path);
    const heading = await headingOf(page).innerText();
    const mode = page.getByRole('button', { name: /Switch between dark and light mode/ });
    await mode.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    await page.getByRole('navigation', { name: 'Main' }).getByText('API Doc').click();
    await expect(headingOf(page)).toHaveText('Introduction');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const current = sidebar.locator('[aria-current="page"]');
    await expect(current).toHaveText('Introduction');

    if (path === INTRODUCTION_PATH) return;
    await page.goBack();
    await expect(headingOf(page)).toHaveText(heading, { useInnerText: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
}
