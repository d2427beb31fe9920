import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { operations } from '../support/build';
import { REPRESENTATIVE_PAGES } from '../support/representativePages';
import { openPage } from './site';
import { test } from './sharedTab';

/** Number of characters that fit into a line of the request box, by window width. */
const ROOM = { 1350: 52, 390: 41 };

/** Operation pages with every shape of element, and the operations with the longest paths. */
const pages = [
  ...REPRESENTATIVE_PAGES.filter((path) => path.startsWith('/docs/api/generate-')),
  ...operations
    .toSorted((a, b) => b.path.length - a.path.length)
    .slice(0, 4)
    .map(({ slug }) => `/docs/api/${slug}`),
];

/** Shows the first sample in each language, one after the other, and measures how many characters fit into a line. */
function measure(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.code-language-panel')].map((panel) => {
      document.documentElement.setAttribute('data-code-language', panel.dataset.language ?? '');
      const box = panel.querySelector('pre')!;
      const code = box.querySelector('code')!;
      const { paddingLeft, paddingRight } = getComputedStyle(box);
      const probe = document.createElement('span');
      probe.textContent = '0'.repeat(100);
      code.append(probe);
      const character = probe.getBoundingClientRect().width / 100;
      probe.remove();
      const width = box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      getSelection()!.selectAllChildren(code);
      return {
        language: panel.dataset.language,
        room: Math.floor(width / character),
        beyond: box.scrollWidth - box.clientWidth,
        scheme: getComputedStyle(box).colorScheme,
        thumb: getComputedStyle(box).scrollbarColor,
        selected: getSelection()!.toString().trimEnd(),
        text: code.textContent.trimEnd(),
      };
    }),
  );
}

/**
 * Finds badly wrapped lines of code. In such a line, a later row starts further left than the first row, or the last row
 * of a command has only punctuation.
 */
function findWrapped(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main [class^="code-line"]')]
      .filter((line) => line.checkVisibility())
      .filter((line) => {
        const rows = new Map<number, { left: number; text: string }>();
        const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (const [index, text] of [...(node.textContent ?? '')].entries()) {
            range.setStart(node, index);
            range.setEnd(node, index + 1);
            const { left, bottom, width } = range.getBoundingClientRect();
            if (text.trim() === '' || width === 0) continue;
            const row = rows.get(Math.round(bottom));
            rows.set(Math.round(bottom), {
              left: row?.left ?? left,
              text: (row?.text ?? '') + text,
            });
          }
        }
        const [first, ...others] = rows.values();
        const last = line.querySelector('.code-part, .code-end') && others.at(-1);
        const isLeft = others.some(({ left }) => left < (first?.left ?? 0));
        return isLeft || (last && /^\W+$/.test(last.text));
      })
      .map((line) => line.textContent),
  );
}

/** Guides with code. They show each request in only one language. */
const GUIDES = ['/docs/api/fakewright', '/docs/custom/custom-template'];

for (const path of [...pages, ...GUIDES]) {
  test(`wrapped lines of code keep their indentation, and no request scrolls sideways: ${path}`, async ({
    page,
  }) => {
    await openPage(page, path);
    for (const width of [1920, 1440, 1350, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findWrapped(page), `${width} pixels`).toEqual([]);
    }
    if (GUIDES.includes(path)) return;
    for (const [width, room] of Object.entries(ROOM)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      const boxes = await measure(page);
      expect(boxes.length).toBeGreaterThan(10);
      for (const { language, selected, text, ...box } of boxes) {
        const what = `${language}, ${width} pixels`;
        expect(box.room, what).toBeGreaterThanOrEqual(room);
        expect(box.beyond, what).toBeLessThanOrEqual(0);
        expect(selected, what).toBe(text);
      }
    }
  });
}
