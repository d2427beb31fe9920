import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { at, open } from './site';

/** Where a host serves the site by mistake. */
const WRONG = '/some-other-folder/';

const BANNER = 'Your Docusaurus site did not load properly.';
const banner = (page: Page): Locator => page.locator('#__docusaurus-base-url-issue-banner');

/** Serves the home page from the wrong folder, and nothing in the folder that its links name. */
async function misplaceSite(page: Page): Promise<void> {
  const home = await page.request.get(at('/'));
  const body = await home.body();
  await page.route(`**${WRONG}`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route(`**${at('/')}**`, (route) => route.fulfill({ status: 404, body: '' }));
}

test('Base-URL misconfiguration: developer-facing banner.', async ({ page }) => {
  await misplaceSite(page);
  await page.goto(WRONG);
  await expect(banner(page)).toBeVisible();
  await expect(banner(page)).toContainText(BANNER);
  await expect(banner(page)).toContainText(`Current configured baseUrl = ${at('/')}`);
  await expect(banner(page)).toContainText(`We suggest trying baseUrl = ${WRONG}`);
});

test('With the right base URL there is no such banner.', async ({ page }) => {
  await open(page, '/');
  await expect(banner(page)).toHaveCount(0);
});
