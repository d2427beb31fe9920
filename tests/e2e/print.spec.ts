import { expect } from '@playwright/test';
import { chooseTheme } from './accessibility';
import { kindsOfPage } from './pageKinds';
import { findPaperFaults } from './paper';
import { open } from './site';
import { test } from './oneTab';

const endpoint = kindsOfPage.find(({ kind }) => kind === 'largest endpoint page')?.path ?? '';

test('On the screen the same page has what paper must not have, so that the check can fail', async ({
  page,
}) => {
  await chooseTheme(page, 'dark');
  await open(page, endpoint);
  const faults = await findPaperFaults(page);
  expect(Object.keys(faults)).toEqual(
    expect.arrayContaining(['controls', 'colours of text', 'background']),
  );
});

test('On paper closed responses and all samples can be read', async ({ page }) => {
  await open(page, endpoint);
  const samples = page.locator('#samples section');
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
