import { test } from 'vitest';
import { expect } from './openPage';
import type { OpenPage } from './openPage';

/** A host without redirects sends 404.html for each of these URLs. */
export function testMoves(openPage: OpenPage): void {
  test('the URL of a renamed page leads to the new page, with query and anchor', async () => {
    const page = await openPage('/fixture/docs/old?a=b#end');
    await expect(page).toHaveURL(/\/fixture\/docs\/long\?a=b#end$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Long page');
  });

  test('the Markdown version of a renamed page leads to the new one', async () => {
    const page = await openPage('/fixture/docs/old.md');
    await expect(page).toHaveURL(/\/fixture\/docs\/long\.md$/);
  });

  test('the URL of a removed page shows the reason on the not-found page', async () => {
    const page = await openPage('/fixture/docs/gone');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.getByText('The page was removed. Nobody read it.')).toBeVisible();
  });

  test('the URL of a page in another case links to the page, and does not show it', async () => {
    const page = await openPage('/fixture/docs/LONG');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await page.getByRole('link', { name: '/fixture/docs/long' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Long page');
  });
}
