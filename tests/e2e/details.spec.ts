import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { test } from './sharedTab';
import { navigateInApp, openPage } from './site';

/** A page with closed sections of several heights. */
const ENDPOINT = '/docs/api/generate-an-iban';

/** Returns the summaries of the first closed sections that are not nested. */
async function sectionsOf(page: Page): Promise<Locator[]> {
  const all = await page.locator('main :not(details) > details > summary').all();
  expect(all.length).toBeGreaterThan(5);
  return all.slice(0, 5);
}

interface Move {
  /** Whether a transition has started. If so, the height has not changed yet. */
  isMoving: boolean;
  /** Seconds. */
  duration: number;
  easing: string;
}

/** Opens or closes a section, and measures the transition of its height right afterwards. */
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

/** Waits until the transition of a section has ended. */
async function ended(summary: Locator): Promise<void> {
  const hasEnded = (node: HTMLElement): boolean => {
    const details = node.parentElement as HTMLDetailsElement;
    const { height, contentVisibility } = getComputedStyle(details, '::details-content');
    if (!details.open) return height === '0px' && contentVisibility === 'hidden';
    return parseFloat(height) > (node.nextElementSibling?.scrollHeight ?? Infinity) - 1;
  };
  await expect.poll(() => summary.evaluate(hasEnded)).toBe(true);
}

test('the animation of a section that the user opens or closes takes longer for higher sections', async ({
  page,
}) => {
  await openPage(page, ENDPOINT);
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

test('a collapsible section that a script opens or closes is not animated', async ({ page }) => {
  await openPage(page, ENDPOINT);
  for (const summary of await sectionsOf(page)) {
    expect(await moveAfter(summary, 'script')).toMatchObject({ isMoving: false });
    expect(await moveAfter(summary, 'script')).toMatchObject({ isMoving: false });
  }
});

test('a link to a field in a closed section opens the section without an animation', async ({
  page,
}) => {
  await openPage(page, ENDPOINT);
  const field = page.locator('main details [id]').first();
  const section = field.locator('xpath=ancestor::details[1]');
  const summary = section.locator('> summary');
  await moveAfter(summary, 'click');
  await ended(summary);
  await moveAfter(summary, 'click');
  await ended(summary);
  await navigateInApp(page, `${ENDPOINT}#${await field.getAttribute('id')}`);
  await expect(field).toBeVisible();
  await expect(section).not.toHaveAttribute('data-moving');
});

test('the animation of a collapsible section lasts 1 ms in reduced-motion mode', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, ENDPOINT);
  for (const summary of await sectionsOf(page)) {
    expect((await moveAfter(summary, 'click')).duration).toBe(0.001);
    await ended(summary);
  }
});
