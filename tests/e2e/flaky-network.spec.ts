import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { listScripts } from '../support/scripts';
import { at, entries, open } from './site';

const CATALOGUE = '/docs/category/api';

const { slug = '', title = '', label = '' } = entries.at(-2) ?? {};
const target = `/docs/api/${slug}`;

const linkToTarget = (page: Page): Locator =>
  page
    .getByRole('main')
    .locator(`a[href="${at(target)}"]`)
    .first();

test('Offline, a page that was fetched ahead opens.', async ({ page, context }) => {
  await open(page, CATALOGUE);
  const document = await page.request.get(at(target));
  const needed = listScripts(await document.text());
  await linkToTarget(page).hover();
  const loaded = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
  await expect.poll(loaded).toEqual(expect.arrayContaining(needed));

  await context.setOffline(true);
  const filter = page.getByLabel('Filter', { exact: true });
  await filter.fill(label);
  await expect(page.getByText(/^\d+ of \d+ generators$/)).toBeVisible();
  await linkToTarget(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});
