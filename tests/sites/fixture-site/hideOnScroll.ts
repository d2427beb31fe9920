import type { Page } from '@playwright/test';
import { test } from 'vitest';
import { expect } from './openPage';
import type { OpenPage } from './openPage';

async function expectNavbar(page: Page, isVisible: boolean): Promise<void> {
  const bottom = () =>
    page.locator('nav.navbar').evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom));
  await (isVisible ? expect.poll(bottom).toBeGreaterThan(0) : expect.poll(bottom).toBeLessThan(1));
}

/** Scrolls with the wheel, which keeps the steps apart that Docusaurus compares. */
async function scrollTo(page: Page, y: number): Promise<void> {
  const from = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, y - from);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(y);
}

/** Tests the option that the site leaves switched off. */
export function testHideOnScroll(openPage: OpenPage): void {
  test.each([
    ['hides on scrolling down', [400, 900], false],
    ['shows on scrolling up', [400, 900, 700], true],
    ['shows near the top', [400, 900, 10], true],
  ])('the navbar %s', async (_, places, isVisible) => {
    const page = await openPage('/fixture/docs/long', { reducedMotion: 'reduce' });
    await page.addStyleTag({ content: 'main { min-height: 4000px }' });
    await page.mouse.move(600, 450);
    await expectNavbar(page, true);
    for (const y of places) {
      await scrollTo(page, y);
      if (y === 900) await expectNavbar(page, false);
    }
    await expectNavbar(page, isVisible);
  });
}
