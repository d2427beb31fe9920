import { INTRODUCTION_PATH } from '../../src/site/urls';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { IS_EXHAUSTIVE } from 'fakewright-engine/testing/exhaustive';
import {
  describeThemeAndWidth,
  openAllDetails,
  showAllTabPanels,
  applyThemeAndWidth,
  themesAndWidths,
} from './accessibility';
import { countFocusable, pressTabThrough } from './tabOrder';
import type { FocusedElement } from './tabOrder';
import {
  findClippedText,
  findNarrowBorders,
  findNavbarErrors,
  findOverflow,
  nextFrames,
} from './measurements';
import { listAnimations } from './measurements';
import { pagesOfEachKind } from './pageKinds';
import { openPage } from './site';
import { test } from './sharedTab';

const CATALOGUE = '/docs/category/api';
const GUIDE = '/docs/custom/custom-template';

/** User style sheet with the text spacing of WCAG 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;
const AS_IT_IS = '* {}';
const LARGE_TEXT = 'html { font-size: 200% !important; }';

/** Settings that a user may change while a page is open: the width of the window and the style sheet. */
const settings = [
  { name: 'at 320 px', from: 390, width: 320, css: AS_IT_IS },
  { name: 'with text at 200 %, 1350 px', from: 1350, width: 1350, css: LARGE_TEXT },
  { name: 'with text at 200 %, 390 px', from: 390, width: 390, css: LARGE_TEXT },
  { name: 'with text spaced out, 1350 px', from: 1350, width: 1350, css: SPACING },
  { name: 'with text spaced out, 390 px', from: 390, width: 390, css: SPACING },
];

/** Window widths at which columns are close to their minimum or maximum width. */
const WIDTHS = [600, 820, 1350, 1920];

/** Window widths on both sides of each breakpoint, and between breakpoints. */
const COLUMN_WIDTHS = [390, 600, 820, 996, 997, 1199, 1200];

/** Selectors of elements, and the number of columns that these elements form at each width in `COLUMN_WIDTHS`. */
const COLUMNS: [elements: string, path: string, selector: string, counts: number[]][] = [
  ['menu and guide', GUIDE, '.theme-doc-sidebar-container, h1', [1, 1, 1, 1, 2, 2, 2]],
  ['guide and table of contents', GUIDE, 'h1, .theme-doc-toc-desktop', [1, 1, 1, 1, 1, 1, 2]],
  [
    'introduction and table of contents',
    INTRODUCTION_PATH,
    'h1, .theme-doc-toc-desktop',
    [1, 1, 1, 1, 1, 1, 2],
  ],
  [
    'reference and samples',
    '/docs/api/generate-an-iban',
    'main header, #samples',
    [1, 1, 1, 2, 1, 1, 2],
  ],
  [
    'values in a catalogue row',
    CATALOGUE,
    'section:first-of-type li:first-child > a > *',
    [2, 2, 2, 2, 3, 3, 3],
  ],
  [
    'fields of the catalogue filter',
    CATALOGUE,
    'main search :is(input, select)',
    [1, 2, 2, 4, 2, 4, 4],
  ],
  ['parts of the home page', '/', 'main section:first-of-type > *', [1, 1, 3, 3, 3, 3, 3]],
  ['cards of the home page', '/', 'main a[href*="category/api#"]', [2, 2, 2, 2, 4, 4, 4]],
  [
    'sidebar of the blog and posts',
    '/blog',
    '[class*="sidebar_"] ul, main article',
    [1, 1, 1, 1, 2, 2, 2],
  ],
  [
    'post and table of contents',
    '/blog/long-blog-post',
    'h1, .table-of-contents',
    [1, 1, 1, 1, 1, 1, 2],
  ],
];

for (const [elements, path, selector, counts] of COLUMNS) {
  test(`the number of columns depends on the width of the window: ${elements}`, async ({
    page,
  }) => {
    await openPage(page, path);
    for (const [index, width] of COLUMN_WIDTHS.entries()) {
      await page.setViewportSize({ width, height: 900 });
      const shown = page.locator(selector).filter({ visible: true });
      const edges = await shown.evaluateAll((all) =>
        all.map((each) => Math.round(each.getBoundingClientRect().left)),
      );
      expect.soft(new Set(edges).size, `${width} px`).toBe(counts[index]);
    }
  });
}

test('on phones, tables show the name of the column in the padding of each cell', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openPage(page, INTRODUCTION_PATH);
  await expect(page.locator('.stacked td').first()).toBeVisible();
  const outside = await page.locator('.stacked td:not(:empty)').evaluateAll((cells) => {
    const isOutside = (cell: Element): boolean => {
      const label = getComputedStyle(cell, '::before');
      const [margin, width] = [parseFloat(label.marginLeft), parseFloat(label.width)];
      const padding = parseFloat(getComputedStyle(cell).paddingLeft);
      return label.content === 'none' || padding < -margin || padding < width;
    };
    return cells.filter(isOutside).map(({ textContent }) => textContent);
  });
  expect(outside).toEqual([]);
});

test('a menu button replaces the navbar links in windows that are up to 996 px wide', async ({
  page,
}) => {
  await openPage(page, GUIDE);
  for (const width of [996, 997, 996]) {
    await page.setViewportSize({ width, height: 900 });
    const isDesktop = width > 996;
    const button = page.getByRole('button', { name: 'Toggle navigation bar' });
    await expect(button).toBeVisible({ visible: !isDesktop });
    await expect(page.getByRole('link', { name: 'API Doc' })).toBeVisible({ visible: isDesktop });
    await expect(page.locator('.theme-doc-toc-mobile')).toBeVisible();
  }
});

/** Minimum contrast of the focus outline (WCAG 1.4.11). */
const LEAST_CONTRAST = 3;

const namesOf = (stops: readonly FocusedElement[]): string[] => stops.map(({ name }) => name);

/** Expects that Tab visits the elements in order, with a visible focus, and then leaves the page. */
async function checkTabOrder(page: Page): Promise<void> {
  // Waits for transitions. The style sheet loads last, and then hides the back-to-top button with a transition.
  await nextFrames(page);
  await page.evaluate(() => {
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    return Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  const expected = await countFocusable(page);
  const stops = await pressTabThrough(page, expected + 1);
  expect.soft(stops.length, 'stops').toBe(expected);
  const orders = stops.map(({ order }) => order);
  expect.soft(orders, 'order').toEqual([...orders].sort((a, b) => a - b));
  const faint = stops.filter(({ contrast }) => contrast < LEAST_CONTRAST);
  expect.soft(namesOf(faint), 'mark of the focus').toEqual([]);
  expect.soft(namesOf(stops.filter(({ isHidden }) => isHidden)), 'hidden').toEqual([]);
}

/** Expects that the first press of Tab focuses the skip link, and that the link moves the focus past the navigation. */
async function checkSkipLink(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Skip to main content' });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isPast = await page.evaluate(() => {
    const bar = document.querySelector('nav.navbar');
    const focused = document.activeElement;
    return Boolean(
      focused &&
      bar &&
      bar.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING &&
      !bar.contains(focused),
    );
  });
  expect(isPast, 'the next stop is behind the navigation bar').toBe(true);
}

/** Expects that no text is cut off, and that the page does not scroll sideways. */
async function checkReflow(page: Page): Promise<void> {
  expect.soft(await findOverflow(page), 'wider than the page').toEqual([]);
  expect.soft(await findClippedText(page), 'cut off').toEqual([]);
  expect.soft(await findNavbarErrors(page), 'navigation bar').toEqual([]);
}

for (const [index, { kind, path }] of pagesOfEachKind.entries()) {
  // Opens the page once for each width, with light mode in the wide window and dark mode in the narrow window.
  for (const [position, view] of themesAndWidths.slice(0, 2).entries()) {
    const isTabbed = IS_EXHAUSTIVE || index % 2 === position;

    test(`the page works with the Tab key, large text and reduced motion: ${kind}, ${describeThemeAndWidth(view)}`, async ({
      page,
    }) => {
      await applyThemeAndWidth(page, view);
      await openPage(page, path);
      const check = (name: string, run: () => Promise<void>) => test.step(`${path}: ${name}`, run);

      if (IS_EXHAUSTIVE || !isTabbed)
        await check('nothing moves in reduced-motion mode', async () => {
          await page.emulateMedia({ reducedMotion: 'reduce' });
          expect.soft(await listAnimations(page), 'motion').toEqual([]);
          await page.emulateMedia({ reducedMotion: null });
        });
      await page.setViewportSize({ width: view.width, height: 900 });
      await nextFrames(page);
      await openAllDetails(page);
      await showAllTabPanels(page);
      for (const { name, width, css } of settings.filter(({ from }) => from === view.width)) {
        await check(`no text is cut off ${name}`, async () => {
          await page.setViewportSize({ width, height: 900 });
          const style = await page.addStyleTag({ content: css });
          await checkReflow(page);
          await style.evaluate((element) => element.parentNode?.removeChild(element));
          await page.setViewportSize({ width: view.width, height: 900 });
        });
      }
      for (const width of position === 0 ? WIDTHS : []) {
        await check(`no text is cut off, and boxes fill their block, ${width} px`, async () => {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await findNarrowBorders(page), 'narrower than their block').toEqual([]);
          await checkReflow(page);
        });
      }

      // Opens the page again, so that nothing is focused or scrolled.
      if (IS_EXHAUSTIVE || !isTabbed) {
        await openPage(page, path);
        await check('the first Tab stop is the skip link', () => checkSkipLink(page));
      }
      if (!isTabbed) return;
      await openPage(page, path);
      await check('Tab goes through the page in its order, visibly', () => checkTabOrder(page));
    });
  }
}
