import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { kindsOfPage } from './pageKinds';
import { openDetails } from './accessibility';
import { open } from './site';

/** What moves for longer than a millisecond, with what moves. */
const listMotion = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const longest = Math.max(
          ...`${style.transitionDuration},${style.animationDuration}`.split(',').map(parseFloat),
        );
        return longest > 0.001
          ? [`${element.outerHTML.slice(0, 80)} ${part ?? ''} ${longest}`]
          : [];
      }),
    ),
  );

for (const { kind, path } of kindsOfPage) {
  test(`Nothing moves for a reader who wants less motion: ${kind}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    expect(await listMotion(page)).toEqual([]);
  });
}

test('Without that wish something moves, so that the test above can fail', async ({ page }) => {
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
