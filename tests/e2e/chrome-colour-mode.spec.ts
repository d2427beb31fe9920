import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { product } from '../../src/site/product';
import { at, open, waitForHydration } from './site';
import { test } from './fixtures';

const key = `theme-${product.storageNamespace}`;

const modeSwitch = (page: Page) =>
  page.locator('nav.navbar').getByRole('button', { name: /Switch between dark and light mode/ });

/** Returns the brightness of the page's text, from 0 to 255. */
async function textBrightness(page: Page): Promise<number> {
  const colour = await page.evaluate(() => getComputedStyle(document.body).color);
  const parts = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

/** The page says that it is in this mode, and looks like it. */
async function expectMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  const brightness = expect.poll(() => textBrightness(page));
  if (mode === 'light') await brightness.toBeLessThan(110);
  else await brightness.toBeGreaterThan(150);
}

async function storedMode(page: Page): Promise<string | null> {
  return page.evaluate((name) => window.localStorage.getItem(name), key);
}

for (const preference of ['dark', 'light'] as const) {
  test(`light is the default where the system prefers ${preference}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: preference });
    await open(page, '/');
    await expectMode(page, 'light');
    await page.emulateMedia({ colorScheme: preference === 'dark' ? 'light' : 'dark' });
    await expectMode(page, 'light');
    expect(await storedMode(page)).toBeNull();
  });
}

test('the switch changes between light and dark, and the choice is kept in browser storage', async ({
  page,
}) => {
  await open(page, '/');
  await modeSwitch(page).press('Enter');
  await expectMode(page, 'dark');
  expect(await storedMode(page)).toBe('dark');
  await page.reload();
  await waitForHydration(page);
  await expectMode(page, 'dark');
  await open(page, '/docs/custom/custom-template');
  await expectMode(page, 'dark');
  await modeSwitch(page).click();
  await expectMode(page, 'light');
  expect(await storedMode(page)).toBe('light');
  await page.reload();
  await expectMode(page, 'light');
});

test('the chosen colour mode is set before the first paint', async ({ page }) => {
  await page.addInitScript((name) => window.localStorage.setItem(name, 'dark'), key);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(at('/'));
  await expectMode(page, 'dark');
});
