import { expect } from '@playwright/test';
import { kindsOfPage } from './pageKinds';
import { open } from './site';
import { test } from './oneTab';

const endpoint = kindsOfPage.find(({ kind }) => kind === 'largest endpoint page')?.path ?? '';

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
