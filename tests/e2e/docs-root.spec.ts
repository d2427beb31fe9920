import { INTRODUCTION_PATH } from '../../src/site/urls.ts';
import { expect } from '@playwright/test';
import { withBasePath, navigateInApp, headingOf, openPage } from './site';
import { test } from './sharedTab';

const target = withBasePath(INTRODUCTION_PATH);

test('/documentation/docs redirects to the introduction', async ({ page }) => {
  const response = await page.goto(withBasePath('/docs'));
  expect(response?.status()).toBe(200);
  await expect(page).toHaveURL(target);
  await expect(headingOf(page)).toHaveText('Introduction');
});

test('a route change to /documentation/docs opens the introduction without a page load', async ({
  page,
}) => {
  await openPage(page, '/markdown-page');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await navigateInApp(page, '/docs');
  await expect(page).toHaveURL(target);
  await expect(headingOf(page)).toHaveText('Introduction');
  await expect(page.locator('html[data-same-document]')).toHaveCount(1);
});

test('/documentation/docs keeps query and hash in the redirect', async ({ page }) => {
  await page.goto(withBasePath('/docs?a=1#limits'));
  await expect(page).toHaveURL(`${target}?a=1#limits`);
  await expect(page.locator('#limits')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('/documentation/docs redirects to the introduction by its HTML alone', async ({ page }) => {
    await page.goto(withBasePath('/docs'));
    await expect(page).toHaveURL(target);
  });
});
