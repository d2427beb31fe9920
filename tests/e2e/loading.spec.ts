import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { at, entries, headingOf, waitForHydration } from './site';
import { failChunks, holdChunks, recordChunkRequests, recordDocuments } from '../support/chunks';
import { test } from './fixtures';

test.use({ expectedErrors: /\b(?:404|500)\b|Loading chunk|React error #418/ });

const { slug = '', title = '' } = entries[2] ?? {};
const target = `/docs/api/${slug}`;

/**
 * A URL for which a host returns the not-found page, while the scripts show the page. If the browser does
 * not allow the scripts to change the URL, they load nothing in advance, trim the URL for themselves, and then show the
 * page.
 */
const address = at(`${target}/index.html`);

const DELAY = 200;

const spinner = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'Loading' });
const box = (page: Page): Locator =>
  page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) });
const retry = (page: Page): Locator => box(page).getByRole('button', { name: 'Retry' });

/** Opens the page by this URL, with the response of a static host. */
async function openByAddress(page: Page): Promise<void> {
  const notFound = await page.request.get(at('/no-such-page'));
  expect(notFound.status()).toBe(404);
  const body = await notFound.body();
  await page.route(`**${address}`, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body }),
  );
  await page.addInitScript(() => {
    const { history } = window;
    history.replaceState = () => {
      // Restores the browser's own method.
      Reflect.deleteProperty(history, 'replaceState');
      throw new DOMException('The address changes too often', 'SecurityError');
    };
  });
  // A chunk that is held back holds the load event back as well.
  await page.goto(address, { waitUntil: 'commit' });
  // The scripts have taken over when the heading of the not-found page is gone.
  await expect(page.locator('body:has(footer):not(:has(h1))')).toBeAttached();
}

test('while a page loads, a centred, animated spinner appears after 200 ms, and goes with the page', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  const release = await holdChunks(page, target);
  await openByAddress(page);
  await page.clock.runFor(DELAY - 1);
  await expect(spinner(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(spinner(page)).toBeVisible();

  const inner = await spinner(page).locator('[aria-hidden="true"]').boundingBox();
  // The page will be next to the sidebar.
  const area = await page.locator('main').boundingBox();
  if (inner === null || area === null) throw new Error('The spinner or main has no box.');
  expect(area.x, 'next to the sidebar').toBeGreaterThan(200);
  expect(inner.x + inner.width / 2).toBeCloseTo(area.x + area.width / 2, 0);
  expect(inner.y, 'in the area').toBeGreaterThanOrEqual(area.y);
  const states = await spinner(page).evaluate((element) =>
    element.getAnimations({ subtree: true }).map((animation) => animation.playState),
  );
  expect(states).toEqual(['running']);

  release();
  await page.clock.resume();
  await expect(headingOf(page)).toHaveText(title);
  await expect(spinner(page)).toHaveCount(0);
  await expect(box(page)).toHaveCount(0);
});

test('a page that fails to load: a red box with the error text, whose Retry button loads it again', async ({
  page,
}) => {
  let isLost = true;
  await failChunks(page, target, () => isLost);
  const documents = recordDocuments(page);
  const requests = recordChunkRequests(page, target);
  // Links to the page prefetch the chunk as well.
  const countLoads = (): number =>
    requests.filter((request) => request.resourceType() === 'script').length;
  await openByAddress(page);
  await expect(box(page)).toHaveCount(1);
  await expect(box(page)).toContainText(/ChunkLoadError: .+/);
  const colour = await box(page).evaluate((node) => getComputedStyle(node).backgroundColor);
  const [red = 0, green = 255, blue = 255] = (colour.match(/\d+/g) ?? []).map(Number);
  expect(red, colour).toBeGreaterThan(2 * Math.max(green, blue));
  expect(countLoads()).toBe(1);

  await retry(page).click();
  await expect.poll(countLoads, 'while the network is lost').toBe(2);
  await expect(box(page)).toBeVisible();

  isLost = false;
  await retry(page).click();
  await expect(headingOf(page)).toHaveText(title);
  await expect(box(page)).toHaveCount(0);
  expect(countLoads()).toBe(3);
  expect(documents, 'the page itself is not loaded again').toEqual([address]);
});

test("if a page's first load fails, the server's HTML can be read, and Retry lets it hydrate", async ({
  page,
}) => {
  let isLost = true;
  await failChunks(page, target, () => isLost);
  const documents = recordDocuments(page);
  await page.goto(at(target));
  await expect(box(page)).toBeInViewport();
  await expect(box(page)).toContainText(/ChunkLoadError: .+/);
  await expect(headingOf(page)).toHaveText(title);
  await expect(page.getByRole('main').getByText('count').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');

  isLost = false;
  await retry(page).click();
  await waitForHydration(page);
  await expect(box(page)).toHaveCount(0);
  await expect(headingOf(page)).toHaveText(title);
  expect(documents).toEqual([at(target), at(target)]);
});
