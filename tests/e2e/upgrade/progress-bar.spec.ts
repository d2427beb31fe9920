import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { withBasePath, catalogue, generatorEntries, headingOf, linkTo, openPage } from '../site';
import { holdChunks } from '../../support/chunks';
import { test } from '../fixtures';

const CATALOGUE = '/docs/category/api';

/** Delay before the progress bar appears, and parameters of the bar. Times are in milliseconds. */
const DELAY = 200;
const SPEED = 200;
const TRICKLE_SPEED = 800;
const TRICKLE_RATE = 0.02;
const MINIMUM = 0.08;

const { slug = '', title = '' } = generatorEntries.at(-2) ?? {};
const target = `/docs/api/${slug}`;

const bar = (page: Page): Locator => page.locator('#nprogress .bar');

/** Returns the fraction of the window width that the bar fills, from 0 to 1. */
async function readProgress(page: Page): Promise<number> {
  const offset = await bar(page).evaluate((element) => element.style.transform);
  return 1 + parseFloat(offset.replace('translate3d(', '')) / 100;
}

/**
 * Opens the catalogue with a paused clock. Only `page.clock.runFor` advances this clock. Every random number is 0.5.
 */
async function openWithStillClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  await page.clock.install();
  await openPage(page, CATALOGUE);
  await page.clock.pauseAt(Date.now() + 60_000);
}

async function followTargetLink(page: Page): Promise<void> {
  const link = linkTo(page, target);
  await link.click();
  await expect(page).toHaveURL(withBasePath(target));
}

test('the progress bar appears at 8 % if a page takes longer than 200 ms to load, and grows in small steps', async ({
  page,
}) => {
  await holdChunks(page, target);
  await openWithStillClock(page);
  await followTargetLink(page);
  await page.clock.runFor(DELAY - 1);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar(page)).toBeVisible();
  expect(await readProgress(page)).toBeCloseTo(MINIMUM, 4);
  await expect(bar(page)).toHaveCSS('transition-duration', `${SPEED / 1000}s`);
  await expect(page.locator('#nprogress :is(.spinner, [role="spinner"])')).toHaveCount(0);

  const box = await bar(page).boundingBox();
  expect(box?.y, 'at the upper edge').toBe(0);
  expect(box?.height, 'thin').toBeLessThanOrEqual(4);

  // The size of each step is the rate times a random number. In this test, every random number is 0.5.
  for (const step of [1, 2, 3]) {
    await page.clock.runFor(TRICKLE_SPEED - 1);
    expect(await readProgress(page)).toBeCloseTo(MINIMUM + ((step - 1) * TRICKLE_RATE) / 2, 4);
    await page.clock.runFor(1);
    expect(await readProgress(page)).toBeCloseTo(MINIMUM + (step * TRICKLE_RATE) / 2, 4);
  }
});

test('the progress bar does not appear for a page that loads within 200 ms', async ({ page }) => {
  await openWithStillClock(page);
  await followTargetLink(page);
  await expect(headingOf(page)).toHaveText(title);
  await page.clock.runFor(10 * DELAY);
  await expect(bar(page)).toHaveCount(0);
});

test('the progress bar does not appear after a click on a link to an anchor on the same page', async ({
  page,
}) => {
  const name = catalogue.tags.at(-1)?.name ?? '';
  await openWithStillClock(page);
  await page.getByRole('main').locator(`a[href="#${name}"]`).first().click();
  await expect(page).toHaveURL(withBasePath(`${CATALOGUE}#${name}`));
  await page.clock.runFor(10 * DELAY);
  await expect(bar(page)).toHaveCount(0);
});

test('the progress bar fills and disappears when the new page is shown', async ({ page }) => {
  const release = await holdChunks(page, target);
  await openWithStillClock(page);
  await followTargetLink(page);
  await page.clock.runFor(DELAY + 20 * TRICKLE_SPEED);
  await expect(bar(page), 'while the chunk is held back').toBeVisible();
  expect(await readProgress(page)).toBeLessThan(1);

  release();
  await expect(headingOf(page)).toHaveText(title);
  // The bar fills completely, and then fades out.
  await page.clock.runFor(SPEED);
  expect(await readProgress(page)).toBe(1);
  await page.clock.runFor(2 * SPEED);
  await expect(bar(page)).toHaveCount(0);
});
