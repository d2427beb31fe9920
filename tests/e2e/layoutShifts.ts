import type { Page } from '@playwright/test';

/** An entry of the Layout Instability API. It lists elements that moved without an action of the user. */
interface LayoutShift {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

type Recording = Window & { shifts?: string[] };

/** Makes the next page record every layout shift, with the moved elements and their old and new positions. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    (window as Recording).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as LayoutShift;
        const moved = sources.map(({ node, previousRect, currentRect }) => [
          node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent,
          JSON.stringify([previousRect, currentRect]),
        ]);
        shifts.push(`${value} ${moved.join(' ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the recorded layout shifts. Waits two frames, because the browser reports a shift after painting it. */
export const readShifts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { shifts } = window as Recording;
    if (!shifts) throw new Error('No layout shift has been recorded.');
    return shifts;
  });
