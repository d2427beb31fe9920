import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { withBasePath, catalogue, generatorEntries, openPage } from './site';
import { holdChunks } from '../support/chunks';
import { COMPOSITION_VARIANTS, pressInComposition } from './inputMethod';
import { nextFrames } from './measurements';
import { test } from './sharedTab';

const CATALOGUE = '/docs/category/api';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Filter' });
const main = (page: Page) => page.getByRole('main');
const status = (page: Page) => main(page).getByRole('status');
const rows = (page: Page) => main(page).locator('section li > a:visible');

/** Returns the labels of the visible entries. */
const shown = (page: Page): Promise<string[]> =>
  rows(page).evaluateAll((links) => links.map((link) => link.firstElementChild?.textContent ?? ''));

/** Waits until the number of rows equals the number in the status line. The page updates long lists some frames later. */
async function expectCount(page: Page): Promise<void> {
  const count = Number.parseInt(await status(page).innerText(), 10);
  await expect(rows(page)).toHaveCount(count);
}

const countOf = (tag: string): number =>
  catalogue.tags.find(({ name }) => name === tag)?.entries.length ?? Number.NaN;

test('the catalogue lists every generator, in the order of the sidebar', async ({ page }) => {
  await openPage(page, CATALOGUE);
  const sections = await main(page)
    .locator('section')
    .evaluateAll((all) =>
      all.map((section) => [
        section.querySelector('h2')?.firstChild?.textContent,
        ...[...section.querySelectorAll('li')].map((item) =>
          [...(item.firstElementChild?.children ?? [])].map(({ textContent }) => textContent),
        ),
      ]),
    );
  expect(sections).toEqual(
    catalogue.tags.map(({ label, entries: own }) => [
      label,
      ...own.map(({ label: name, leadText, returns, sample }) => [name, leadText, returns, sample]),
    ]),
  );
  for (const { slug, sample, returns } of generatorEntries) {
    expect(sample, slug).not.toBe('');
    expect(returns, slug).not.toBe('');
  }
  const sidebar = await page.locator('.theme-doc-sidebar-item-category-level-2').allInnerTexts();
  expect(sidebar).toEqual(catalogue.tags.map(({ label }) => label));
});

test('a filter by tag or return type is added to the URL, and the back button undoes the last filter', async ({
  page,
}) => {
  await openPage(page, CATALOGUE);
  await page.getByRole('combobox', { name: 'Tag' }).selectOption('finance');
  await expect(status(page)).toHaveText(
    `${countOf('finance')} of ${generatorEntries.length} generators`,
  );
  await expect(page).toHaveURL(withBasePath(`${CATALOGUE}?tag=finance`));
  await page.getByLabel('Returns').selectOption('object');
  const objects = catalogue.tags
    .find(({ name }) => name === 'finance')
    ?.entries.filter(({ returns }) => returns === 'object');
  await expect(rows(page)).toHaveCount(objects?.length ?? -1);
  await expect(main(page).locator('section:visible h2')).toHaveText(`Finance ${objects?.length}`);
  await expect(page).toHaveURL(withBasePath(`${CATALOGUE}?tag=finance&returns=object`));

  await page.goBack();
  await expect(rows(page)).toHaveCount(countOf('finance'));
  await expect(page.getByLabel('Returns')).toHaveValue('');
  await page.goBack();
  await expect(rows(page)).toHaveCount(generatorEntries.length);
  await page.goForward();
  await expect(page.getByRole('combobox', { name: 'Tag' })).toHaveValue('finance');
  await expect(rows(page)).toHaveCount(countOf('finance'));
});

test('on a phone the text filter and the tag links are visible, and the other filters can be expanded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, CATALOGUE);
  const tag = page.getByRole('combobox', { name: 'Tag' });
  await expect(field(page)).toBeInViewport();
  await expect(main(page).getByRole('navigation', { name: 'Tags' })).toBeInViewport({ ratio: 0.5 });
  await expect(tag).toBeHidden();
  await main(page).getByText('By tag, parameter, type or locale').click();
  await expect(tag).toBeVisible();
  await openPage(page, `${CATALOGUE}?tag=finance`);
  await expect(tag).toHaveValue('finance');
  await expect(tag).toBeVisible();
});

test('text that is typed into the filter field before hydration is kept and filters the catalogue', async ({
  page,
}) => {
  const release = await holdChunks(page, CATALOGUE);
  await page.goto(withBasePath(CATALOGUE), { waitUntil: 'commit' });
  await field(page).fill('iban');
  await expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(0);
  release();
  await expect(status(page)).not.toHaveText(`${generatorEntries.length} generators`);
  await expect(field(page)).toHaveValue('iban');
  await expect(page).toHaveURL(withBasePath(`${CATALOGUE}?q=iban`));
});

test('the back button on a generator page returns to the filtered catalogue', async ({ page }) => {
  await openPage(page, CATALOGUE);
  await field(page).fill('iban');
  await expect(page).toHaveURL(withBasePath(`${CATALOGUE}?q=iban`));
  await expectCount(page);
  const labels = await shown(page);
  await rows(page).first().click();
  await expect(page).not.toHaveURL(/category/);
  await page.goBack();
  await expect(field(page)).toHaveValue('iban');
  await expect.poll(() => shown(page)).toEqual(labels);

  await page.reload();
  await expect(field(page)).toHaveValue('iban');
  await expect.poll(() => shown(page)).toEqual(labels);
});

test('the catalogue can be used with the arrow keys, Enter and Escape', async ({ page }) => {
  await openPage(page, CATALOGUE);
  await field(page).focus();
  await page.keyboard.type('address');
  await expect(status(page)).not.toHaveText(`${generatorEntries.length} generators`);
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(rows(page).last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('address');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(rows(page)).toHaveCount(generatorEntries.length);

  await page.keyboard.type('iban');
  const target = await rows(page).first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target ?? '');
});

test('the filter keeps the hash of the URL', async ({ page }) => {
  await openPage(page, `${CATALOGUE}#finance`);
  await field(page).fill('iban');
  await expect(page).toHaveURL(/\?q=iban#finance$/);
});

test('an unknown tag or return type in the URL is ignored', async ({ page }) => {
  await openPage(page, `${CATALOGUE}?tag=no-such-tag&returns=nothing`);
  await expect(rows(page)).toHaveCount(generatorEntries.length);
  await expect(page.getByRole('combobox', { name: 'Tag' })).toHaveValue('');
});

test('if no generator matches, the "Show all" button clears the filter', async ({ page }) => {
  await openPage(page, CATALOGUE);
  for (const query of ['.*[(', '<img onerror=x>']) {
    await field(page).fill(query);
    await expect(status(page)).toHaveText(`0 of ${generatorEntries.length} generators`);
    await expect(main(page).getByText('No generator has all of that')).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Countries', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(rows(page)).toHaveCount(generatorEntries.length);
    await expect(field(page)).toBeFocused();
  }
  await field(page).fill('   ');
  await expect(rows(page)).toHaveCount(generatorEntries.length);
});

for (const method of COMPOSITION_VARIANTS) {
  test(`IME key events ${method} neither clear the filter nor move the focus`, async ({ page }) => {
    await openPage(page, CATALOGUE);
    await field(page).fill('mail');
    for (const key of ['Escape', 'ArrowDown']) {
      expect(await pressInComposition(field(page), key, method), key).toBe(true);
      await expect(field(page)).toHaveValue('mail');
      await expect(field(page)).toBeFocused();
    }
    await field(page).press('Escape');
    await expect(field(page)).toHaveValue('');
  });
}

test('rows of the filtered catalogue show the parameter that matches the filter', async ({
  page,
}) => {
  await openPage(page, `${CATALOGUE}?q=country`);
  await expectCount(page);
  const reasons = await rows(page).evaluateAll((links) =>
    links.map((link) => link.querySelector('[data-reason]')?.textContent?.trim() ?? ''),
  );
  const texts = await rows(page).allTextContents();
  const named = generatorEntries.filter(({ parameters }) => parameters.includes('country'));
  expect(reasons.filter((reason) => reason === 'parameter country')).toHaveLength(named.length);
  for (const [index, reason] of reasons.entries())
    if (reason === '') expect(texts[index]).toMatch(/country/i);
});

test('a mouse click on a link to the catalogue focuses the filter field, but Enter on the link does not', async ({
  page,
}) => {
  const link = page.getByRole('main').getByRole('link', { name: /^Browse/ });
  await openPage(page, '/');
  await link.click();
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await page.keyboard.press('Tab');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toBeVisible();
  // If the page focused the filter, it would do so before the next frame.
  await nextFrames(page);
  await expect(page).toHaveURL(withBasePath(CATALOGUE));
  await expect(field(page)).not.toBeFocused();
  await openPage(page, CATALOGUE);
  await expect(field(page)).not.toBeFocused();
});
