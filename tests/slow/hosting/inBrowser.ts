import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { product } from '../../../src/product';
import { linksOf, openSearch, search } from '../../e2e/searchDialog';
import { launchBrowser } from '../../support/browser';
import { operations } from '../../support/build';

const base = product.baseUrl;

/** Pages of every kind, looked at with the policy that nginx sends. */
export function testInBrowser(origin: () => string): void {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchBrowser();
  });

  afterAll(() => browser?.close());

  /** A page that notes what the policy stops, what fails and what goes elsewhere. */
  async function openPage(): Promise<{ page: Page; faults: string[] }> {
    const page = await browser.newPage({ ignoreHTTPSErrors: true });
    const faults: string[] = [];
    await page.exposeFunction('noteViolation', (text: string) => faults.push(text));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { effectiveDirective, blockedURI, sample } = event;
        const text = `CSP ${effectiveDirective}: ${blockedURI} ${sample} on ${location.href}`;
        (window as unknown as { noteViolation: (text: string) => void }).noteViolation(text);
      });
    });
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`${message.text()} (${page.url()})`);
    });
    page.on('pageerror', (error) => faults.push(`${error.message} (${page.url()})`));
    page.on('request', (request) => {
      const { origin: asked, protocol } = new URL(request.url());
      if (asked !== origin() && protocol !== 'data:') faults.push(`asks ${request.url()}`);
    });
    return { page, faults };
  }

  const [operation] = operations;
  const addresses = [
    '',
    'docs',
    'docs/category/api',
    `docs/api/${operation?.slug}`,
    `docs/api/${operations.at(-1)?.slug}`,
    'docs/custom/custom-template',
    'blog',
    'blog/archive',
    'blog/tags',
    'blog/long-blog-post',
    'markdown-page',
  ];

  test.each(addresses)('/%s: zero CSP reports, and the page is alive.', async (address) => {
    const { page, faults } = await openPage();
    await page.goto(`${origin()}${base}${address}`, { waitUntil: 'networkidle' });
    // A button that React has taken over: styles and scripts were allowed.
    const theme = page.locator('html');
    const before = await theme.getAttribute('data-theme');
    await page
      .getByRole('button', { name: /Switch between dark and light mode/ })
      .first()
      .click();
    await expect.poll(() => theme.getAttribute('data-theme')).not.toBe(before);
    expect(faults).toEqual([]);
    await page.close();
  });

  test('Searching, going to another page and back, and a missing page: zero CSP reports.', async () => {
    const { page, faults } = await openPage();
    await page.goto(`${origin()}${base}`);
    await openSearch(page);
    await search(page, operation?.summary ?? '');
    await linksOf(page).first().click();
    await page.waitForURL(/\/docs\/api\//);
    await page.goBack();
    await page.waitForURL(`${origin()}${base}`);
    expect(faults).toEqual([]);

    const response = await page.goto(`${origin()}${base}no/such/page`);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(faults.filter((fault) => !/status of 404/.test(fault))).toEqual([]);
    await page.close();
  });

  /** Opens the explorer, and asks for its engine. */
  async function useEngine(page: Page): Promise<void> {
    await page.goto(`${origin()}${base}blog/mdx-blog-post`);
    await page.getByRole('button', { name: 'Choose a generator' }).click();
  }

  const ENGINE = /\/engine\.[0-9a-f]+\.js$/;

  test('The engine and a locale run in a worker, whose own script brings the policy: zero CSP reports.', async () => {
    const { page, faults } = await openPage();
    const script = page.waitForResponse(ENGINE);
    await useEngine(page);
    const headers = await (await script).allHeaders();
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    const explorer = page.getByRole('region', { name: 'Explorer' });
    await explorer.getByLabel('Find a generator').fill('full name');
    await explorer.getByLabel('locale', { exact: true }).selectOption('de');
    const response = explorer.getByRole('group', { name: 'Response 200' });
    await expect.poll(() => response.textContent()).toContain('"locale": "de"');
    expect(faults).toEqual([]);
    await page.close();
  });

  test('Code that the worker makes from text is refused by that policy, and runs without it.', async () => {
    for (const [policy, outcome] of [
      [true, 'EvalError'],
      [false, 'evaluated'],
    ] as const) {
      const { page, faults } = await openPage();
      await page.route(ENGINE, async (route) => {
        const response = await route.fetch();
        const { 'content-security-policy': own = '', ...others } = response.headers();
        const code =
          "try { eval('1'); console.error('evaluated'); } catch (error) { console.error(error.name); }";
        const headers = policy ? { ...others, 'content-security-policy': own } : others;
        await route.fulfill({ response, headers, body: `${code}\n${await response.text()}` });
      });
      await useEngine(page);
      await expect.poll(() => faults.join()).toContain(outcome);
      await page.close();
    }
  });

  test('Without the hash of its inline scripts the browser would report it.', async () => {
    const { page, faults } = await openPage();
    await page.route(`${origin()}${base}docs`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<script>', '<script>/* changed */');
      await route.fulfill({ response, body });
    });
    await page.goto(`${origin()}${base}docs`);
    await expect.poll(() => faults.join()).toContain('CSP script-src-elem: inline');
    await page.close();
  });
}
