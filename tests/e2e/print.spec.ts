import { expect } from '@playwright/test';
import { pagesOfEachKind } from './pageKinds';
import { sampleSelectOf } from './samplesColumn';
import { openPage } from './site';
import { test } from './sharedTab';

const endpoint = pagesOfEachKind.find(({ kind }) => kind === 'largest endpoint page')?.path ?? '';

test('collapsed sections of an endpoint page are open in print, and only the chosen sample is printed', async ({
  page,
}) => {
  await openPage(page, endpoint);
  const sections = page.locator('main details:not(.common, .common *) > div:not([tabindex])');
  expect(await sections.count()).toBeGreaterThan(1);
  const titles = await sampleSelectOf(page).getByRole('option').allTextContents();
  await sampleSelectOf(page).selectOption({ index: 1 });
  await page.emulateMedia({ media: 'print' });
  for (const part of await sections.all()) {
    expect((await part.boundingBox())?.height ?? 0).toBeGreaterThan(10);
  }
  const samples = page.locator('#samples > div > section:visible');
  await expect(samples).toHaveCount(1);
  await expect(samples.getByText(titles[1] ?? '', { exact: true })).toBeVisible();
});

test('sections that all endpoint pages share stay closed in print, and only the chosen tab is printed', async ({
  page,
}) => {
  await openPage(page, endpoint);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const summary of [/^Common parameters/, /headers$/, /^Fields/, /^Errors common/]) {
    const details = main
      .locator('details')
      .filter({ has: page.locator('summary', { hasText: summary }) });
    await expect(details.last().locator('> summary')).toBeVisible();
    await expect(details.last().locator('> div')).toBeHidden();
  }
  await expect(main.getByText('JSON', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('TypeScript', { exact: true }).filter({ visible: true })).toHaveCount(
    0,
  );
});

test('buttons such as "Copy" and "Open in explorer" are not printed', async ({ page }) => {
  await openPage(page, endpoint);
  const controls = page.locator('main').getByText(/^(?:Copy|Copy page|Open in explorer)$/);
  expect(await controls.filter({ visible: true }).count()).toBeGreaterThan(3);
  await page.emulateMedia({ media: 'print' });
  await expect(controls.filter({ visible: true })).toHaveCount(0);
  await openPage(page, '/');
  await expect(page.locator('main .button').filter({ visible: true })).toHaveCount(0);
});
