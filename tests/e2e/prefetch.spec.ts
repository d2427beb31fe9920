import { expect } from '@playwright/test';
import type { Locator, Page, Request } from '@playwright/test';
import { at, catalogue, linkTo, open, pretendConnection, waitUntilIdle } from './site';
import { componentChunk, ownChunks, recordChunkRequests } from '../support/chunks';
import { listScripts } from '../../scripts/support/scripts';
import { test } from './ownTab';

const CATALOGUE = '/docs/category/api';

/** The last generator that is not its tag's first, which the tag's sidebar label leads to. */
const slug = catalogue.tags.flatMap((tag) => tag.entries.slice(1)).at(-1)?.slug ?? '';
/** The catalogue links it far below the first screen, and no other part of that page does. */
const target = `/docs/api/${slug}`;

const isPrefetch = async (request: Request): Promise<boolean> =>
  (await request.allHeaders())['sec-purpose'] === 'prefetch';

type Recording = Window & { addresses?: string[] };

/** Keeps a list of all that the page has ever asked for by a prefetch tag or a script. */
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

/** Counts the requests for the target's chunk so far. */
async function countTags(page: Page): Promise<number> {
  const addresses = await page.evaluate(() => (window as Recording).addresses ?? []);
  return addresses.filter((address) => ownChunks(target).test(address)).length;
}

/** Scrolls a link into view, and waits until the browser has told the page's observers so. */
async function showLink(link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  await link.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(([entry]) => {
          if (!entry?.isIntersecting) return;
          observer.disconnect();
          // Observers are told in the order of their creation, so the link's own has been.
          resolve();
        });
        observer.observe(element);
      }),
  );
}

/** Puts a finger on a link and takes it away without a tap. */
async function touch(page: Page, link: Locator): Promise<void> {
  const box = await link.boundingBox();
  if (box === null) throw new Error('The link is not on the screen.');
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
}

test('links prefetch their target when visible', async ({ page }) => {
  const requests = recordChunkRequests(page, target);
  await open(page, CATALOGUE);
  expect(requests, 'before the link is on the screen').toHaveLength(0);

  await showLink(linkTo(page, target));
  await expect.poll(() => requests.length).toBe(1);
  expect(await Promise.all(requests.map(isPrefetch))).toEqual([true]);
});

/** A link in view preloads its target, as a script, when something is done with it. */
async function expectPreload(page: Page, act: (link: Locator) => Promise<void>): Promise<void> {
  const requests = recordChunkRequests(page, target);
  const countScripts = () =>
    requests.filter((request) => request.resourceType() === 'script').length;
  await open(page, CATALOGUE);
  await showLink(linkTo(page, target));
  expect(countScripts(), 'before').toBe(0);
  await act(linkTo(page, target));
  await expect.poll(countScripts).toBe(1);
  await expect(page, 'the page stays').toHaveURL(at(CATALOGUE));
}

test('links preload their target on hover', async ({ page }) => {
  await expectPreload(page, (link) => link.hover());
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('links preload their target on touch', async ({ page }) => {
    await expectPreload(page, (link) => touch(page, link));
  });
});

const constrained = [
  ['on a slow 2g connection', { effectiveType: 'slow-2g', saveData: false }],
  ['on a 2g connection', { effectiveType: '2g', saveData: false }],
  ['when data-saver is on', { effectiveType: '4g', saveData: true }],
] as const;

for (const [situation, connection] of constrained) {
  test(`preloading and prefetching are skipped ${situation}`, async ({ page }) => {
    await pretendConnection(page, connection);
    await recordTags(page);
    const requests = recordChunkRequests(page, target);
    await open(page, CATALOGUE);
    // The tags are made in the event's own handler, so they would be there by now.
    await showLink(linkTo(page, target));
    expect(await countTags(page), 'tags after the link came into view').toBe(0);
    await linkTo(page, target).hover();
    expect(await countTags(page), 'tags after the hover').toBe(0);
    expect(await page.locator('link[rel="prefetch"]').count()).toBe(0);

    // The page itself can still be opened, and only then asks for its chunk.
    expect(requests).toHaveLength(0);
    await linkTo(page, target).click();
    await expect(page).toHaveURL(at(target));
    await expect.poll(() => requests.length).toBe(1);
  });
}

test('a link of the sidebar is fetched ahead by the pointer alone', async ({ page }) => {
  const tag = catalogue.tags.find(({ entries }) => entries.length > 20);
  const [first, last] = [tag?.entries[0]?.slug ?? '', tag?.entries[14]?.slug ?? ''];
  const requests = recordChunkRequests(page, `/docs/api/${last}`);
  await open(page, `/docs/api/${first}`);
  const link = page.locator(`.theme-doc-sidebar-container a[href="${at(`/docs/api/${last}`)}"]`);
  await expect(page.locator(`a[href="${at(`/docs/api/${last}`)}"]`)).toHaveCount(1);
  await showLink(link);
  expect(requests, 'while it is visible').toHaveLength(0);
  await link.hover();
  await expect.poll(() => requests.length).toBeGreaterThan(0);
});

const everyKind = ['/', CATALOGUE, '/docs/api/fakewright', target, '/blog', '/blog/welcome'];

for (const path of everyKind) {
  test(`the HTML of a page names every script that it needs: ${path}`, async ({ page }) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const response = await page.goto(at(path));
    await waitUntilIdle(page);
    const named = listScripts((await response?.text()) ?? '');
    const needed = [];
    for (const request of requests) {
      if (request.resourceType() !== 'script' || (await isPrefetch(request))) continue;
      needed.push(new URL(request.url()).pathname);
    }
    expect(named.length).toBeGreaterThan(2);
    expect(needed.sort()).toEqual(named.sort());
  });
}

test('links into the documentation prefetch what renders its pages, too', async ({ page }) => {
  await recordTags(page);
  await open(page, '/');
  await page
    .locator(`main a[href^="${at('/docs/')}"]`)
    .first()
    .scrollIntoViewIfNeeded();
  await expect
    .poll(() => page.evaluate(() => (window as Recording).addresses ?? []))
    .toContainEqual(expect.stringMatching(componentChunk(target)));
});
