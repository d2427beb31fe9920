import { expect } from '@playwright/test';
import { pagesOfEachKind } from './pageKinds';
import { openAllDetails } from './accessibility';
import { listAnimations } from './measurements';
import { searchDialogOf, openSearch, search } from './searchDialog';
import { openPage } from './site';
import { test } from './sharedTab';

test('elements of the home page are animated by default', async ({ page }) => {
  await openPage(page, '/');
  expect(await listAnimations(page)).not.toEqual([]);
});

const endpoint = pagesOfEachKind.find(({ kind }) => kind === 'median endpoint page')?.path ?? '';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in ${colorScheme} forced-colours mode the selected tab and search matches stay recognisable`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await openPage(page, endpoint);
    await openAllDetails(page);
    const outlinesOf = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) => all.map((each) => getComputedStyle(each).outlineStyle));
    const chosen = await outlinesOf(
      ':checked + label:visible, .menu__link[aria-current="page"]:visible',
    );
    expect(chosen.length).toBeGreaterThan(2);
    expect(new Set(chosen)).toEqual(new Set(['solid']));
    expect(await outlinesOf('input:not(:checked) + label:visible')).not.toContain('solid');

    const caret = page.locator('.menu__link--sublist-caret:visible').first();
    const { filter, colour, text } = await caret.evaluate((element) => {
      const style = getComputedStyle(element, '::after');
      const text = getComputedStyle(element).color;
      return { filter: style.filter, colour: style.borderBottomColor, text };
    });
    expect({ filter, colour }).toEqual({ filter: 'none', colour: text });

    for (const name of ['Subscribe', 'Open in explorer']) {
      const button = page.getByRole('link', { name }).first();
      await expect(button, name).toHaveCSS('border-style', 'solid');
    }

    await openSearch(page);
    await search(page, 'iban');
    const mark = searchDialogOf(page).locator('mark').first();
    const textColour = await page.evaluate(() => getComputedStyle(document.body).color);
    await expect(mark).toHaveCSS('color', textColour);
    await expect(mark).toHaveCSS('text-decoration-line', 'underline');
  });
}

test('in forced-colours mode an outline marks the current menu link and the field in the URL hash', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, '/docs/category/api');
  const menu = page.getByRole('navigation', { name: 'Docs sidebar' });
  const current = menu.getByRole('link', { name: 'Catalogue', exact: true });
  await expect(current).toHaveCSS('outline-style', 'solid');
  await openPage(page, '/docs/api/generate-an-iban#query-country');
  await expect(page.locator('[id="query-country"]')).toHaveCSS('outline-style', 'solid');
});
