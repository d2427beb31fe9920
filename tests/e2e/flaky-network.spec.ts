import { expect } from '@playwright/test';
import { listScripts } from '../../scripts/support/scripts';
import { at, entries, headingOf, linkTo, open } from './site';
import { test } from './fixtures';

// Links below the pointer are preloaded, which fails without a network.
test.use({ expectedErrors: /Loading chunk/ });

const CATALOGUE = '/docs/category/api';

const { slug = '', title = '', label = '' } = entries.at(-2) ?? {};
const target = `/docs/api/${slug}`;

test('offline, a page that was fetched ahead opens', async ({ page, context }) => {
  await open(page, CATALOGUE);
  const document = await page.request.get(at(target));
  const needed = listScripts(await document.text());
  await linkTo(page, target).hover();
  const loaded = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
  await expect.poll(loaded).toEqual(expect.arrayContaining(needed));

  await context.setOffline(true);
  const filter = page.getByLabel('Filter', { exact: true });
  await filter.fill(label);
  await expect(page.getByText(/^\d+ of \d+ generators$/)).toBeVisible();
  await linkTo(page, target).click();
  await expect(headingOf(page)).toHaveText(title);
});
