import type { Page } from '@playwright/test';
import { test } from 'vitest';
import { expect } from './openPage';
import type { OpenPage } from './openPage';

const PAGE = '/fixture/docs/long';

/** How far the bar reaches into the window, in pixels; nothing or less when it is hidden. */
async function visibleHeight(page: Page): Promise<number> {
  const box = await page.locator('nav.navbar').boundingBox();
  return box ? box.y + box.height : 0;
}

const expectHidden = (page: Page) => expect.poll(() => visibleHeight(page)).toBeLessThanOrEqual(0);

async function expectShown(page: Page): Promise<void> {
  const { height } = (await page.locator('nav.navbar').boundingBox()) ?? { height: Infinity };
  await expect.poll(() => visibleHeight(page)).toBeGreaterThanOrEqual(height);
}

/** Waits until everything that listens to scrolling has seen the page's position. */
const settle = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/** Turns the wheel, and waits until the page has moved. */
async function scrollBy(page: Page, pixels: number): Promise<void> {
  const target = (await page.evaluate(() => window.scrollY)) + pixels;
  await page.mouse.wheel(0, pixels);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(target);
  await settle(page);
}

async function openScrolled(openPage: OpenPage): Promise<Page> {
  const page = await openPage(PAGE);
  await page.mouse.move(600, 500);
  await expectShown(page);
  await scrollBy(page, 600);
  await scrollBy(page, 300);
  await expectHidden(page);
  return page;
}

export function testHideOnScroll(openPage: OpenPage): void {
  test('the bar hides when scrolling down', async () => {
    await openScrolled(openPage);
  });

  test('the bar shows when scrolling up', async () => {
    const page = await openScrolled(openPage);
    await scrollBy(page, -100);
    await expectShown(page);
  });

  test('the bar shows near the page top', async () => {
    const page = await openPage(PAGE);
    await page.mouse.move(600, 500);
    const { height } = (await page.locator('nav.navbar').boundingBox()) ?? { height: 0 };
    // Downwards, which hides the bar anywhere else.
    await scrollBy(page, Math.floor(height / 3));
    await scrollBy(page, Math.floor(height / 3));
    await expectShown(page);
    await expect(page.locator('nav.navbar')).not.toHaveClass(/navbarHidden/);
    await scrollBy(page, Math.ceil(height));
    await expectHidden(page);
  });

  test('the bar shows after jumping to an anchor', async () => {
    const page = await openScrolled(openPage);
    await page
      .locator('article')
      .getByRole('link', { name: 'further down', exact: true })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/#further-down$/);
    await expect(page.getByRole('heading', { name: 'Further down' })).toBeInViewport();
    await settle(page);
    await expectShown(page);
  });
}
