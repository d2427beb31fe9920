import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openAllDetails } from './accessibility';
import { EDITORS, openAndAwaitResponse } from './editors';
import { test } from './fixtures';
import { pagesOfEachKind } from './pageKinds';
import { searchDialogOf, openSearch } from './searchDialog';
import { openPage } from './site';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

/** Minimum heights in pixels. `usual` is for common controls, and `any` is for every touch target (WCAG 2.5.8). */
const LEAST = { usual: 35, any: 24 };

/** Minimum text size of fields in pixels. iOS Safari zooms in when a field with smaller text is focused. */
const LEAST_TEXT = 16;

/** Lists links, buttons and fields that are too small to tap, and fields whose text is too small. */
const listSmall = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([leastHeight, leastText]) => {
      const targets = document.querySelectorAll<HTMLElement>('a[href], button, summary, select');
      const fields = document.querySelectorAll(
        'input:not([type=checkbox], [type=radio]), select, textarea',
      );
      return [
        ...[...targets]
          .filter((target) => target.checkVisibility({ visibilityProperty: true }))
          .map((target) => ({ text: target.innerText, box: target.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && box.left < innerWidth && box.height < leastHeight)
          .map(({ text, box }) => `${text}: ${box.height} px high`),
        ...[...fields]
          .map((field) => ({ field, size: Number.parseFloat(getComputedStyle(field).fontSize) }))
          .filter(({ size }) => size < leastText)
          .map(({ field, size }) => `${field.outerHTML.slice(0, 80)}: text of ${size} px`),
      ];
    },
    [LEAST.any, LEAST_TEXT] as const,
  );

const openMenu = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Toggle navigation bar' }).click();

const rows: {
  name: string;
  path?: string;
  prepare?: (page: Page) => Promise<void>;
  selector: string;
}[] = [
  { name: 'menu links', prepare: openMenu, selector: '.navbar-sidebar .menu__link' },
  { name: 'breadcrumbs', selector: '.breadcrumbs__link' },
  { name: 'copy buttons', selector: 'main button:text-is("Copy")' },
  { name: 'links to the explorer', selector: 'main a:text-is("Open in explorer")' },
  { name: 'buttons in a guide', path: '/docs/custom/custom-template', selector: 'main .button' },
  { name: 'tags of posts', path: '/blog', selector: '[rel="tag"]' },
  { name: 'language tabs', selector: '#samples label.code-language-tab' },
];

for (const { name, path = '/docs/api/generate-an-iban', prepare, selector } of rows) {
  test(`on a touch screen ${name} are more than ${LEAST.usual} px high`, async ({ page }) => {
    await openPage(page, path);
    await prepare?.(page);
    const targets = page.locator(selector).filter({ visible: true });
    await expect(targets).not.toHaveCount(0);
    for (const each of await targets.all())
      expect((await each.boundingBox())?.height).toBeGreaterThan(LEAST.usual);
  });
}

test('on pages of every kind touch targets are at least 24 px high, and text in fields is at least 16 px', async ({
  page,
}) => {
  for (const { path } of pagesOfEachKind) {
    await openPage(page, path);
    await openAllDetails(page);
    expect.soft(await listSmall(page), path).toEqual([]);
  }
});

for (const editor of EDITORS) {
  test(`${editor.name}: text in fields is at least 16 px high`, async ({ page }) => {
    await openAndAwaitResponse(page, editor);
    expect(await page.locator('textarea, select').count()).toBeGreaterThan(0);
    expect(await listSmall(page)).toEqual([]);
  });
}

test('on a touch screen the search has a "Close" button', async ({ page }) => {
  await openPage(page, '/');
  await openSearch(page);
  const button = searchDialogOf(page).getByRole('button', { name: 'Close search' });
  await expect(button).toHaveText('Close', { useInnerText: true });
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  expect(await listSmall(page)).toEqual([]);
  await button.tap();
  await expect(searchDialogOf(page)).toBeHidden();
});
