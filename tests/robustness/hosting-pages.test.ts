import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readElements } from '../../src/hosting/inline';
import { publishBuild } from '../../src/hosting/publish';
import { product } from '../../src/product';
import { BROWSER_ARGUMENTS, requireBrowser } from '../support/browser';
import { linksOf, openSearch, search } from '../e2e/searchDialog';
import { builtFiles, operations, readBuilt } from '../support/build';
import { startNginx } from '../support/nginx';
import type { Nginx } from '../support/nginx';

type Element = DefaultTreeAdapterTypes.Element;

const base = product.baseUrl;
const own = new URL(base, product.siteUrl);
const pages = builtFiles('.html');

const read = (element: Element, name: string): string =>
  element.attrs.find((each) => each.name === name)?.value ?? '';

/** Kinds of `<link>` that load nothing: they say where a page is, or who made it. */
const LOADS_NOTHING = /^(?:canonical|alternate|author|license|next|prev|search|help)$/;

/** Attributes whose address a browser asks for without being told to. */
const ASKED_FOR = ['src', 'srcset', 'poster', 'data', 'background', 'action', 'ping', 'manifest'];

function listAddresses(element: Element): string[] {
  const { tagName } = element;
  const named = ASKED_FOR.map((name) => read(element, name));
  const rels = read(element, 'rel').toLowerCase().split(/\s+/);
  const isLoaded = tagName === 'link' && !rels.every((rel) => LOADS_NOTHING.test(rel));
  // In SVG, where `use` and `image` load what they name.
  const isSvgReference = ['use', 'image', 'feImage'].includes(tagName);
  const href = isLoaded || isSvgReference ? [read(element, 'href')] : [];
  return [...named, ...href].flatMap((value) => value.split(/\s*,\s+|\s+\d[\d.]*[wx]\b/));
}

const isForeign = (address: string): boolean =>
  address !== '' && !address.startsWith('data:') && new URL(address, own).origin !== own.origin;

describe('No third-party request anywhere', () => {
  test('No page loads anything from another host.', () => {
    const faults = pages.flatMap((page) =>
      readElements(readBuilt(page))
        .flatMap(listAddresses)
        .filter(isForeign)
        .map((address) => `${page}: ${address}`),
    );
    expect(pages.length).toBeGreaterThan(300);
    expect(faults).toEqual([]);
  });

  test('No style sheet loads anything from another host.', () => {
    const styles = builtFiles('.css');
    const addresses = styles.flatMap((file) =>
      [...readBuilt(file).matchAll(/(?:url\(|@import )\s*["']?([^"')\s]+)/g)].map(
        ([, url = '']) => url,
      ),
    );
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter(isForeign)).toEqual([]);
  });
});

test('External links: noopener noreferrer.', () => {
  const links = pages.flatMap((page) =>
    readElements(readBuilt(page))
      .filter(({ tagName }) => tagName === 'a')
      .filter((link) => isForeign(read(link, 'href')))
      .map((link) => ({ page, href: read(link, 'href'), rel: read(link, 'rel').split(/\s+/) })),
  );
  expect(links.length).toBeGreaterThan(pages.length);
  const faults = links.filter(
    ({ rel }) => !rel.includes('noopener') || !rel.includes('noreferrer'),
  );
  expect(faults).toEqual([]);
});

describe('In the browser, served by nginx with deploy/nginx.conf', () => {
  let folder: string;
  let nginx: Nginx;
  let browser: Browser;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'hosting-pages-'));
    const target = path.join(folder, 'srv');
    await publishBuild({
      build: 'build',
      headers: 'deploy/generated/headers.conf',
      target,
      basePath: base,
      release: '1',
      reload: () => Promise.resolve(),
    });
    nginx = await startNginx(path.join(folder, 'nginx'), target);
    browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_ARGUMENTS });
  });

  afterAll(async () => {
    await browser?.close();
    await nginx?.close();
    await rm(folder, { recursive: true, force: true });
  });

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
      const { origin, protocol } = new URL(request.url());
      if (origin !== nginx.origin && protocol !== 'data:') faults.push(`asks ${request.url()}`);
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
    await page.goto(`${nginx.origin}${base}${address}`, { waitUntil: 'networkidle' });
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
    await page.goto(`${nginx.origin}${base}`);
    await openSearch(page);
    await search(page, operation?.summary ?? '');
    await linksOf(page).first().click();
    await page.waitForURL(/\/docs\/api\//);
    await page.goBack();
    await page.waitForURL(`${nginx.origin}${base}`);
    expect(faults).toEqual([]);

    const response = await page.goto(`${nginx.origin}${base}no/such/page`);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(faults.filter((fault) => !/status of 404/.test(fault))).toEqual([]);
    await page.close();
  });

  test('Without the hash of its inline scripts the browser would report it.', async () => {
    const { page, faults } = await openPage();
    await page.route(`${nginx.origin}${base}docs`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<script>', '<script>/* changed */');
      await route.fulfill({ response, body });
    });
    await page.goto(`${nginx.origin}${base}docs`);
    await expect.poll(() => faults.join()).toContain('CSP script-src-elem: inline');
    await page.close();
  });
});
