import type { Page } from '@playwright/test';

/** A movement that the reader did not cause, as browsers report it (Layout Instability API). */
interface LayoutShift {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

type Recording = Window & { shifts?: string[] };

/** Lets the page that opens next note every layout shift, with what has moved from where to where. */
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

/** The layout shifts so far. Those of the last change are known after the frame that shows it. */
export const readShifts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { shifts } = window as Recording;
    if (!shifts) throw new Error('No layout shift has been recorded.');
    return shifts;
  });
