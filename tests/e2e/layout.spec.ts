import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { EVERYTHING } from '../support/exhaustive';
import { nameView, openDetails, showPanels, applyView, views } from './accessibility';
import { countFocusable, pressTabThrough } from './tabOrder';
import type { FocusedElement } from './tabOrder';
import {
  findClipped,
  findNarrowBorders,
  findNavbarErrors,
  findOverflow,
  nextFrames,
} from './measurements';
import { listMotion } from './measurements';
import { kindsOfPage } from './pageKinds';
import { open } from './site';
import { test } from './sharedTab';

/** The distances that a reader may set for text (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;
const AS_IT_IS = '* {}';
const LARGE_TEXT = 'html { font-size: 200% !important; }';

/** Settings that a reader may change on an open page, at a width. */
const settings = [
  { name: 'at 320 px', from: 390, width: 320, css: AS_IT_IS },
  { name: 'with text at 200 %, 1350 px', from: 1350, width: 1350, css: LARGE_TEXT },
  { name: 'with text at 200 %, 390 px', from: 390, width: 390, css: LARGE_TEXT },
  { name: 'with text spaced out, 1350 px', from: 1350, width: 1350, css: SPACING },
  { name: 'with text spaced out, 390 px', from: 390, width: 390, css: SPACING },
];

/** Widths of windows at which columns are close to their narrowest and widest. */
const WIDTHS = [600, 820, 1350, 1920];

/** WCAG 1.4.11 for the mark of the focus. */
const LEAST_CONTRAST = 3;

const namesOf = (stops: readonly FocusedElement[]): string[] => stops.map(({ name }) => name);

/** Tab goes through the page in its order, visibly, and leaves it at the end. */
async function checkTabOrder(page: Page): Promise<void> {
  // The style sheet, which comes last, hides the button that leads back to the top, with a transition.
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

/** The first stop of the Tab key is a link that leads past the navigation. */
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

/** With larger text, wider lines or a narrower window nothing is lost, and the page does not scroll sideways. */
async function checkReflow(page: Page, css: string): Promise<void> {
  const style = await page.addStyleTag({ content: css });
  expect.soft(await findOverflow(page), 'wider than the page').toEqual([]);
  expect.soft(await findClipped(page), 'cut off').toEqual([]);
  expect.soft(await findNavbarErrors(page), 'navigation bar').toEqual([]);
  await style.evaluate((element) => element.parentNode?.removeChild(element));
}

for (const [index, { kind, path }] of kindsOfPage.entries()) {
  // One load for each width, the wide one in light colours, the narrow one in dark ones.
  for (const [position, view] of views.slice(0, 2).entries()) {
    const isTabbed = EVERYTHING || index % 2 === position;

    test(`the page works by Tab, with large text and less motion: ${kind}, ${nameView(view)}`, async ({
      page,
    }) => {
      await applyView(page, view);
      await open(page, path);
      const check = (name: string, run: () => Promise<void>) => test.step(`${path}: ${name}`, run);

      await check('nothing moves for a reader who wants less motion', async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        expect.soft(await listMotion(page), 'motion').toEqual([]);
        await page.emulateMedia({ reducedMotion: null });
      });
      await page.setViewportSize({ width: view.width, height: 900 });
      await nextFrames(page);
      await openDetails(page);
      await showPanels(page);
      for (const { name, width, css } of settings.filter(({ from }) => from === view.width)) {
        await check(`nothing is lost ${name}`, async () => {
          await page.setViewportSize({ width, height: 900 });
          await checkReflow(page, css);
          await page.setViewportSize({ width: view.width, height: 900 });
        });
      }
      for (const width of position === 0 ? WIDTHS : []) {
        await check(
          `lines and boxes are as wide as the block around them, ${width} px`,
          async () => {
            await page.setViewportSize({ width, height: 900 });
            expect.soft(await findNarrowBorders(page)).toEqual([]);
          },
        );
      }

      // A page as it opens: the focus is nowhere, and nothing has been scrolled.
      await open(page, path);
      await check('the first stop leads past the navigation', () => checkSkipLink(page));
      if (!isTabbed) return;
      await open(page, path);
      await check('Tab goes through the page in its order, visibly', () => checkTabOrder(page));
    });
  }
}
