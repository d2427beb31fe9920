import type { Page } from '@playwright/test';
import { test } from 'vitest';
import { product } from '../../../src/site/product';
import { expect } from './openPage';
import type { OpenPage } from './openPage';

const keyOf = (plugin: string) => `docs-preferred-version-${plugin}-${product.storageNamespace}`;

const KEY = keyOf('default');

const readPreference = (page: Page, key = KEY) =>
  page.evaluate((name) => window.localStorage.getItem(name), key);

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

  test('the preferred version is kept under a key per documentation plugin', async () => {
    const page = await openPage('/fixture/');
    const keys = [KEY, keyOf('second')];
    // Version 1.0 is one of the default plugin's only.
    await page.evaluate((names) => {
      for (const name of names) window.localStorage.setItem(name, '1.0');
    }, keys);
    await page.reload();
    await expect.poll(() => readPreference(page, keyOf('second'))).toBeNull();
    expect(await readPreference(page)).toBe('1.0');
    await page.evaluate((names) => {
      for (const name of names) window.localStorage.setItem(name, 'current');
    }, keys);
    await choose(page, '1.0');
    expect(await readPreference(page)).toBe('1.0');
    expect(await readPreference(page, keyOf('second'))).toBe('current');
  });
}
