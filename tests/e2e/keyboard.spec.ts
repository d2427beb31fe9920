import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { openPage } from './site';
import { test } from './sharedTab';

/** Returns whether an element has a visible outline. During keyboard navigation, an outline marks the focus. */
function isMarked(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(node);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  });
}

/** Presses the mouse button on an element without releasing it, because a click would open its link. */
async function pressMouse(page: Page, element: Locator): Promise<void> {
  await element.hover();
  await page.mouse.down();
}

test('the Tab key enables the focus outline, and a mouse press disables it', async ({ page }) => {
  await openPage(page, '/');
  const root = page.locator('html');
  const link = page.getByRole('link', { name: 'API Doc' });
  const focused = page.locator(':focus');
  await pressMouse(page, link);
  await expect(link).toBeFocused();
  expect(await isMarked(link), 'before the key').toBe(false);

  await page.keyboard.press('Tab');
  await expect(link).not.toBeFocused();
  expect(await isMarked(focused)).toBe(true);
  await expect(root).toHaveAttribute('data-keyboard-navigation', 'true');
  await page.keyboard.press('Shift+Tab');
  await expect(link).toBeFocused();
  expect(await isMarked(link), 'before the press').toBe(true);

  await page.mouse.up();
  await pressMouse(page, link);
  await expect(link).toBeFocused();
  expect(await isMarked(link)).toBe(false);
  await expect(root).toHaveAttribute('data-keyboard-navigation', 'false');
});

test('the link "Skip to samples" of an endpoint page moves the focus to the samples column', async ({
  page,
}) => {
  await openPage(page, '/docs/api/generate-an-iban');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Skip to samples' });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const samples = page.getByRole('complementary', { name: 'Samples' });
  await expect(samples.locator(':focus')).toHaveCount(1);
  await openPage(page, '/docs/api/fakewright');
  await expect(link).toHaveCount(0);
});

test('links in the table of contents that Shift+Tab focuses are not hidden by the navbar', async ({
  page,
}) => {
  await openPage(page, '/blog/long-blog-post');
  await page.locator('footer.footer a').first().focus();
  const contents = page.locator('.table-of-contents a');
  const bar = (await page.locator('nav.navbar').boundingBox())?.height ?? 0;
  await expect(async () => {
    await page.keyboard.press('Shift+Tab');
    await expect(contents.last()).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
  for (let link = await contents.count(); link > 0; link -= 1) {
    await expect(contents.nth(link - 1)).toBeFocused();
    const box = await contents.nth(link - 1).boundingBox();
    expect(box?.y, `link ${link}`).toBeGreaterThanOrEqual(bar);
    await page.keyboard.press('Shift+Tab');
  }
});
