import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { readBuiltFile } from '../support/build';
import { withBasePath, openPage, firstRelatedLink } from './site';
import { test } from './sharedTab';

const PAGE = '/docs/api/generate-an-iban';

const button = (page: Page) => page.getByRole('button', { name: 'Copy page as Markdown' });
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Makes the browser reject every write to the clipboard. */
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
  test(`"Copy page" on ${path} copies the Markdown version and then shows "Copied"`, async ({
    page,
  }) => {
    await allowClipboard(page);
    await openPage(page, path);
    await expect(button(page)).toHaveText('Copy page');
    await button(page).click();
    await expect(button(page)).toHaveText('Copied');
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
    expect(await readClipboard(page)).toBe(readBuiltFile(`${path.slice(1)}.md`));
  });
}

test('after a route change "Copy page" copies the Markdown version of the new page', async ({
  page,
}) => {
  await allowClipboard(page);
  await openPage(page, PAGE);
  await firstRelatedLink(page).click();
  await expect(page.locator('h1')).not.toHaveText('Generate an IBAN');
  const path = new URL(page.url()).pathname;
  await expect(page.locator('head link[type="text/markdown"]')).toHaveAttribute(
    'href',
    `${path}.md`,
  );
  await button(page).click();
  await expect(button(page)).toHaveText('Copied');
  expect(await readClipboard(page)).toBe(
    readBuiltFile(`${path.slice(withBasePath('/').length)}.md`),
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('"View as Markdown" links to the Markdown version of the page', async ({ page }) => {
    await page.goto(withBasePath(PAGE));
    await expect(button(page)).toBeHidden();
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    await expect(page).toHaveURL(withBasePath(`${PAGE}.md`));
  });
});

test('without clipboard permission copy buttons select the text, and "Copy page" opens the Markdown version', async ({
  page,
}) => {
  await denyClipboard(page);
  await openPage(page, PAGE);
  const selected = () => page.evaluate(() => window.getSelection()?.toString());
  await page.getByRole('button', { name: 'Copy URL' }).click();
  await expect(page.getByRole('button', { name: 'Copy URL' })).toHaveText('Selected');
  expect(await selected()).toBe('https://api.fakewright.example/v1/finance/iban');
  const copy = page.getByRole('button', { name: 'Copy code' }).first();
  const code = await copy.locator('xpath=preceding-sibling::pre').innerText();
  await copy.click();
  await expect(copy).toHaveText('Selected');
  expect((await selected())?.trim()).toBe(code.trim());

  await button(page).click();
  await expect(page).toHaveURL(withBasePath(`${PAGE}.md`));
});
