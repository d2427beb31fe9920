import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { holdRequests } from '../support/chunks';
import { REPRESENTATIVE_PAGES } from '../support/representativePages';
import { IS_EXHAUSTIVE } from 'fakewright-engine/testing/exhaustive';
import { withBasePath } from './site';
import { test } from './sharedTab';

test.use({ javaScriptEnabled: false });

/** Elements that are invisible at the first paint. The back-to-top button appears only after scrolling. */
const INVISIBLE = 'link, script, noscript, datalist, option, .theme-back-to-top-button';

/** CSS properties that affect the appearance or position of a box. */
const VISUAL = [
  ...['display', 'visibility', 'opacity', 'order', 'overflow', 'transform', 'clip-path', 'filter'],
  ...['color', 'background', 'border', 'border-radius', 'box-shadow', 'text-decoration', 'fill'],
  ...['font', 'letter-spacing', 'white-space', 'list-style', 'margin', 'padding', 'color-scheme'],
];

/**
 * Compares a page with only its inline styles and the same page with its style sheet. Returns the elements and
 * pseudo-elements that have another position or computed style.
 */
function compare(page: Page, mode: string): Promise<string[]> {
  return page.evaluate(
    ([theme, properties, invisible]) => {
      document.documentElement.dataset.theme = theme;
      const link = document.querySelector<HTMLLinkElement>('body link[rel="stylesheet"]');
      if (!link?.sheet) throw new Error('There is no style sheet behind the content.');
      const elements = [...document.querySelectorAll('body, body *')].filter(
        (element) => !element.matches(invisible),
      );
      const describe = (element: Element): string[] => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const styles = [undefined, '::before', '::after'].flatMap((part) => {
          const style = getComputedStyle(element, part);
          if (part !== undefined && style.content === 'none') return ['none'];
          return properties.map((name) => `${part ?? ''} ${name}: ${style.getPropertyValue(name)}`);
        });
        return [`at ${x} ${y} ${width} ${height}`, ...styles];
      };
      link.disabled = true;
      const alone = elements.map(describe);
      link.disabled = false;
      return elements
        .flatMap((element, index) => {
          const first = alone[index] ?? [];
          const changed = describe(element)
            .map((line, position) =>
              line === first[position] ? '' : `${first[position]} -> ${line}`,
            )
            .filter((line) => line !== '');
          return changed.length === 0
            ? []
            : [`${element.outerHTML.slice(0, 90)}: ${changed.slice(0, 3).join('; ')}`];
        })
        .slice(0, 5);
    },
    [mode, VISUAL, INVISIBLE] as const,
  );
}

const MODES = ['light', 'dark'];

test('a page with only its inline styles looks the same as with its style sheet', async ({
  page,
}) => {
  for (const [index, path] of REPRESENTATIVE_PAGES.entries()) {
    await page.goto(withBasePath(path));
    for (const [position, width] of [1350, 390].entries()) {
      await page.setViewportSize({ width, height: 900 });
      // Alternates between the modes from page to page and from width to width.
      const turn = (index + position) % MODES.length;
      for (const mode of MODES.filter((_, each) => IS_EXHAUSTIVE || each === turn)) {
        expect(await compare(page, mode), `${path} in ${mode}, ${width} pixels`).toEqual([]);
      }
    }
  }
});

test('a page is painted before its style sheet has loaded', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/css/**');
  await page.goto(withBasePath('/docs/api/generate-an-isbn'), { waitUntil: 'commit' });
  const painted = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(painted).toBe(1);
  await expect(page.locator('h1')).toHaveCSS('font-weight', '650');
  release();
});

test('loading the style sheet does not start a transition', async ({ page }) => {
  await page.goto(withBasePath('/docs/api/generate-an-isbn'));
  const animated = await page.evaluate(() => {
    const sheet = document.querySelector<HTMLLinkElement>('body link[rel="stylesheet"]')?.sheet;
    if (!sheet) throw new Error('There is no style sheet behind the content.');
    sheet.disabled = true;
    // Makes the browser compute the styles, as before the first paint.
    document.getAnimations();
    sheet.disabled = false;
    return document
      .getAnimations()
      .map(({ effect }) => (effect as KeyframeEffect).target?.className);
  });
  expect(animated).toEqual([]);
});
