/** The first view of an endpoint page, and the length of the page, at 1440 x 900. */
import { expect } from '@playwright/test';
import { operations } from '../support/build';
import { sample } from 'fakewright-engine/testing/exhaustive';
import { at } from './site';
import { test } from './sharedTab';

test.use({ viewport: { width: 1440, height: 900 } });

/** The most pages with parameters of their own on which the first one may be below the window, of 288. */
const MOST_HIDDEN = 8;
const TALLEST = 5300;

/** The pages of composites are the longest. */
const composites = operations.filter(({ tags }) => tags?.[0] === 'composite');
const slugs = new Set([...sample(operations, 40), ...composites].map(({ slug }) => slug));

test('the first own parameter is seen without scrolling', async ({ page }) => {
  const hidden: string[] = [];
  const tall: string[] = [];
  let own = 0;
  for (const slug of slugs) {
    await page.goto(at(`/docs/api/${slug}`));
    const { height, bottom } = await page.evaluate(() => {
      const fields = [...document.querySelectorAll('[id^="query-"], [id^="body-"]')];
      const first = fields.find((field) => !field.closest('details'));
      return {
        height: document.documentElement.scrollHeight,
        // Of its name and type; its description follows.
        bottom: first?.firstElementChild?.getBoundingClientRect().bottom,
      };
    });
    if (bottom !== undefined) own += 1;
    if (bottom !== undefined && bottom > 900) hidden.push(slug);
    if (height > TALLEST) tall.push(`${slug}: ${height}`);
  }
  expect(own).toBeGreaterThan(30);
  expect(tall).toEqual([]);
  expect(hidden.length, hidden.join(', ')).toBeLessThanOrEqual(MOST_HIDDEN);
});

test('rows of a parameter are further apart than lines of its values', async ({ page }) => {
  await page.goto(at('/docs/api/generate-an-iban'));
  const boxes = await page
    .locator('[id="query-country"] dl code')
    .filter({ visible: true })
    .evaluateAll((codes) => codes.map((code) => code.getBoundingClientRect().toJSON() as DOMRect));
  // The last one is the example.
  const gaps = boxes.flatMap(({ top }, index) => {
    const { bottom = top } = boxes[index - 1] ?? {};
    return top > bottom ? top - bottom : [];
  });
  expect(gaps.length).toBeGreaterThan(1);
  expect(gaps.at(-1)).toBeGreaterThan(1.3 * Math.max(...gaps.slice(0, -1)));
});
