import { expect } from '@playwright/test';
import { findClipped, findOverflow, findSmallTargets } from './layout';
import { test } from './oneTab';

// What kinds.spec.ts relies on.
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
