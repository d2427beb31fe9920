import { INTRODUCTION_PATH } from '../../../src/site/urls.ts';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { sampleEvenly } from 'fakewright-engine/testing/exhaustive';
import { catalogue, openPage } from '../site';
import { test } from '../sharedTab';

/** A page that is not in a sidebar category, so that all categories are collapsed. */
const INFORMATION = INTRODUCTION_PATH;

const bySize = [...catalogue.tags].sort((a, b) => a.entries.length - b.entries.length);
const shortest = bySize[0]?.label ?? '';
const longest = bySize.at(-1)?.label ?? '';

interface Category {
  button: Locator;
  list: Locator;
}

function findCategory(page: Page, label: string): Category {
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const button = page.getByRole('button', { name: label, exact: true });
  const item = sidebar.getByRole('listitem').filter({ has: button }).last();
  return { button: item.getByRole('button'), list: item.locator('> ul') };
}

/** Waits until the list is completely expanded or collapsed. */
async function expectHeight(list: Locator, height: 'auto' | '0px'): Promise<void> {
  await expect.poll(() => list.evaluate((element) => element.style.height)).toBe(height);
}

/** Expands a category, and returns the duration in ms and the easing of its animation. */
async function expand(page: Page, label: string): Promise<{ duration: number; easing: string }> {
  const { button, list } = findCategory(page, label);
  await button.click();
  await expectHeight(list, 'auto');
  return list.evaluate(({ style }) => ({
    duration: parseFloat(style.transitionDuration),
    easing: style.transitionTimingFunction,
  }));
}

test('the animation that expands a sidebar category takes longer for a longer category', async ({
  page,
}) => {
  await openPage(page, INFORMATION);
  const moved: { height: number; duration: number }[] = [];
  for (const { label } of sampleEvenly(bySize, 9)) {
    const { list, button } = findCategory(page, label);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(list).toBeHidden();
    const { duration, easing } = await expand(page, label);
    expect(easing).toBe('ease-in-out');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(list.getByRole('link').first()).toBeVisible();
    moved.push({ height: (await list.boundingBox())?.height ?? 0, duration });
    await button.click();
    await expectHeight(list, '0px');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(list).toBeHidden();
  }
  const byHeight = new Map(moved.map(({ height, duration }) => [height, duration]));
  expect(byHeight.size, 'different heights').toBeGreaterThan(6);
  for (const { height, duration } of moved) expect(byHeight.get(height)).toBe(duration);
  const durations = [...byHeight].sort(([a], [b]) => a - b).map(([, duration]) => duration);
  expect(durations[0]).toBeGreaterThan(1);
  expect(durations).toEqual([...new Set(durations)].sort((a, b) => a - b));
});

test('the animation of a sidebar category lasts 1 ms in reduced-motion mode', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, INFORMATION);
  for (const label of [shortest, longest]) {
    expect((await expand(page, label)).duration, label).toBe(1);
  }
});
