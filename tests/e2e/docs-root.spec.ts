import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { product } from '../../src/product';
import { at, catalogue, goInApp, open, waitForHydration } from './site';

const target = at(`/docs/api/${catalogue.slug}`);

async function expectInformationPage(page: Page): Promise<void> {
  await expect(page).toHaveURL(target);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
}

test('/documentation/docs leads to the API information page', async ({ page }) => {
  const response = await page.goto(at('/docs'));
  expect(response?.status()).toBe(200);
  await expectInformationPage(page);
  await waitForHydration(page);
});

test('/documentation/docs leads to it within the app', async ({ page }) => {
  await open(page, '/markdown-page');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await goInApp(page, '/docs');
  await expectInformationPage(page);
  await expect(page.locator('html[data-same-document]')).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('/documentation/docs leads to it without JavaScript', async ({ page }) => {
    await page.goto(at('/docs'));
    await expectInformationPage(page);
  });
});
