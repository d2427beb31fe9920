import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { catalogue, open, waitForHydration } from './site';
import { product } from '../../src/product';

/** The name under which the site keeps something in browser storage. */
const storageKey = (name: string): string => `${name}-${product.storageNamespace}`;

const readStorage = (page: Page, name: string): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), storageKey(name));

const writeStorage = (page: Page, name: string, value: string): Promise<void> =>
  page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    storageKey(name),
    value,
  ] as const);

const announcement = (page: Page): Locator => page.locator('.theme-announcement-bar');

async function reload(page: Page): Promise<void> {
  await page.reload();
  await waitForHydration(page);
}

test('Colour mode: light or dark. The toggle switches between them.', async ({ page }) => {
  await open(page, '/');
  const root = page.locator('html');
  const toggle = page.getByRole('button', { name: /Switch between dark and light mode/ });
  const background = (): Promise<string> =>
    root.evaluate((element) => getComputedStyle(element).backgroundColor);

  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(toggle).toHaveAccessibleName(/currently light mode/);
  const light = await background();
  await toggle.click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(toggle).toHaveAccessibleName(/currently dark mode/);
  const dark = await background();
  expect(dark).not.toBe(light);
  await toggle.click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  expect(await background()).toBe(light);
});

test('Announcement bar: visible or dismissed.', async ({ page }) => {
  await open(page, '/');
  await expect(announcement(page)).toBeVisible();
  await announcement(page).getByRole('button', { name: 'Close' }).click();
  await expect(announcement(page)).toBeHidden();

  await page.getByRole('link', { name: 'API Doc' }).click();
  await expect(page).toHaveURL(/\/docs\/api\//);
  await expect(announcement(page), 'on the next page').toBeHidden();
  await reload(page);
  await expect(announcement(page), 'after a reload').toBeHidden();
});

test('The dismissed state resets when the announcement id changes.', async ({ page }) => {
  await open(page, '/');
  await announcement(page).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => readStorage(page, 'docusaurus.announcement.dismiss')).toBe('true');
  const id = await readStorage(page, 'docusaurus.announcement.id');
  expect(id).toBeTruthy();

  // As if the bar that the reader has closed had been a former one.
  await writeStorage(page, 'docusaurus.announcement.id', 'a-former-announcement');
  await reload(page);
  await expect.poll(() => readStorage(page, 'docusaurus.announcement.dismiss')).toBe('false');
  expect(await readStorage(page, 'docusaurus.announcement.id')).toBe(id);
  await expect(announcement(page)).toBeVisible();
});

test('A preferred version is cleared if it no longer matches an existing version.', async ({
  page,
}) => {
  await open(page, `/docs/api/${catalogue.slug}`);
  await writeStorage(page, 'docs-preferred-version-default', 'a-former-version');
  await reload(page);
  await expect.poll(() => readStorage(page, 'docs-preferred-version-default')).toBeNull();
});

test('A preferred version is remembered while it matches an existing version.', async ({
  page,
}) => {
  await open(page, `/docs/api/${catalogue.slug}`);
  await writeStorage(page, 'docs-preferred-version-default', 'current');
  await reload(page);
  expect(await readStorage(page, 'docs-preferred-version-default')).toBe('current');
});

const layouts = [
  { width: 996, layout: 'mobile' },
  { width: 997, layout: 'desktop' },
] as const;

for (const { width, layout } of layouts) {
  test(`Layout is ${layout} at ${width} px width.`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/docs/custom/custom-template');
    const isDesktop = layout === 'desktop';
    const onMobile = page.getByRole('button', { name: 'Toggle navigation bar' });
    const onDesktop = [
      page.getByRole('link', { name: 'API Doc' }),
      page.getByRole('navigation', { name: 'Docs sidebar' }),
      page.locator('.theme-doc-toc-desktop'),
    ];
    await expect(onMobile).toBeVisible({ visible: !isDesktop });
    for (const part of onDesktop) await expect(part).toBeVisible({ visible: isDesktop });
    await expect(page.locator('.theme-doc-toc-mobile')).toBeVisible({ visible: !isDesktop });
  });
}
