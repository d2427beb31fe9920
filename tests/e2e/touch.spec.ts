import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openDetails } from './accessibility';
import { kindsOfPage } from './pageKinds';
import { dialogOf, openSearch } from './searchDialog';
import { open } from './site';
import { test } from './fixtures';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

/** Minimum height of a touch target, in pixels. */
const LEAST = 35;

const openMenu = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Toggle navigation bar' }).click();

const rows: {
  what: string;
  path?: string;
  prepare?: (page: Page) => Promise<void>;
  selector: string;
}[] = [
  { what: 'rows of the menu', prepare: openMenu, selector: '.navbar-sidebar .menu__link' },
  { what: 'names above the title', selector: '.breadcrumbs__link' },
  { what: 'copy buttons', selector: 'main button:text-is("Copy")' },
  { what: 'the link to the explorer', selector: 'main a:text-is("Open in explorer")' },
  { what: 'buttons', path: '/docs/custom/custom-template', selector: 'main .button' },
  { what: 'tags of posts', path: '/blog', selector: '[rel="tag"]' },
  { what: 'tabs', selector: '#samples label.code-language-tab' },
];

for (const { what, path = '/docs/api/generate-an-iban', prepare, selector } of rows) {
  test(`${what} are high enough for a finger`, async ({ page }) => {
    await open(page, path);
    await prepare?.(page);
    const targets = page.locator(selector).filter({ visible: true });
    await expect(targets).not.toHaveCount(0);
    for (const each of await targets.all())
      expect((await each.boundingBox())?.height).toBeGreaterThan(LEAST);
  });
}

test('every link, button and summary is at least 24 px high', async ({ page }) => {
  for (const { path } of kindsOfPage) {
    await open(page, path);
    await openDetails(page);
    const low = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, summary, select')]
        .filter((target) => target.checkVisibility({ visibilityProperty: true }))
        .map((target) => ({ text: target.innerText, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && box.left < innerWidth && box.height < 24)
        .map(({ text, box }) => `${text}: ${box.height}`),
    );
    expect.soft(low, path).toEqual([]);
  }
});

test('the search has a button "Close" in place of the key', async ({ page }) => {
  await open(page, '/');
  await openSearch(page);
  const button = dialogOf(page).getByRole('button', { name: 'Close search' });
  await expect(button).toHaveText('Close', { useInnerText: true });
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  await button.tap();
  await expect(dialogOf(page)).toBeHidden();
});
