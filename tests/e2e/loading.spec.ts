import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { withBasePath, generatorEntries, headingOf, waitForHydration } from './site';
import { failChunks, holdChunks, recordChunkRequests, recordDocuments } from '../support/chunks';
import { test } from './fixtures';

test.use({ expectedErrors: /\b(?:404|500)\b|Loading chunk|React error #418/ });

const { slug = '', title = '' } = generatorEntries[2] ?? {};
const target = `/docs/api/${slug}`;

/**
 * URL for which a static host returns the not-found page, although the scripts then show the target page. The tests make
 * `history.replaceState` throw. For this reason, the scripts do not preload the page. They load it after hydration, and
 * show the loading state meanwhile.
 */
const address = withBasePath(`${target}/index.html`);

const DELAY = 200;

const spinner = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'Loading' });
const box = (page: Page): Locator =>
  page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) });
const retry = (page: Page): Locator => box(page).getByRole('button', { name: 'Retry' });

/** Opens the target page by `address`, with the not-found response of a static host. */
async function openByAddress(page: Page): Promise<void> {
  const notFound = await page.request.get(withBasePath('/no-such-page'));
  expect(notFound.status()).toBe(404);
  const body = await notFound.body();
  await page.route(`**${address}`, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body }),
  );
  await page.addInitScript(() => {
    const { history } = window;
    history.replaceState = () => {
      // Restores the browser's own method, so that only the first call throws.
      Reflect.deleteProperty(history, 'replaceState');
      throw new DOMException('The address changes too often', 'SecurityError');
    };
  });
  // Does not wait for the load event, because a delayed chunk also delays this event.
  await page.goto(address, { waitUntil: 'commit' });
  // Waits until the heading of the not-found page has disappeared, because the scripts then show the loading state.
  await expect(page.locator('body:has(footer):not(:has(h1))')).toBeAttached();
}

test('a spinner appears if a page takes longer than 200 ms to load, and disappears when the page is shown', async ({
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
  // The spinner is centred in the area next to the sidebar.
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

test('if a page fails to load, a red box shows the error message and a "Retry" button', async ({
  page,
}) => {
  let isLost = true;
  await failChunks(page, target, () => isLost);
  const documents = recordDocuments(page);
  const requests = recordChunkRequests(page, target);
  // Counts scripts only, because links to the page also prefetch the chunk.
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

test('if the script of a page fails to load, the HTML stays readable, and "Retry" hydrates the page', async ({
  page,
}) => {
  let isLost = true;
  await failChunks(page, target, () => isLost);
  const documents = recordDocuments(page);
  await page.goto(withBasePath(target));
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
  expect(documents).toEqual([withBasePath(target), withBasePath(target)]);
});
