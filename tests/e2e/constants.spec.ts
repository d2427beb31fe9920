import { expect, test } from '@playwright/test';
import { product } from '../../src/product';
import { at, catalogue, open } from './site';

test('Desktop breakpoint: 996 px. Layout is mobile at or below 996 px width, otherwise desktop', async ({
  page,
}) => {
  const ofMobile = [
    page.getByRole('button', { name: 'Toggle navigation bar' }),
    page.locator('.theme-doc-toc-mobile'),
  ];
  const ofDesktop = [
    page.getByRole('link', { name: 'API Doc' }),
    page.getByRole('navigation', { name: 'Docs sidebar' }),
    page.locator('.theme-doc-toc-desktop'),
  ];
  await page.setViewportSize({ width: 996, height: 800 });
  await open(page, '/docs/custom/custom-template');
  for (const width of [996, 997, 996]) {
    await page.setViewportSize({ width, height: 800 });
    const isDesktop = width > 996;
    for (const part of ofMobile) await expect(part).toBeVisible({ visible: !isDesktop });
    for (const part of ofDesktop) await expect(part).toBeVisible({ visible: isDesktop });
  }
});

test('The default history key length is 6', async ({ page }) => {
  await open(page, '/markdown-page');
  const keys = new Set<string>();
  for (const name of ['API Doc', product.name, 'API Doc', product.name]) {
    await page.locator('nav.navbar').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(name === product.name ? at('/') : /\/docs\/api\//);
    keys.add(await page.evaluate(() => (window.history.state as { key: string }).key));
  }
  expect(keys.size).toBe(4);
  // The first digits of a random number in base 36, which hardly ever has fewer.
  for (const key of keys) expect(key).toMatch(/^[0-9a-z]{1,6}$/);
  expect(Math.max(...[...keys].map((key) => key.length))).toBe(6);
});

test('The docs version is persisted in local storage under a key per documentation plugin. The default plugin id is "default"', async ({
  page,
}) => {
  const key = `docs-preferred-version-default-${product.storageNamespace}`;
  const stored = () => page.evaluate((name) => window.localStorage.getItem(name), key);
  const store = (value: string) =>
    page.evaluate(([name, text]) => window.localStorage.setItem(name, text), [key, value] as const);
  await open(page, '/');
  await store('current');
  await open(page, `/docs/api/${catalogue.slug}`);
  expect(await stored()).toBe('current');
  await store('1.0.0');
  await open(page, `/docs/api/${catalogue.slug}`);
  await expect.poll(stored).toBeNull();
});

test('Browser storage defaults to local storage', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const keys = await page.evaluate(() => ({
    local: Object.keys(window.localStorage),
    session: Object.keys(window.sessionStorage),
  }));
  expect(keys.local).toContain(`theme-${product.storageNamespace}`);
  expect(keys.session).toEqual([]);
});
