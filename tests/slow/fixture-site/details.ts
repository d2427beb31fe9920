import type { Page } from '@playwright/test';
import { test } from 'vitest';
import { expect } from './openPage';
import type { OpenPage } from './openPage';

const PAGE = '/fixture/docs/long';

interface Animation {
  /** In seconds. */
  duration: number;
  easing: string;
}

/** Clicks a summary, and returns the animation of the height as the browser has run it. */
async function toggle(page: Page, summary: string): Promise<Animation> {
  const details = page.locator('details', { hasText: summary });
  const animation = details.locator('> div').evaluate(
    (section) =>
      new Promise<Animation>((resolve) => {
        section.addEventListener('transitionrun', () => {
          const easing = getComputedStyle(section).transitionTimingFunction;
          section.addEventListener('transitionend', (event) => {
            const { elapsedTime, propertyName } = event as TransitionEvent;
            if (propertyName === 'height') resolve({ duration: elapsedTime, easing });
          });
        });
      }),
  );
  await details.locator('summary').click();
  return animation;
}

export function testDetails(openPage: OpenPage): void {
  test('collapsible sections: collapsed or expanded', async () => {
    const page = await openPage(PAGE);
    const details = page.locator('details', { hasText: 'Short' });
    const content = details.getByText('One line.');
    await expect(content).toBeHidden();
    await toggle(page, 'Short');
    await expect(content).toBeVisible();
    await expect(details).toHaveAttribute('data-collapsed', 'false');
    await toggle(page, 'Short');
    await expect(content).toBeHidden();
    await expect(details).toHaveAttribute('data-collapsed', 'true');
  });

  test('the animation duration depends on content height', async () => {
    const page = await openPage(PAGE);
    const short = await toggle(page, 'Short');
    const tall = await toggle(page, 'Tall');
    expect(short.duration).toBeGreaterThan(0.05);
    expect(tall.duration).toBeGreaterThan(short.duration * 1.5);
  });

  test('the animation duration is 1 ms in reduced-motion mode', async () => {
    const page = await openPage(PAGE, { reducedMotion: 'reduce' });
    for (const summary of ['Short', 'Tall']) {
      expect((await toggle(page, summary)).duration).toBeCloseTo(0.001, 5);
    }
  });

  test('the easing is ease-in-out', async () => {
    const page = await openPage(PAGE);
    expect((await toggle(page, 'Short')).easing).toBe('ease-in-out');
  });
}
