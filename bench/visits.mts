import type { Browser, CDPSession, Page, Request } from '@playwright/test';
import { waitFor } from '../scripts/support/waitFor.ts';
import type { BenchServer } from './server.mts';
import { sum } from './sites.mts';

/** `slow` limits the connection and the processor. `full` uses the full speed of this machine. */
export type MachineSpeed = 'slow' | 'full';

/** Measurements that a page records while it loads, in milliseconds since navigation started. */
interface PageRecord {
  largestPaint: number;
  /** Paint times of elements with the attribute `elementtiming`, by the value of the attribute. */
  painted: Record<string, number>;
  /** Sum of all layout shifts (web.dev, CLS without session windows). */
  layoutShift: number;
  tasks: { end: number; duration: number }[];
}

export interface Visit extends Omit<PageRecord, 'tasks'> {
  /** Bytes of scripts that the page needs, and of scripts prefetched when the page is idle. */
  scripts: number;
  prefetch: number;
  styles: number;
  html: number;
  firstPaint: number;
  /** Total blocking time: the part above 50 ms of each long task after the first paint, in milliseconds. */
  blocking: number;
}

type Recording = Window & { recorded?: PageRecord };

/** Limits a connection to 1.6 Mbit/s and 150 ms latency. */
export async function limitConnection(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

function record(): void {
  const recorded: PageRecord = { largestPaint: 0, painted: {}, layoutShift: 0, tasks: [] };
  (window as Recording).recorded = recorded;
  const observe = <T extends object>(
    type: string,
    read: (entry: PerformanceEntry & T) => void,
  ): void => {
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => read(entry as PerformanceEntry & T)),
    ).observe({ type, buffered: true });
  };
  observe<{ value: number }>('layout-shift', ({ value }) => (recorded.layoutShift += value));
  observe('largest-contentful-paint', ({ startTime }) => (recorded.largestPaint = startTime));
  observe('longtask', ({ startTime, duration }) =>
    recorded.tasks.push({ end: startTime + duration, duration }),
  );
  observe<{ identifier: string; renderTime: number }>(
    'element',
    ({ identifier, renderTime }) => (recorded.painted[identifier] = renderTime),
  );
}

export const isPrefetch = (request: Request): boolean =>
  (request.headers()['sec-purpose'] ?? request.headers().purpose ?? '').includes('prefetch');

/** Opens a tab with an empty cache, and records its requests. */
export async function openTab(browser: Browser): Promise<{ page: Page; requests: Request[] }> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 900 } });
  // esbuild compiles this file to code that calls a helper `__name`, which pages do not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addInitScript(record);
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return { page, requests };
}

export const waitUntilIdle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

/** Returns the response bytes of the selected requests. Each URL is counted once. */
function weigh(
  server: BenchServer,
  requests: readonly Request[],
  isWanted: (request: Request) => boolean,
): number {
  return sum([...new Set(requests.filter(isWanted).map((each) => each.url()))].map(server.sizeOf));
}

/** Opens a page with an empty cache, and waits until all requests have ended. */
export async function measureVisit(
  browser: Browser,
  server: BenchServer,
  path: string,
  speed: MachineSpeed = 'full',
): Promise<Visit> {
  const { page, requests } = await openTab(browser);
  if (speed === 'slow') {
    const session = await page.context().newCDPSession(page);
    await limitConnection(session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  await page.goto(`${server.origin}${path}`, { waitUntil: 'networkidle', timeout: 120_000 });
  // A page without scripts can finish loading before it is painted.
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  const { tasks, ...recorded } = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ...((window as Recording).recorded as PageRecord),
  }));
  await page.context().close();
  const isScript = (request: Request) => request.resourceType() === 'script';
  const late = tasks.filter(({ end }) => end > recorded.firstPaint);
  return {
    ...recorded,
    blocking: sum(late.map(({ duration }) => Math.max(0, duration - 50))),
    scripts: weigh(server, requests, (each) => isScript(each) && !isPrefetch(each)),
    prefetch: weigh(server, requests, isPrefetch),
    styles: weigh(server, requests, (each) => each.resourceType() === 'stylesheet'),
    html: weigh(server, requests, (each) => each.isNavigationRequest()),
  };
}

/** Measures the milliseconds from the next click to the paint of another heading. */
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
          // A timeout that is set during an animation frame fires after the frame is painted.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
  );
}

export interface NavigationResult {
  /** Milliseconds from each click to the paint of the next page. */
  navigations: number[];
  /** Bytes of prefetched files that no opened page needed. */
  prefetch: number;
}

/** Opens a page with an empty cache, and then clicks links in the sidebar to open other pages. */
export async function measureNavigation(
  browser: Browser,
  server: BenchServer,
  paths: readonly string[],
  speed: MachineSpeed = 'full',
): Promise<NavigationResult> {
  const { page, requests } = await openTab(browser);
  if (speed === 'slow') await limitConnection(await page.context().newCDPSession(page));
  let pending = 0;
  page.on('request', () => (pending += 1));
  page.on('requestfinished', () => (pending -= 1));
  page.on('requestfailed', () => (pending -= 1));
  const rest = async () => {
    await waitUntilIdle(page);
    await waitFor('no request is on its way', () => pending === 0, 60_000);
  };
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
  await page.context().close();
  const needed = new Set(requests.filter((each) => !isPrefetch(each)).map((each) => each.url()));
  const isVain = (request: Request) => isPrefetch(request) && !needed.has(request.url());
  return { navigations, prefetch: weigh(server, requests, isVain) };
}
