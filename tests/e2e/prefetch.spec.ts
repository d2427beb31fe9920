import { expect } from '@playwright/test';
import type { Locator, Page, Request } from '@playwright/test';
import { EXPLORER_PATH } from '../../src/site/urls';
import {
  withBasePath,
  generatorEntries,
  linkTo,
  openPage,
  emulateConnection,
  waitUntilIdle,
} from './site';
import { componentChunkPattern, pageChunkPattern, recordChunkRequests } from '../support/chunks';
import { listScriptUrls } from '../../scripts/support/scriptUrls';
import { test } from './fixtures';

const CATALOGUE = '/docs/category/api';

const [START = '', target = ''] = generatorEntries.map(({ slug }) => `/docs/api/${slug}`);
/** Path of the page that the last row of the catalogue links to. */
const row = `/docs/api/${generatorEntries.at(-1)?.slug}`;

const isPrefetch = async (request: Request): Promise<boolean> =>
  (await request.allHeaders())['sec-purpose'] === 'prefetch';

type Recording = Window & { addresses?: string[] };

/** Records the URL of each `<link rel="prefetch">` and `<script>` that is added to the page. */
async function recordTags(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const addresses: string[] = [];
    (window as Recording).addresses = addresses;
    new MutationObserver((records) => {
      for (const node of records.flatMap((record) => [...record.addedNodes])) {
        if (node instanceof HTMLScriptElement) addresses.push(node.src);
        if (node instanceof HTMLLinkElement && node.rel === 'prefetch') addresses.push(node.href);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Counts the recorded prefetch tags and scripts for the target's chunk. */
async function countTags(page: Page): Promise<number> {
  const addresses = await page.evaluate(() => (window as Recording).addresses ?? []);
  return addresses.filter((address) => pageChunkPattern(target).test(address)).length;
}

/** Scrolls a link into view, and waits until the page's intersection observers have been notified. */
async function showLink(link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  await link.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(([entry]) => {
          if (!entry?.isIntersecting) return;
          observer.disconnect();
          // Observers are notified in the order of their creation, so the observer of the page was notified first.
          resolve();
        });
        observer.observe(element);
      }),
  );
}

/** Touches a link and cancels the touch, so that it does not become a tap. */
async function touch(page: Page, link: Locator): Promise<void> {
  const box = await link.boundingBox();
  if (box === null) throw new Error('The link is not on the screen.');
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
}

/** Opens the start page, and waits until it has prefetched the target of a link that is visible at first. */
async function openAndPrefetch(page: Page): Promise<void> {
  const others = recordChunkRequests(page, EXPLORER_PATH);
  await openPage(page, START);
  await expect.poll(() => others.length).toBe(1);
}

test('a link in the content prefetches its page when the link scrolls into view', async ({
  page,
}) => {
  const requests = recordChunkRequests(page, target);
  await openAndPrefetch(page);
  const inSidebar = page.locator(`.theme-doc-sidebar-container a[href="${withBasePath(target)}"]`);
  await expect(inSidebar, 'in the sidebar').toBeInViewport();
  expect(requests, 'before the link in the content is on the screen').toHaveLength(0);

  await showLink(linkTo(page, target));
  await expect.poll(() => requests.length).toBe(1);
  expect(await Promise.all(requests.map(isPrefetch))).toEqual([true]);
});

/** Expects that an action on a visible link loads the chunk of its target as a script. */
async function expectPreload(page: Page, act: (link: Locator) => Promise<void>): Promise<void> {
  const requests = recordChunkRequests(page, target);
  const countScripts = () =>
    requests.filter((request) => request.resourceType() === 'script').length;
  await openPage(page, START);
  await showLink(linkTo(page, target));
  await expect.poll(() => requests.length, 'prefetched').toBe(1);
  expect(countScripts(), 'before').toBe(0);
  await act(linkTo(page, target));
  await expect.poll(countScripts).toBe(1);
  await expect(page, 'the page stays').toHaveURL(withBasePath(START));
}

test('a link preloads its page on hover', async ({ page }) => {
  await expectPreload(page, (link) => link.hover());
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a link preloads its page on touch', async ({ page }) => {
    await expectPreload(page, (link) => touch(page, link));
  });
});

const constrained = [
  ['on a slow 2g connection', { effectiveType: 'slow-2g', saveData: false }],
  ['on a 2g connection', { effectiveType: '2g', saveData: false }],
  ['when data-saver is on', { effectiveType: '4g', saveData: true }],
] as const;

for (const [situation, connection] of constrained) {
  test(`links neither preload nor prefetch their page ${situation}`, async ({ page }) => {
    await emulateConnection(page, connection);
    await recordTags(page);
    const requests = recordChunkRequests(page, target);
    await openPage(page, START);
    // No further wait is necessary, because event handlers of the page add tags synchronously.
    await showLink(linkTo(page, target));
    expect(await countTags(page), 'tags after the link came into view').toBe(0);
    await linkTo(page, target).hover();
    expect(await countTags(page), 'tags after the hover').toBe(0);
    expect(await page.locator('link[rel="prefetch"]').count()).toBe(0);

    // The chunk is requested only when the link is followed.
    expect(requests).toHaveLength(0);
    await linkTo(page, target).click();
    await expect(page).toHaveURL(withBasePath(target));
    await expect.poll(() => requests.length).toBe(1);
  });
}

test('a catalogue row preloads its page on hover, but does not prefetch the page when visible', async ({
  page,
}) => {
  const requests = recordChunkRequests(page, row);
  const others = recordChunkRequests(page, '/markdown-page');
  await openPage(page, CATALOGUE);
  await showLink(linkTo(page, row));
  // If rows were prefetched when visible, this row would be prefetched before a footer link below the row.
  await showLink(page.locator(`.footer a[href="${withBasePath('/markdown-page')}"]`));
  await expect.poll(() => others.length).toBeGreaterThan(0);
  expect(requests, 'while it is visible').toHaveLength(0);
  await linkTo(page, row).hover();
  await expect.poll(() => requests.length).toBe(1);
});

const everyKind = ['/', CATALOGUE, '/docs/api/fakewright', target, '/blog', '/blog/welcome'];

for (const path of everyKind) {
  test(`the HTML of a page lists every script that the page needs: ${path}`, async ({ page }) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const response = await page.goto(withBasePath(path));
    await waitUntilIdle(page);
    const named = listScriptUrls((await response?.text()) ?? '');
    const needed = [];
    for (const request of requests) {
      if (request.resourceType() !== 'script' || (await isPrefetch(request))) continue;
      needed.push(new URL(request.url()).pathname);
    }
    expect(named.length).toBeGreaterThan(2);
    expect(needed.sort()).toEqual(named.sort());
  });
}

/** Maximum number of prefetch tags on a newly opened reference page, for the files of three pages and shared files. */
const MOST_TAGS = 60;

for (const path of everyKind) {
  test(`a page prefetches only the targets of visible links outside the menu: ${path}`, async ({
    page,
  }) => {
    await openPage(page, path);
    await waitUntilIdle(page);
    const links = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>(':is(main, .footer, .menu) a[href^="/"]')]
        .filter(({ pathname }) => pathname !== location.pathname && !pathname.includes('.'))
        .map((link) => {
          const { top, bottom } = link.getBoundingClientRect();
          const isVisible = link.checkVisibility() && bottom > 0 && top < innerHeight;
          const isInList = link.closest('.menu, .breadcrumbs, [data-prefetch="hover"]');
          return { path: link.pathname, isWanted: isVisible && !isInList };
        }),
    );
    const addresses = await page
      .locator('link[rel="prefetch"]')
      .evaluateAll((tags) => tags.map((tag) => (tag as HTMLLinkElement).href));
    // Skips /docs, which redirects. Its chunk is the layout of all docs pages, so every docs link prefetches it.
    const isPrefetched = (linked: string): boolean => {
      if (linked === withBasePath('/docs')) return false;
      const chunks = pageChunkPattern(linked.slice(withBasePath('').length));
      return addresses.some((address) => chunks.test(address));
    };
    const wanted = new Set(links.filter(({ isWanted }) => isWanted).map((link) => link.path));
    const prefetched = [...new Set(links.map((link) => link.path))].filter(isPrefetched);
    expect(wanted).not.toEqual(new Set());
    expect(new Set(prefetched)).toEqual(wanted);
    if (path === target) expect(addresses.length).toBeLessThan(MOST_TAGS);
  });
}

test('a visible link to a docs page also prefetches the layout of docs pages', async ({ page }) => {
  await recordTags(page);
  await openPage(page, '/');
  await page
    .locator(`main a[href^="${withBasePath('/docs/')}"]`)
    .first()
    .scrollIntoViewIfNeeded();
  await expect
    .poll(() => page.evaluate(() => (window as Recording).addresses ?? []))
    .toContainEqual(expect.stringMatching(componentChunkPattern(target)));
});
