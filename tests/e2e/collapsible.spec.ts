import { INTRODUCTION_PATH } from '../../src/site/urls.ts';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { sample } from 'fakewright-engine/testing/exhaustive';
import { catalogue, goInApp, open } from './site';
import { test } from './sharedTab';

/** A page outside the tags, so that all categories of the sidebar are collapsed. */
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

/** Waits until the list has taken the height that it was moving to, all open or all closed. */
async function expectHeight(list: Locator, height: 'auto' | '0px'): Promise<void> {
  await expect.poll(() => list.evaluate((element) => element.style.height)).toBe(height);
}

/** Expands a category, and returns how its height moves: a duration in ms and an easing. */
async function expand(page: Page, label: string): Promise<{ duration: number; easing: string }> {
  const { button, list } = findCategory(page, label);
  await button.click();
  await expectHeight(list, 'auto');
  return list.evaluate(({ style }) => ({
    duration: parseFloat(style.transitionDuration),
    easing: style.transitionTimingFunction,
  }));
}

test('sections are collapsed or expanded, by an animation that depends on their height and eases in and out', async ({
  page,
}) => {
  await open(page, INFORMATION);
  const moved: { height: number; duration: number }[] = [];
  for (const { label } of sample(bySize, 9)) {
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

test('the animation is 1 ms in reduced-motion mode', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, INFORMATION);
  for (const label of [shortest, longest]) {
    expect((await expand(page, label)).duration, label).toBe(1);
  }
});

/** A page with closed sections of several heights. */
const ENDPOINT = '/docs/api/generate-an-iban';

/** The first closed sections that are not inside others. */
async function sectionsOf(page: Page): Promise<Locator[]> {
  const all = await page.locator('main :not(details) > details > summary').all();
  expect(all.length).toBeGreaterThan(5);
  return all.slice(0, 5);
}

interface Move {
  /** Whether the height is that of before. */
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
    // In pixels, of which browsers round fractions in different ways.
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

/** A page with a parameter of 72 values, of about a kilobyte. */
const LONG_LIST = '/docs/api/generate-a-file-extension';

test('a long list of values is folded, and can be filtered', async ({ page }) => {
  await open(page, LONG_LIST);
  const field = page.locator('[id="query-mediaType"]');
  const values = field.locator('dd:has(details) code:visible');
  await expect(field.getByText('72 values')).toBeVisible();
  const few = await values.count();
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThan(10);
  await field.getByText('72 values').click();
  await expect(values).toHaveCount(72);
  await field.getByRole('searchbox', { name: 'Filter values' }).fill(' PNG');
  await expect(values).toHaveText(['image/png']);
  await expect(field.getByRole('status')).toHaveText('1 of 72');
});
