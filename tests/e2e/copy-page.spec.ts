import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { readBuilt } from '../support/build';
import { at, open, relatedOf } from './site';
import { test } from './oneTab';

test.use({ expectedErrors: /\b503\b/ });

const PAGE = '/docs/api/generate-an-iban';
const COPY = 'Copy as Markdown';
const VIEW = 'View as Markdown';

const menu = (page: Page) => page.locator('details', { hasText: 'Copy page' });
const button = (page: Page) => page.getByRole('button', { name: COPY });
const status = (page: Page) => menu(page).getByRole('status');
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** The clipboard as a browser has it that lets no page write. */
async function denyClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  });
}

async function allowClipboard(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
}

for (const path of [PAGE, '/docs/category/api']) {
  test(`"Copy page" on ${path} copies its Markdown and says so`, async ({ page }) => {
    await allowClipboard(page);
    await open(page, path);
    await page.getByText('Copy page').click();
    await button(page).click();
    await expect(status(page)).toHaveText('Copied');
    expect(await readClipboard(page)).toBe(readBuilt(`${path.slice(1)}.md`));
  });
}

test('"View as Markdown" leads to the page\'s Markdown without scripts', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(at(PAGE));
  await expect(page.getByRole('link', { name: VIEW })).toBeHidden();
  await page.getByText('Copy page').click();
  const link = page.getByRole('link', { name: VIEW });
  await expect(link).toBeVisible();
  await expect(button(page)).toBeHidden();
  expect(await link.getAttribute('href')).toBe(at(`${PAGE}.md`));
  const response = await page.request.get(at(`${PAGE}.md`));
  expect(await response.text()).toBe(readBuilt(`${PAGE.slice(1)}.md`));
  await page.close();
});

test('the menu works by keyboard: Enter opens and copies, Escape closes it, and so does leaving it', async ({
  page,
}) => {
  await allowClipboard(page);
  await open(page, PAGE);
  const summary = menu(page).locator('summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(button(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Copied');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: VIEW })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeHidden();
  await expect(summary).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(button(page)).toBeHidden();
});

test('the menu closes when the reader goes elsewhere, and on the next page copies that page', async ({
  page,
}) => {
  await allowClipboard(page);
  await open(page, PAGE);
  await page.getByText('Copy page').click();
  await expect(button(page)).toBeVisible();
  await page.locator('h1').click();
  await expect(button(page), 'after a click elsewhere').toBeHidden();
  await page.getByText('Copy page').click();
  await relatedOf(page).click();
  await expect(page.locator('h1')).not.toHaveText('Generate an IBAN');
  await expect(button(page)).toBeHidden();
  const path = new URL(page.url()).pathname;
  await expect(page.locator('head link[type="text/markdown"]')).toHaveAttribute(
    'href',
    `${path}.md`,
  );
  await page.getByText('Copy page').click();
  await expect(status(page)).toHaveText('');
  await button(page).click();
  await expect(status(page)).toHaveText('Copied');
  expect(await readClipboard(page)).toBe(readBuilt(`${path.slice(at('/').length)}.md`));
});

test('if the clipboard is denied, copy buttons select the text, and the Markdown is opened', async ({
  page,
}) => {
  await denyClipboard(page);
  await open(page, PAGE);
  const selected = () => page.evaluate(() => window.getSelection()?.toString());
  await page.getByRole('button', { name: 'Copy URL' }).click();
  await expect(page.getByRole('button', { name: 'Copy URL' })).toHaveText('Selected');
  expect(await selected()).toBe('https://api.fakewright.example/v1/finance/iban');
  const copy = page.getByRole('button', { name: 'Copy code' }).first();
  const code = await copy.locator('xpath=preceding-sibling::pre').innerText();
  await copy.click();
  await expect(copy).toHaveText('Selected');
  expect((await selected())?.trim()).toBe(code.trim());

  await page.getByText('Copy page').click();
  await button(page).click();
  await expect(page).toHaveURL(at(`${PAGE}.md`));
});

test('the menu says when the Markdown cannot be loaded', async ({ page }) => {
  await allowClipboard(page);
  let isDown = true;
  await page.route('**/*.md', (route) =>
    isDown ? route.fulfill({ status: 503, body: 'down' }) : route.continue(),
  );
  await open(page, PAGE);
  await page.getByText('Copy page').click();
  await button(page).click();
  await expect(status(page)).toContainText('could not be loaded');
  isDown = false;
  await button(page).click();
  await expect(status(page)).toHaveText('Copied');
});
