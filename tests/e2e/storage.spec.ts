import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  blockStorage,
  catalogue,
  collectFaults,
  entries,
  fillStorage,
  headingOf,
  open,
} from './site';
import { openSearch, search } from './searchDialog';
import { product } from '../../src/product';
import { test } from './oneTab';

function collectWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
}

test('Unavailable browser storage: a generic warning, and no error.', async ({ page }) => {
  await blockStorage(page);
  const faults = collectFaults(page);
  const warnings = collectWarnings(page);
  await open(page, `/docs/api/${catalogue.slug}`);
  await expect.poll(() => warnings.join('\n')).toContain('storage is not available');
  expect(faults).toEqual([]);
});

/** Docusaurus says what it could not keep; nothing else is red. */
const withoutStorageErrors = (faults: string[]): string[] =>
  faults.filter((fault) => !/^console: Docusaurus storage error, can't set /.test(fault));

const states = {
  'Without browser storage': blockStorage,
  'With a full browser storage': fillStorage,
};

for (const [state, prepare] of Object.entries(states)) {
  test(`${state} the site works until it is left.`, async ({ page }) => {
    await prepare(page);
    const faults = collectFaults(page);
    await open(page, '/');
    const root = page.locator('html');
    await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
    await expect(root).toHaveAttribute('data-theme', 'dark');

    const bar = page.locator('.theme-announcement-bar');
    await bar.getByRole('button', { name: 'Close' }).click();
    await expect(bar).toBeHidden();

    await openSearch(page);
    await search(page, 'iban');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'API Doc' }).click();
    await expect(headingOf(page)).toHaveText(product.name);
    await expect(root).toHaveAttribute('data-theme', 'dark');
    expect(withoutStorageErrors(faults)).toEqual([]);
  });

  test(`${state} the language of code is chosen, and kept from page to page.`, async ({ page }) => {
    await prepare(page);
    const faults = collectFaults(page);
    const [first, second] = entries;
    await open(page, `/docs/api/${first?.slug}`);
    await page.locator('label[data-language="python"]:visible').click();
    await expect(page.locator('code.language-python:visible').first()).toContainText('requests');

    await page.getByRole('link', { name: second?.label, exact: true }).first().click();
    await expect(headingOf(page)).toHaveText(second?.title ?? '');
    await expect(page.locator('code.language-python:visible').first()).toContainText('requests');
    expect(withoutStorageErrors(faults)).toEqual([]);
  });
}
