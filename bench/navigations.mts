import type { Browser, Page, Request } from '@playwright/test';
import { waitFor } from '../tests/support/waitFor.ts';
import type { BenchServer } from './server.mts';
import { createContext, isPrefetch, slowLine } from './visits.mts';

/** Milliseconds from the next click until another heading is painted. */
function timeNextPage(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const heading = document.querySelector('h1')?.textContent;
        let start = 0;
        window.addEventListener('click', ({ timeStamp }) => (start = timeStamp), {
          capture: true,
          once: true,
        });
        const observer = new MutationObserver(() => {
          const now = document.querySelector('h1')?.textContent;
          if (!now || now === heading) return;
          observer.disconnect();
          // A timeout that is set in the next frame fires after that frame is painted.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
  );
}

/** What a page asks for, and a way to wait until nothing is on its way any more. */
function watchRequests(page: Page): { seen: Request[]; rest: () => Promise<void> } {
  const seen: Request[] = [];
  let pending = 0;
  page.on('request', (request) => {
    seen.push(request);
    pending += 1;
  });
  for (const event of ['requestfinished', 'requestfailed'] as const) {
    page.on(event as 'requestfinished', () => (pending -= 1));
  }
  const rest = async () => {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await waitFor('no request is on its way', () => pending === 0, 60_000);
  };
  return { seen, rest };
}

export interface Session {
  /** Milliseconds from each click to the paint of the page that it leads to. */
  navigations: number[];
  /** Bytes that the pages needed, and those fetched ahead that none did. */
  needed: number;
  prefetch: number;
}

/** Opens a page with an empty cache, and others by the links of its sidebar. */
export async function readPages(
  browser: Browser,
  server: BenchServer,
  { paths, line = 'full' }: { paths: readonly string[]; line?: 'slow' | 'full' },
): Promise<Session> {
  const context = await createContext(browser);
  const page = await context.newPage();
  if (line === 'slow') await slowLine(await context.newCDPSession(page));
  const { seen, rest } = watchRequests(page);
  const [first = '', ...others] = paths;
  await page.goto(`${server.origin}${first}`, { waitUntil: 'networkidle', timeout: 120_000 });
  const navigations: number[] = [];
  for (const path of others) {
    const link = page.locator(`.theme-doc-sidebar-menu a[href$="${path}"]`);
    await link.hover();
    await rest();
    const duration = timeNextPage(page);
    await link.click();
    navigations.push(await duration);
    await rest();
  }
  await context.close();
  const isNeeded = (request: Request): boolean => !isPrefetch(request);
  const needed = new Set(seen.filter(isNeeded).map((request) => request.url()));
  const ahead = new Set(seen.filter(isPrefetch).map((request) => request.url()));
  const weigh = (urls: Iterable<string>): number =>
    [...urls].reduce((total, url) => total + server.sizeOf(url), 0);
  return {
    navigations,
    needed: weigh(needed),
    prefetch: weigh([...ahead].filter((url) => !needed.has(url))),
  };
}
