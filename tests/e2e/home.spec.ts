import { INTRODUCTION_PATH } from '../../src/site/urls.ts';
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { HomeData } from '../../src/reference/render/homeData';
import { EXPLORER_PATH } from '../../src/site/urls';
import { product } from '../../src/site/product';
import { readShifts, recordLayoutShifts } from './layoutShifts';
import { withBasePath, openPage, waitForHydration, waitUntilIdle } from './site';
import { test } from './sharedTab';
import { plainText } from '../../src/samples/highlightedCode.ts';

const overview = JSON.parse(
  readFileSync('.docusaurus/reference/default/homeData.json', 'utf8'),
) as HomeData;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test.beforeEach(async ({ page }) => {
      await page.goto(withBasePath('/'));
      if (javaScriptEnabled) await waitForHydration(page);
    });

    test('choosing a generator shows the request and response of the generator', async ({
      page,
    }) => {
      const panel = page.getByRole('group', { name: 'Choose a generator to see its output' });
      const size = await panel.boundingBox();
      for (const { label, request, response } of overview.featured) {
        await panel.getByText(label, { exact: true }).click();
        await expect(panel.getByRole('radio', { name: label, exact: true })).toBeChecked();
        await expect(panel.locator('pre:visible')).toHaveText([plainText(request.code), response]);
        expect(await panel.boundingBox(), 'nothing moves').toEqual(size);
      }
    });

    test('choosing a seed and a locale shows the values for this seed and locale', async ({
      page,
    }) => {
      const { seeds, locales, outputs } = overview.repeats!;
      const region = page.getByRole('region', { name: 'Same seed, same values' });
      // Only the height is compared, because a click can scroll the page.
      const sizeOf = (): Promise<number> =>
        region.evaluate((element) => element.getBoundingClientRect().height);
      const size = await sizeOf();
      for (const { seed, locale, values } of [...outputs, outputs[0]!]) {
        const choices = region.locator('label');
        await choices.getByText(String(seeds[seed]), { exact: true }).click();
        await choices.getByText(String(locales[locale]?.name), { exact: true }).click();
        await expect(region.getByRole('listitem')).toHaveText(values);
        expect(await sizeOf(), 'nothing moves').toBe(size);
      }
    });

    test('choosing a format shows the same record in the chosen format', async ({ page }) => {
      const formats = page.getByRole('group', { name: 'Choose a format' });
      for (const { label, code } of overview.formats!.outputs) {
        await formats.getByText(label, { exact: true }).click();
        await expect(formats.locator('pre:visible')).toHaveText(plainText(code.code));
      }
    });
  });
}

test('"Before you start" links to the marketplace, the explorer and the comparison with Faker', async ({
  page,
}) => {
  await openPage(page, '/');
  const basics = page.getByRole('region', { name: 'Before you start' });
  const targetOf = (name: string) => basics.getByRole('link', { name }).getAttribute('href');
  expect(await targetOf('marketplace page')).toBe(product.marketplaceUrl);
  expect(await targetOf('explorer')).toBe(withBasePath(EXPLORER_PATH));
  await expect(basics).toContainText('free, and has no limit on requests');
  expect(await targetOf('Compare with Faker')).toBe(
    withBasePath(`${INTRODUCTION_PATH}#compare-fakewright-with-faker`),
  );
  await expect(page.getByRole('main').getByRole('link', { name: 'no key needed' })).toHaveAttribute(
    'href',
    withBasePath(EXPLORER_PATH),
  );
});

test('the home page has a card for each tag with its number of generators', async ({ page }) => {
  await openPage(page, '/');
  for (const { label, anchor, count } of [...overview.lifted, ...overview.tags]) {
    const card = page.locator(`main a[href="${withBasePath(`/docs/category/api#${anchor}`)}"]`);
    await expect(card).toContainText(`${label} ${count}`);
  }
});

test('loading the home page causes no layout shift', async ({ page }) => {
  await recordLayoutShifts(page);
  await openPage(page, '/');
  await waitUntilIdle(page);
  expect(await readShifts(page)).toEqual([]);
});
