import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { ownChunks, recordDocuments } from '../support/chunks';
import { listScripts } from '../support/scripts';
import { at, entries, open, waitForHydration } from './site';

const CATALOGUE = '/docs/category/api';

const { slug = '', title = '', label = '' } = entries.at(-2) ?? {};
const target = `/docs/api/${slug}`;

const linkToTarget = (page: Page): Locator =>
  page
    .getByRole('main')
    .locator(`a[href="${at(target)}"]`)
    .first();

test('A script that could not be fetched ahead is fetched when it is needed, by one reload.', async ({
  page,
}) => {
  const documents = recordDocuments(page);
  await open(page, CATALOGUE);
  let failures = 0;
  await page.route(ownChunks(target), async (route) => {
    if (failures > 0 || route.request().resourceType() !== 'script') return route.continue();
    failures += 1;
    return route.abort('failed');
  });
  await linkToTarget(page).hover();
  await expect.poll(() => failures, 'fetched ahead').toBe(1);
  await linkToTarget(page).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await waitForHydration(page);
  // A script that has failed is not run a second time in the same document.
  expect(documents).toEqual([at(CATALOGUE), at(target)]);
});

test('Offline, what was loaded stays usable, and a page that was fetched ahead opens.', async ({
  page,
  context,
}) => {
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
