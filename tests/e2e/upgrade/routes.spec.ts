import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { product } from '../../../src/site/product';
import { INTRODUCTION_PATH } from '../../../src/site/urls';
import { test } from '../fixtures';
import { withBasePath, generatorEntries, openPage } from '../site';

/** Follows the navbar links to the introduction and back to the home page. */
async function goThereAndBack(page: Page): Promise<void> {
  const bar = page.locator('nav.navbar');
  await bar.getByRole('link', { name: 'API Doc', exact: true }).click();
  await expect(page).toHaveURL(withBasePath(INTRODUCTION_PATH));
  await bar.getByRole('link', { name: product.name, exact: true }).click();
  await expect(page).toHaveURL(withBasePath('/'));
}

test('the key of a history entry has 6 characters', async ({ page }) => {
  // In base 36, this number has more digits than the key.
  await page.addInitScript(() => {
    Math.random = () => 0.512345678901234;
  });
  await openPage(page, '/');
  await goThereAndBack(page);
  const key = await page.evaluate(() => (window.history.state as { key: string }).key);
  expect(key).toBe((0.512345678901234).toString(36).slice(2, 8));
  expect(key).toHaveLength(6);
});

test('only a few route paths are compiled to regular expressions, and no path is compiled twice', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const compiled: string[] = [];
    Object.assign(window, { compiled });
    const { RegExp: compile } = window;
    const note = (pattern: string, flags?: string): RegExp => {
      // `pattern` can be a RegExp, so it is converted to a string.
      if (`${pattern}`.startsWith('^\\/documentation')) compiled.push(pattern);
      return compile(pattern, flags);
    };
    window.RegExp = new Proxy(compile, {
      apply: (_target, _self, [pattern, flags]: [string, string?]) => note(pattern, flags),
      construct: (_target, [pattern, flags]: [string, string?]) => note(pattern, flags),
    });
  });
  await openPage(page, '/');
  await goThereAndBack(page);
  const read = () => page.evaluate(() => (window as unknown as { compiled: string[] }).compiled);
  const before = await read();
  expect(before.length).toBeGreaterThan(0);
  // Only matching routes and link targets are compiled: see src/patches/staticRoutes.ts.
  expect(before.length).toBeLessThan(generatorEntries.length / 10);
  await goThereAndBack(page);
  expect(await read()).toEqual(before);
});
