import { expect } from '@playwright/test';
import { EXPLORER_PATH } from '../../src/site/urls';
import { operations } from '../support/build';
import type { BuiltOperation } from '../support/build';
import { listAnchors } from '../support/operations';
import { openAllDetails } from './accessibility';
import { pagesOfEachKind } from './pageKinds';
import { withBasePath } from './site';
import { test } from './sharedTab';

test.use({ javaScriptEnabled: false });

/** An example operation of each kind. For all operations, tests in tests/build check that the HTML is complete. */
const kinds: Record<string, BuiltOperation | undefined> = {
  'a GET operation': operations.find(({ method }) => method === 'get'),
  'a GET operation that returns objects': operations.find(
    ({ slug }) => slug === 'generate-an-address',
  ),
  'a POST operation': operations.find(({ method }) => method === 'post'),
};

for (const [kind, operation] of Object.entries(kinds)) {
  test(`without JavaScript every field and a sample are visible on the page of ${kind}`, async ({
    page,
  }) => {
    if (!operation) throw new Error(`There is no example of ${kind}.`);
    await page.goto(withBasePath(`/docs/api/${operation.slug}`));
    await openAllDetails(page);
    const anchors = listAnchors(operation);
    expect(anchors.length).toBeGreaterThan(5);
    const hidden = await page.evaluate(
      (ids) =>
        ids.filter((id) => {
          const field = document.getElementById(id);
          return !field?.checkVisibility() || field.innerText.trim() === '';
        }),
      anchors,
    );
    expect(hidden).toEqual([]);
    const samples = page.getByRole('complementary', { name: 'Samples' });
    const first = samples.locator('section:visible').first();
    await expect(first.locator('code.language-bash:visible')).toContainText(operation.path);
    await expect(first.locator('code.language-json:visible').first()).toContainText('"data"');
  });
}

test('pages do not show buttons if JavaScript is disabled', async ({ page }) => {
  for (const { path } of pagesOfEachKind) {
    await page.goto(withBasePath(path));
    for (const width of [390, 1350]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator('button:visible'), `${path}, ${width} px`).toHaveCount(0);
    }
  }
});

test('without JavaScript the explorer says that it needs JavaScript', async ({ page }) => {
  await page.goto(withBasePath(EXPLORER_PATH));
  const region = page.getByRole('region', { name: 'Explorer' });
  await expect(region).toContainText('The explorer needs JavaScript.', { useInnerText: true });
});

test('the catalogue links all operations without JavaScript', async ({ page }) => {
  await page.goto(withBasePath('/docs/category/api'));
  const links = await page
    .locator('main a:visible')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const missing = operations.filter(
    ({ slug }) => !links.includes(withBasePath(`/docs/api/${slug}`)),
  );
  expect(missing.map(({ slug }) => slug)).toEqual([]);
  await expect(page.locator('main search')).toBeHidden();
});
