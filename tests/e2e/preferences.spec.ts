import { expect } from '@playwright/test';
import { kindsOfPage } from './pageKinds';
import { openDetails } from './accessibility';
import { listMotion } from './look';
import { open } from './site';
import { test } from './oneTab';

test('Without the wish for less motion something moves, so that the check on each kind of page can fail', async ({
  page,
}) => {
  await open(page, '/');
  expect(await listMotion(page)).not.toEqual([]);
});

const endpoint = kindsOfPage.find(({ kind }) => kind === 'median endpoint page')?.path ?? '';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`With forced colours, ${colorScheme}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await open(page, endpoint);
      await openDetails(page);
    });

    test('a line shows which tab and which page of the sidebar is chosen', async ({ page }) => {
      const chosen = page.locator(
        ':checked + label:visible, .menu__link--active:not(.menu__link--sublist):visible',
      );
      expect(await chosen.count()).toBeGreaterThan(2);
      const outlines = await chosen.evaluateAll((all) =>
        all.map((each) => getComputedStyle(each).outlineStyle),
      );
      expect(new Set(outlines)).toEqual(new Set(['solid']));
      const others = page.locator('input:not(:checked) + label:visible');
      expect(
        await others.evaluateAll((all) => all.map((each) => getComputedStyle(each).outlineStyle)),
      ).not.toContain('solid');
    });

    test('the focus is visible', async ({ page }) => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const { outline, ground } = await page.locator(':focus').evaluate((element) => ({
        outline: getComputedStyle(element).outlineColor,
        ground: getComputedStyle(document.body).backgroundColor,
      }));
      expect(outline).not.toBe(ground);
    });

    test('the icon of the search can be told from what is behind it', async ({ page }) => {
      const colours = await page
        .locator('nav.navbar')
        .getByRole('button', { name: /search/i })
        .evaluate((button) => ({
          icon: getComputedStyle(button, '::before').backgroundColor,
          ground: getComputedStyle(button).backgroundColor,
        }));
      expect(colours.icon).not.toBe(colours.ground);
    });
  });
}
