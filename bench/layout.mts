import { launchBrowser } from '../scripts/support/browser.ts';
import { serveCompressed } from './server.mts';
import type { BuiltSite, BenchmarkResult } from './sites.mts';
import { openTab } from './visits.mts';

const VIEWPORT = { width: 1440, height: 900 };

/** Measures the height of endpoint pages, and counts pages whose first own parameter is not visible before scrolling. */
export async function measureLayout(site: BuiltSite): Promise<BenchmarkResult> {
  const server = await serveCompressed(site.build);
  const browser = await launchBrowser();
  try {
    const { page } = await openTab(browser);
    await page.setViewportSize(VIEWPORT);
    const rows: [path: string, height: number, firstParameter: number | undefined][] = [];
    for (const { page: path } of site.endpoints) {
      await page.goto(`${server.origin}${path}`);
      const { height, bottom } = await page.evaluate(() => {
        const fields = [...document.querySelectorAll('[id^="query-"], [id^="body-"]')];
        const first = fields.find((field) => !field.closest('details'));
        return {
          height: document.documentElement.scrollHeight,
          // Only the line with name and type must be visible, not the description below it.
          bottom: first?.firstElementChild?.getBoundingClientRect().bottom,
        };
      });
      rows.push([path, height, bottom]);
    }
    const hidden = rows.filter(([, , bottom = 0]) => bottom > VIEWPORT.height);
    return {
      figures: {
        tallest: Math.max(...rows.map(([, height]) => height)),
        hidden: hidden.length,
      },
      tables: {
        'Pages whose first own parameter is below the window, px': [
          ['page', 'height', 'parameter'],
          ...hidden,
        ],
      },
    };
  } finally {
    await browser.close();
    await server.close();
  }
}
