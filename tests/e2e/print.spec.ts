import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { findClipped, findOverflow } from './layout';
import { kindsOfPage } from './pageKinds';
import { chooseTheme } from './accessibility';
import { open } from './site';

/** Width of a sheet of A4 without its margins, in CSS pixels; and of one that lies on its side. */
const SHEETS = { upright: 672, lying: 1001 };

const printed = kindsOfPage.filter(({ kind }) => /endpoint|guide|post|information/.test(kind));

const CONTROLS = 'nav, button, input, select, .theme-announcement-bar, .hash-link, .footer ul';

/** What of a page must not be on paper but is. */
const listShown = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility())
        .map((element) => element.outerHTML.slice(0, 100)),
    );

for (const [sheet, width] of Object.entries(SHEETS)) {
  for (const { kind, path } of printed) {
    test(`On paper there is the text alone, all of it, black on white: ${kind}, ${sheet}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await chooseTheme(page, 'dark');
      await open(page, path);
      await page.emulateMedia({ media: 'print' });
      expect.soft(await listShown(page, CONTROLS), 'controls').toEqual([]);
      expect.soft(await findOverflow(page), 'wider than the sheet').toEqual([]);
      expect.soft(await findClipped(page), 'cut off').toEqual([]);
      const colours = await page
        .locator('h1, main p, main code, main td')
        .evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).color))]);
      expect.soft(colours).toEqual(['rgb(0, 0, 0)']);
      const background = await page
        .locator('html')
        .evaluate((root) => getComputedStyle(root).backgroundColor);
      expect.soft(background).toBe('rgb(255, 255, 255)');
      const cut = await page
        .locator('pre')
        .evaluateAll((all) =>
          all
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
            .map(({ outerHTML }) => outerHTML.slice(0, 100)),
        );
      expect.soft(cut, 'code that scrolls').toEqual([]);
    });
  }
}

const endpoint = kindsOfPage.find(({ kind }) => kind === 'largest endpoint page')?.path ?? '';

test('On paper closed responses and all samples can be read', async ({ page }) => {
  await open(page, endpoint);
  const samples = page.locator('.tabs-list > label + div');
  const responses = page.locator('main details > div:not([tabindex])');
  expect(await samples.count()).toBeGreaterThan(1);
  expect(await responses.count()).toBeGreaterThan(1);
  await page.emulateMedia({ media: 'print' });
  for (const part of [...(await samples.all()), ...(await responses.all())]) {
    expect((await part.boundingBox())?.height ?? 0).toBeGreaterThan(10);
  }
});

test('On paper the address stands behind a link that leads elsewhere', async ({ page }) => {
  const guide = kindsOfPage.find(({ kind }) => kind.startsWith('standalone'))?.path ?? '';
  await open(page, guide);
  await page.emulateMedia({ media: 'print' });
  const link = page.locator('main a[href^="http"]').first();
  const text = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(text).toContain(await link.getAttribute('href'));
});

test('A page becomes a document of several sheets', async ({ page }) => {
  await open(page, endpoint);
  const file = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(file.match(/\/Type\s*\/Page\b/g)?.length ?? 0).toBeGreaterThan(2);
});

test('The style sheet for paper holds back no first paint', async ({ page }) => {
  await open(page, '/');
  const media = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('href'), link.getAttribute('media')]),
    );
  expect(media.filter(([href]) => href?.endsWith('/print.css'))).toEqual([
    [expect.stringContaining('/print.css'), 'print'],
  ]);
});
