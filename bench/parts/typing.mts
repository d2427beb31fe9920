import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../../tests/support/browser.ts';
import { requireBrowser } from '../../tests/support/programs.ts';
import type { Part } from '../report.mts';
import { serveCompressed } from '../server.mts';
import type { BuiltSite } from '../sites.mts';

/** What is typed into the filter of the catalogue: the text after each key. */
const FILTERS = ['c', 'co', 'cod', 'code', 'cod', 'co', 'c', '', 's', 'se', 'see', 'seed', ''];

/** What is typed into the search, with two slips. */
const QUERY = 'creditt-crad';

async function openPage(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage();
  // esbuild, which compiles this file, calls a helper `__name` that pages do not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  return page;
}

/** Milliseconds that each key in the filter of the catalogue takes at 4x CPU slow-down, layout included. */
async function timeFilter(browser: Browser, address: string): Promise<number[]> {
  const page = await openPage(browser, address);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times = await page.evaluate(async (texts) => {
    const input = document.querySelector<HTMLInputElement>('main input[type="search"]');
    if (!input) throw new Error('There is no field.');
    const requestFrame = window.requestAnimationFrame.bind(window);
    const frame = () => new Promise((resolve) => requestFrame(() => setTimeout(resolve)));
    let longest = 0;
    let waiting = 0;
    const time = (work: () => void): void => {
      const start = performance.now();
      work();
      // The layout is part of it.
      document.body.getBoundingClientRect();
      longest = Math.max(longest, performance.now() - start);
    };
    // Work that is deferred to a later frame counts as well.
    window.requestAnimationFrame = (callback) => {
      waiting += 1;
      return requestFrame((now) => {
        waiting -= 1;
        time(() => callback(now));
      });
    };
    const measure = async (text: string): Promise<number> => {
      await frame();
      longest = 0;
      input.value = text;
      time(() => input.dispatchEvent(new InputEvent('input', { bubbles: true })));
      while (waiting > 0) await frame();
      return longest;
    };
    const least = texts.map(() => Infinity);
    // The machine's other work only ever adds: the least of several is nearest to the key's own.
    for (let round = 0; round < 12; round += 1)
      for (const [index, text] of texts.entries())
        least[index] = Math.min(least[index] ?? Infinity, await measure(text));
    return least;
  }, FILTERS);
  await page.context().close();
  return times;
}

type Recording = Window & { times?: number[] };

/** Milliseconds from each key in the search until its results are on the page, without the paint. */
async function timeSearch(browser: Browser, address: string): Promise<number[]> {
  const page = await openPage(browser, address);
  await page.keyboard.press('Control+k');
  const results = page.getByRole('dialog').locator('[data-query]');
  const field = page.getByRole('dialog').getByRole('searchbox');
  await results.waitFor({ state: 'attached' });
  await results.evaluate((element) => {
    const times: number[] = [];
    (window as Recording).times = times;
    let start = 0;
    document.addEventListener('keydown', () => (start = performance.now()), { capture: true });
    new MutationObserver(() => times.push(performance.now() - start)).observe(element, {
      attributes: true,
      attributeFilter: ['data-query'],
    });
  });
  const showsResultsOf = (query: string) =>
    page.getByRole('dialog').locator(`[data-query="${query}"]`).waitFor({ state: 'attached' });
  const letters = [...QUERY];
  const least = letters.map(() => Infinity);
  for (let round = 0; round < 3; round += 1) {
    await field.fill('');
    await showsResultsOf('');
    for (const [index, letter] of letters.entries()) {
      await page.keyboard.press(letter);
      await showsResultsOf(letters.slice(0, index + 1).join(''));
      const last = await page.evaluate(() => (window as Recording).times?.at(-1) ?? Infinity);
      least[index] = Math.min(least[index] ?? Infinity, last);
    }
  }
  await page.context().close();
  return least;
}

/** How soon the filter of the catalogue and the search follow a key. */
export async function measureTyping(site: BuiltSite): Promise<Part> {
  const server = await serveCompressed(site.build);
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: BROWSER_ARGUMENTS,
  });
  try {
    const filter = await timeFilter(browser, `${server.origin}/docs/category/api`);
    const search = await timeSearch(browser, `${server.origin}/`);
    return {
      figures: { filter: Math.max(...filter), search: Math.max(...search) },
      tables: {
        'Typing, ms for each key, the least of several': [
          ['field', 'least', 'most'],
          ['filter', Math.min(...filter), Math.max(...filter)],
          ['search', Math.min(...search), Math.max(...search)],
        ],
      },
    };
  } finally {
    await browser.close();
    await server.close();
  }
}
