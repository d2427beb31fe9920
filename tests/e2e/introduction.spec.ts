import { expect } from '@playwright/test';
import { nextFrames } from './measurements';
import { withBasePath, openPage } from './site';
import { test } from './sharedTab';

const INTRODUCTION = '/docs/api/fakewright';

test('the URL hash of an API error scrolls to the table row of the error and highlights the row', async ({
  page,
}) => {
  await openPage(page, `${INTRODUCTION}#429-the-rate-limit-is-used-up`);
  const row = page.getByRole('row', { name: /^429 rate-limit/ });
  await expect(row).toBeInViewport();
  await expect(row).toHaveAttribute('data-marked');
});

test('on a phone tables do not scroll sideways, and each cell shows the heading of its column', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, INTRODUCTION);
  const tables = page.locator('table:visible:has(th:nth-child(3))');
  expect(await tables.count()).toBeGreaterThan(1);
  for (const table of await tables.all()) {
    expect(await table.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    const names = await table.locator('th').allTextContents();
    const cells = table.locator('tbody tr').first().locator('td');
    const labels = await cells.evaluateAll((all) =>
      all.map((each) => getComputedStyle(each, '::before').content),
    );
    expect(labels).toEqual(names.map((name) => JSON.stringify(name)));
  }
});

test('the chosen tab is still open after a reload', async ({ page }) => {
  await openPage(page, INTRODUCTION);
  const panel = page.getByText('copy your key');
  await expect(panel).toBeHidden();
  await page.getByRole('tab', { name: 'With a key' }).click();
  await expect(panel).toBeVisible();
  await page.reload();
  await expect(panel).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the content of all tabs is shown, because tabs need JavaScript', async ({ page }) => {
    await page.goto(withBasePath(INTRODUCTION));
    for (const panel of await page.locator('[role="tabpanel"]').all())
      await expect(panel).toBeVisible();
  });

  test('the printed page shows the label of each tab above the content of the tab', async ({
    page,
  }) => {
    await page.goto(withBasePath(INTRODUCTION));
    await page.emulateMedia({ media: 'print' });
    const titles = page.locator('[role="tabpanel"] > :first-child');
    const shown = await titles.evaluateAll((all) =>
      all.map((each) => getComputedStyle(each, '::before').content),
    );
    const labels = await page.locator('[role="tab"]').allTextContents();
    expect(shown.toSorted()).toEqual(labels.map((label) => JSON.stringify(label)).toSorted());
  });
});

test('a long table of contents scrolls to the link of the section that is in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1350, height: 420 });
  await openPage(page, '/blog/long-blog-post');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const last = contents.getByRole('link').last();
  await expect(last).not.toBeInViewport();
  await page.locator('#in-short').evaluate((heading) => heading.scrollIntoView());
  await expect(last).toBeInViewport();
});

test('a long table of contents scrolls to each link that the Tab key reaches', async ({ page }) => {
  await page.setViewportSize({ width: 1350, height: 420 });
  await openPage(page, '/blog/long-blog-post');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  // Scrolls the table of contents to its end, by bringing the last section into view.
  await page.locator('#in-short').evaluate((heading) => heading.scrollIntoView());
  await expect(contents.getByRole('link').last()).toBeInViewport();
  const links = await contents.getByRole('link').all();
  await page.locator('.pagination-nav__link').last().focus();
  for (const link of links) {
    await page.keyboard.press('Tab');
    await nextFrames(page);
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  }
});
