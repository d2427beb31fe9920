import { expect } from '@playwright/test';
import { REPRESENTATIVE_PAGES } from '../support/representativePages';
import { IS_EXHAUSTIVE } from 'fakewright-engine/testing/exhaustive';
import {
  findViolations,
  describeThemeAndWidth,
  openAllDetails,
  showAllTabPanels,
  applyThemeAndWidth,
  themesAndWidths,
} from './accessibility';
import type { ThemeAndWidth } from './accessibility';
import { findLowContrast } from './contrast';
import { pagesOfEachKind } from './pageKinds';
import { scriptedStates } from './scriptedStates';
import { openPage } from './site';
import { test } from './sharedTab';

test.use({ expectedErrors: /The sample is missing|Loading chunk/ });

const paths = new Set([
  ...REPRESENTATIVE_PAGES,
  ...(IS_EXHAUSTIVE ? pagesOfEachKind.map(({ path }) => path) : []),
]);

for (const [index, path] of [...paths].entries()) {
  // Alternates between a wide light window and a narrow dark window from page to page.
  const isShown = (_: ThemeAndWidth, position: number) => IS_EXHAUSTIVE || position === index % 2;

  test(`axe finds no violation with all collapsible sections and tabs open: ${path}`, async ({
    page,
  }) => {
    for (const view of themesAndWidths.filter(isShown)) {
      await test.step(describeThemeAndWidth(view), async () => {
        await applyThemeAndWidth(page, view);
        await openPage(page, path);
        await openAllDetails(page);
        await showAllTabPanels(page);
        expect.soft(await findViolations(page), describeThemeAndWidth(view)).toEqual([]);
      });
    }
    // One window is enough, because findLowContrast checks both colour modes. A wide window shows more elements.
    await page.setViewportSize({ width: 1350, height: 900 });
    expect(await findLowContrast(page)).toEqual([]);
  });
}

for (const [index, { name, width, scope, prepare }] of scriptedStates.entries()) {
  const possible = themesAndWidths.filter((view) => width === undefined || view.width === width);
  const view = possible[index % possible.length];
  for (const each of IS_EXHAUSTIVE ? possible : possible.filter((other) => other === view)) {
    test(`axe finds no violation: ${name}, ${describeThemeAndWidth(each)}`, async ({ page }) => {
      await applyThemeAndWidth(page, each);
      await prepare(page);
      expect(await findViolations(page, scope)).toEqual([]);
      expect(await findLowContrast(page, scope)).toEqual([]);
    });
  }
}

test('findViolations checks the whole page, or only the element that its selector matches', async ({
  page,
}) => {
  await page.setContent(
    '<p style="color: #999">Pale</p><dialog open><button></button></dialog>' +
      '<button style="width: 9px; height: 9px; padding: 0">a</button><button>b</button>',
  );
  const violations = (await findViolations(page)).join('\n');
  expect(violations).toContain('button-name');
  expect(violations).toContain('target-size');
  expect(violations.includes('color-contrast')).toBe(IS_EXHAUSTIVE);
  const ofDialog = (await findViolations(page, 'dialog')).join('\n');
  expect(ofDialog).toContain('button-name');
  expect(ofDialog).not.toContain('target-size');
  expect(ofDialog).not.toContain('color-contrast');
});

test('admonitions of every kind have enough contrast', async ({ page }) => {
  await openPage(page, '/blog/long-blog-post');
  await page.locator('.theme-admonition').evaluate((shown: HTMLElement) => {
    for (const kind of ['secondary', 'info', 'success', 'warning', 'danger']) {
      shown.insertAdjacentHTML('afterend', shown.outerHTML.replace(/alert--\w+/, `alert--${kind}`));
    }
  });
  await expect(page.locator('.theme-admonition')).toHaveCount(6);
  expect(await findLowContrast(page, '.theme-admonition')).toEqual([]);
});

test('findLowContrast checks both colour modes and the initial, hover and focus states', async ({
  page,
}) => {
  await page.setContent(`<style>
      body { color: #000; background: #fff }
      .faint { color: #888 }
      [data-theme='dark'] .dark { color: #777 }
      a { color: #000 }
      a:hover { color: #999 }
      main:has(:focus-visible) b { background: #555 }
      .shown::after { content: 'new'; color: #aaa }
      ::placeholder { color: #aaa }
      .half { opacity: 0.4 }
      .large { font-size: 24px; color: #888 }
      .none { opacity: 0; color: #fff }
    </style><main>
      <i class="faint">1</i><i class="dark">2</i><a href="#">3</a><b>4</b><i class="shown">5</i>
      <input placeholder="6"><i class="half">7</i><i class="large">8</i><i class="none">9</i>
    </main>`);
  const found = await findLowContrast(page, 'main');
  expect(found.map((line) => line.replace(/ \| (\S+) .*$/, ': $1'))).toEqual([
    'light, initial: i.faint',
    'light, initial: i.shown::after',
    'light, initial: input.::placeholder',
    'light, initial: i.half',
    'dark, initial: i.faint',
    'dark, initial: i.dark',
    'dark, initial: i.shown::after',
    'dark, initial: input.::placeholder',
    'dark, initial: i.half',
    'light, hover: a.',
    'dark, hover: a.',
    'light, focus: b.',
    'dark, focus: b.',
  ]);
});
