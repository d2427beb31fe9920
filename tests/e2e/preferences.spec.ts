import { expect } from '@playwright/test';
import { kindsOfPage } from './pageKinds';
import { openDetails } from './accessibility';
import { listMotion } from './look';
import { dialogOf, openSearch, search } from './searchDialog';
import { open } from './site';
import { test } from './oneTab';

test('Without the wish for less motion something moves', async ({ page }) => {
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

    test('the carets of the sidebar have the colour of its text', async ({ page }) => {
      const caret = page.locator('.menu__link--sublist-caret:visible').first();
      const { filter, colour, text } = await caret.evaluate((element) => {
        const style = getComputedStyle(element, '::after');
        const text = getComputedStyle(element).color;
        return { filter: style.filter, colour: style.borderBottomColor, text };
      });
      expect({ filter, colour }).toEqual({ filter: 'none', colour: text });
    });

    test('the words found by the search have the colour of text', async ({ page }) => {
      await openSearch(page);
      await search(page, 'iban');
      const mark = dialogOf(page).locator('mark').first();
      const { colour, text } = await mark.evaluate((element) => ({
        colour: getComputedStyle(element).color,
        text: getComputedStyle(document.body).color,
      }));
      expect(colour).toBe(text);
      await expect(mark).toHaveCSS('text-decoration-line', 'underline');
    });
  });
}
