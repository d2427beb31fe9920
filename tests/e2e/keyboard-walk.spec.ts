import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { nameView, openView, views } from './accessibility';
import { countStops, readStop } from './focus';
import type { Stop } from './focus';
import { kindsOfPage } from './pageKinds';
import { open } from './site';

test.use({ trace: 'off' });

/** Stops that a walk may have at most; a trap would go on for ever. */
const MOST = 600;

/** WCAG 1.4.11 for the mark of the focus. */
const LEAST_CONTRAST = 3;

/** Presses a key until the focus leaves the document, and returns where it has been. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < MOST) {
    await page.keyboard.press(key);
    const stop = await readStop(page);
    if (!stop || (stops.length > 0 && stop.order === stops[0]?.order)) return stops;
    stops.push(stop);
  }
  throw new Error(`The focus does not leave: ${stops.at(-1)?.name ?? ''}`);
}

const namesOf = (stops: readonly Stop[]): string[] => stops.map(({ name }) => name);

for (const [index, { kind, path }] of kindsOfPage.entries()) {
  // Each kind in one view; the colours and the layout are the same on all of them.
  const view = views[index % views.length] ?? { theme: 'light', width: 1350 };
  test(`Tab goes through the page in its order, visibly, and back: ${kind}, ${nameView(view)}`, async ({
    browser,
  }) => {
    test.setTimeout(90_000);
    const page = await openView(browser, view);
    await open(page, path);
    const expected = await countStops(page);
    const stops = await walk(page, 'Tab');
    expect(stops.length, 'stops').toBe(expected);
    const orders = stops.map(({ order }) => order);
    expect(orders, 'order').toEqual([...orders].sort((a, b) => a - b));
    expect(namesOf(stops.filter(({ contrast }) => contrast < LEAST_CONTRAST)), 'mark').toEqual([]);
    expect(namesOf(stops.filter(({ isHidden }) => isHidden)), 'hidden').toEqual([]);

    const back = await walk(page, 'Shift+Tab');
    // The button that leads to the top is there only while a reader goes up.
    const others = back.filter(({ name }) => !name.includes('theme-back-to-top-button'));
    expect(others.length, 'stops on the way back').toBe(expected);
    expect(namesOf(back.filter(({ isHidden }) => isHidden)), 'hidden on the way back').toEqual([]);
    await page.context().close();
  });
}

for (const { kind, path } of kindsOfPage) {
  test(`The first stop is a link that leads past the navigation: ${kind}`, async ({ page }) => {
    await open(page, path);
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: 'Skip to main content' });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const isPast = await page.evaluate(() => {
      const bar = document.querySelector('nav.navbar');
      const focused = document.activeElement;
      return Boolean(
        focused &&
        bar &&
        bar.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING &&
        !bar.contains(focused),
      );
    });
    expect(isPast, 'the next stop is behind the navigation bar').toBe(true);
  });
}
