import { expect, test } from '@playwright/test';
import { openDetails, openView, showPanels } from './accessibility';
import { findClipped, findNavbarFaults, findOverflow, findSmallTargets } from './layout';
import { kindsOfPage } from './pageKinds';
import { open } from './site';

/** The distances that a reader may set for text (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

const settings = [
  { name: 'at 320 px', width: 320, css: '' },
  { name: 'with text at 200 %, 1350 px', width: 1350, css: 'html { font-size: 200% !important; }' },
  { name: 'with text at 200 %, 390 px', width: 390, css: 'html { font-size: 200% !important; }' },
  { name: 'with text spaced out, 1350 px', width: 1350, css: SPACING },
  { name: 'with text spaced out, 390 px', width: 390, css: SPACING },
];

for (const { name, width, css } of settings) {
  for (const { kind, path } of kindsOfPage) {
    test(`Nothing is lost and the page does not scroll sideways ${name}: ${kind}`, async ({
      browser,
    }) => {
      const page = await openView(browser, { theme: 'light', width });
      await open(page, path);
      await openDetails(page);
      await showPanels(page);
      if (css !== '') await page.addStyleTag({ content: css });
      expect.soft(await findOverflow(page), 'wider than the page').toEqual([]);
      expect.soft(await findClipped(page), 'cut off').toEqual([]);
      expect.soft(await findNavbarFaults(page), 'navigation bar').toEqual([]);
      await page.context().close();
    });
  }
}

for (const width of [1350, 390]) {
  for (const { kind, path } of kindsOfPage) {
    test(`Targets are at least 24 px or have room: ${kind}, ${width} px`, async ({ browser }) => {
      const page = await openView(browser, { theme: 'light', width });
      await open(page, path);
      await openDetails(page);
      expect(await findSmallTargets(page)).toEqual([]);
      await page.context().close();
    });
  }
}

test('A target that is too small, text that is cut off and a page that is too wide are found', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.setContent(`
    <button style="width: 10px; height: 10px">a</button><button style="width: 10px; height: 10px">b</button>
    <p style="width: 20px; height: 20px; overflow: hidden">A text that is long</p>
    <p style="width: 400px">wide</p>
    <p>A <a href="#x">link</a> in a text, <a href="#y">twice</a></p>
  `);
  expect(await findSmallTargets(page)).toHaveLength(2);
  expect(await findClipped(page)).toHaveLength(1);
  expect((await findOverflow(page)).length).toBeGreaterThan(1);
});
