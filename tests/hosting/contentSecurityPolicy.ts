import type { Browser, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { product } from '../../src/site/product';
import { launchBrowser } from '../../scripts/support/browser';
import { operations } from '../support/build';
import { collectErrors } from '../support/collectErrors';

const base = product.baseUrl;

/** Declares tests that open pages with the Content-Security-Policy of nginx. Blocked content is an error on the console. */
export function testContentSecurityPolicy(origin: () => string): void {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchBrowser();
  });

  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
  afterAll(() => browser?.close());

  async function openPage(address: string): Promise<{ page: Page; errors: string[] }> {
    const page = await browser.newPage({ ignoreHTTPSErrors: true });
    const errors = collectErrors(page);
    await page.goto(`${origin()}${base}${address}`);
    return { page, errors };
  }

  test.each(['', 'docs/category/api', `docs/api/${operations[0]?.slug}`, 'blog/long-blog-post'])(
    'the content security policy blocks nothing on the page /%s, whose scripts run',
    async (address) => {
      const { page, errors } = await openPage(address);
      // The button works only after hydration. If it works, the policy has allowed the scripts.
      const theme = page.locator('html[data-has-hydrated="true"]');
      await theme.waitFor({ state: 'attached' });
      const before = await theme.getAttribute('data-theme');
      await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
      await expect.poll(() => theme.getAttribute('data-theme')).not.toBe(before);
      expect(errors).toEqual([]);
    },
  );

  test('the explorer runs in a worker, whose script is served with a content security policy', async () => {
    const { page, errors } = await openPage('markdown-page');
    const script = page.waitForResponse(/\/engine\.[0-9a-f]+\.js$/);
    await page.goto(`${origin()}${base}blog/mdx-blog-post`);
    const headers = await (await script).allHeaders();
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    const explorer = page.getByRole('region', { name: 'Explorer' });
    await explorer.getByLabel('Find a generator').fill('full name');
    await explorer.getByLabel('locale', { exact: true }).selectOption('de');
    const response = explorer.getByRole('group', { name: 'Response 200' });
    await expect.poll(() => response.textContent()).toContain('"locale": "de"');
    expect(errors).toEqual([]);
  });

  test('an inline script whose hash is not in the content security policy is blocked', async () => {
    const { page, errors } = await openPage('markdown-page');
    await page.route(`${origin()}${base}docs`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<script>', '<script>/* changed */');
      await route.fulfill({ response, body });
    });
    await page.goto(`${origin()}${base}docs`);
    await expect.poll(() => errors.join()).toMatch(/Content Security Policy/);
  });
}
