import type { Page } from '@playwright/test';
import { readShifts, recordShifts } from './shifts';
import { at, open } from './site';

/**
 * Layout shifts of a page whose HTML comes in parts, with a paint after each, as on a slow line.
 *
 * @param pauses the text that each further part begins with
 * @throws Error when the page has no such text
 */
export async function readShiftsInParts(
  page: Page,
  path: string,
  pauses: readonly string[],
): Promise<string[]> {
  await recordShifts(page);
  await open(page, path);
  await page.evaluate(
    async ([address, starts]) => {
      const html = await (await fetch(address)).text();
      const body = html.indexOf('<body');
      const ends = starts.map((start) => html.indexOf(start, body));
      if (ends.includes(-1)) throw new Error(`One of these is not there: ${starts.join(', ')}`);
      const paint = () =>
        new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
      document.open();
      let start = 0;
      for (const end of [...ends, html.length]) {
        document.write(html.slice(start, end));
        while (document.styleSheets.length === 0) await paint();
        await paint();
        start = end;
      }
      document.close();
      await paint();
    },
    [at(path), pauses] as const,
  );
  return readShifts(page);
}
