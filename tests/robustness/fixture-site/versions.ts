import type { Page } from '@playwright/test';
import { test } from 'vitest';
import { product } from '../../../src/product';
import { expect } from './openPage';
import type { OpenPage } from './openPage';

/** One key per documentation plugin, whose id here is the default one. */
const KEY = `docs-preferred-version-default-${product.storageNamespace}`;

const readPreference = (page: Page) =>
  page.evaluate((key) => window.localStorage.getItem(key), KEY);

const versions = (page: Page) => page.locator('.dropdown', { hasText: '1.0' });

async function choose(page: Page, name: string): Promise<void> {
  await versions(page).hover();
  await versions(page).locator('.dropdown__menu').getByRole('link', { name }).click();
}

export function testVersions(openPage: OpenPage): void {
  test('a preferred documentation version is remembered in browser storage', async () => {
    const page = await openPage('/fixture/docs/intro');
    await expect(versions(page).getByRole('button')).toHaveText('1.0');
    expect(await readPreference(page)).toBeNull();

    await choose(page, 'Next');
    await expect(page).toHaveURL(/\/docs\/next\/intro$/);
    expect(await readPreference(page)).toBe('current');

    // A page that belongs to no version: only the browser can know.
    await page.goto('/fixture/');
    await expect(versions(page).getByRole('button')).toHaveText('Next');
    await expect(page.getByRole('link', { name: 'Guide' }).first()).toHaveAttribute(
      'href',
      '/fixture/docs/next/intro',
    );
    expect(await readPreference(page)).toBe('current');
  });

  test('the preferred version is cleared if it no longer matches an existing version', async () => {
    const page = await openPage('/fixture/');
    await page.evaluate((key) => window.localStorage.setItem(key, '0.9'), KEY);
    await page.reload();
    await expect.poll(() => readPreference(page)).toBeNull();
    await expect(versions(page).getByRole('button')).toHaveText('1.0');
  });

  test('the preferred version is kept while it matches an existing version', async () => {
    const page = await openPage('/fixture/');
    await page.evaluate((key) => window.localStorage.setItem(key, 'current'), KEY);
    await page.reload();
    await expect(versions(page).getByRole('button')).toHaveText('Next');
    expect(await readPreference(page)).toBe('current');
  });
}
