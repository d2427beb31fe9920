import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { test } from './sharedTab';
import { goInApp, open } from './site';

/** A page with closed sections of several heights. */
const ENDPOINT = '/docs/api/generate-an-iban';

/** The first closed sections that are not inside others. */
async function sectionsOf(page: Page): Promise<Locator[]> {
  const all = await page.locator('main :not(details) > details > summary').all();
  expect(all.length).toBeGreaterThan(5);
  return all.slice(0, 5);
}

interface Move {
  /** Whether the height is still the old one. */
  isMoving: boolean;
  /** Seconds. */
  duration: number;
  easing: string;
}

/** Measures how the height of a section changes right after an action. */
function moveAfter(summary: Locator, action: 'click' | 'script'): Promise<Move> {
  return summary.evaluate((node: HTMLElement, name) => {
    const details = node.parentElement as HTMLDetailsElement;
    const style = getComputedStyle(details, '::details-content');
    const { height } = style;
    if (name === 'click') node.click();
    else details.open = !details.open;
    // Browsers round fractions of a pixel in different ways.
    const isMoving = Math.abs(parseFloat(style.height) - parseFloat(height)) < 1;
    const [easing = ''] = style.transitionTimingFunction.split(', ');
    return { isMoving, duration: parseFloat(style.transitionDuration), easing };
  }, action);
}

/** Waits until all of a section is shown or hidden. */
async function ended(summary: Locator): Promise<void> {
  const hasEnded = (node: HTMLElement): boolean => {
    const details = node.parentElement as HTMLDetailsElement;
    const { height, contentVisibility } = getComputedStyle(details, '::details-content');
    if (!details.open) return height === '0px' && contentVisibility === 'hidden';
    return parseFloat(height) > (node.nextElementSibling?.scrollHeight ?? Infinity) - 1;
  };
  await expect.poll(() => summary.evaluate(hasEnded)).toBe(true);
}

test('a section that a reader opens or closes moves by its height, and eases in and out', async ({
  page,
}) => {
  await open(page, ENDPOINT);
  const durations = new Set<number>();
  for (const summary of await sectionsOf(page)) {
    for (const turn of ['first', 'second']) {
      const { duration, ...move } = await moveAfter(summary, 'click');
      expect(move, turn).toEqual({ isMoving: true, easing: 'ease-in-out' });
      durations.add(duration);
      await ended(summary);
    }
  }
  expect(Math.min(...durations)).toBeGreaterThan(0.1);
  expect(durations.size).toBeGreaterThan(1);
});

test('a section that a script opens or closes does not move', async ({ page }) => {
  await open(page, ENDPOINT);
  for (const summary of await sectionsOf(page)) {
    expect(await moveAfter(summary, 'script')).toMatchObject({ isMoving: false });
    expect(await moveAfter(summary, 'script')).toMatchObject({ isMoving: false });
  }
});

test('the target of a link is shown at once, also after a click', async ({ page }) => {
  await open(page, ENDPOINT);
  const field = page.locator('main details [id]').first();
  const section = field.locator('xpath=ancestor::details[1]');
  const summary = section.locator('> summary');
  await moveAfter(summary, 'click');
  await ended(summary);
  await moveAfter(summary, 'click');
  await ended(summary);
  await goInApp(page, `${ENDPOINT}#${await field.getAttribute('id')}`);
  await expect(field).toBeVisible();
  await expect(section).not.toHaveAttribute('data-moving');
});

test('a section moves for 1 ms in reduced-motion mode', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, ENDPOINT);
  for (const summary of await sectionsOf(page)) {
    expect((await moveAfter(summary, 'click')).duration).toBe(0.001);
    await ended(summary);
  }
});
