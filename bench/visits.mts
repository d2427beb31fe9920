import type { Browser, BrowserContext, CDPSession, Page, Request } from '@playwright/test';
import type { BenchServer } from './server.mts';

/** A slow line and a slow machine, or what this one has. */
export type Speed = 'slow' | 'full';

export interface Visit {
  /** Bytes of scripts that the page needs, and of those that are fetched when it is idle. */
  scripts: number;
  prefetch: number;
  styles: number;
  html: number;
  /** Requests for what the page needs. */
  requests: number;
  /** Milliseconds since the navigation began. */
  firstPaint: number;
  largestPaint: number;
  /** When elements marked with `elementtiming` were painted, by their names. */
  painted: Record<string, number>;
  /** Sum of all layout shifts (web.dev, CLS without session windows). */
  layoutShift: number;
  /** What moved in them. */
  moved: string[];
  /** Milliseconds above 50 of each long task after the first paint (TBT). */
  blocking: number;
}

/** What the page itself records while it loads. */
interface Recorded {
  largestPaint: number;
  painted: Record<string, number>;
  shift: number;
  moved: string[];
  tasks: { start: number; duration: number }[];
}

type Recording = Window & { recorded?: Recorded };

/** 1.6 Mbit/s, 150 ms. */
export async function slowLine(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

/** That line, and the CPU slowed 4x. */
async function slowDown(session: CDPSession): Promise<void> {
  await slowLine(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

function record(): void {
  const recorded: Recorded = { largestPaint: 0, painted: {}, shift: 0, moved: [], tasks: [] };
  (window as Recording).recorded = recorded;
  const observe = (type: string, read: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      type,
      buffered: true,
    });
  };
  observe('layout-shift', (entry) => {
    const { value, sources } = entry as PerformanceEntry & {
      value: number;
      sources: { node?: Element | Text; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    const show = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ');
    recorded.shift += value;
    for (const { node, previousRect, currentRect } of sources) {
      const name = node instanceof Element ? `${node.tagName}.${node.className}` : node?.data;
      recorded.moved.push(`${name} from ${show(previousRect)} to ${show(currentRect)}`);
    }
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    recorded.largestPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }) => {
    recorded.tasks.push({ start: startTime, duration });
  });
  observe('element', (entry) => {
    const { identifier, renderTime } = entry as PerformanceEntry & {
      identifier: string;
      renderTime: number;
    };
    recorded.painted[identifier] = renderTime;
  });
}

export const isPrefetch = (request: Request): boolean =>
  (request.headers()['sec-purpose'] ?? request.headers().purpose ?? '').includes('prefetch');

/** What `navigator.connection` reports to the page. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export async function createContext(
  browser: Browser,
  connection?: Connection,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 900 } });
  // esbuild, which compiles this file, calls a helper `__name` that pages do not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addInitScript(record);
  if (connection) {
    await context.addInitScript((told) => {
      Object.defineProperty(navigator, 'connection', { value: told });
    }, connection);
  }
  return context;
}

/** Opens a page with an empty cache and waits until nothing is on its way any more. */
export async function visit(
  browser: Browser,
  server: BenchServer,
  { path, speed = 'full', connection }: { path: string; speed?: Speed; connection?: Connection },
): Promise<Visit> {
  const context = await createContext(browser, connection);
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  if (speed === 'slow') await slowDown(await context.newCDPSession(page));
  await page.goto(`${server.origin}${path}`, { waitUntil: 'networkidle', timeout: 120_000 });
  // A page without scripts can be all there before it is painted.
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  const timing = await readTiming(page);
  await context.close();
  const document = requests.find((request) => request.isNavigationRequest());
  const urls = (ending: string, filter: (request: Request) => boolean): Set<string> =>
    new Set(
      requests
        .filter((request) => new URL(request.url()).pathname.endsWith(ending) && filter(request))
        .map((request) => request.url()),
    );
  const weigh = (addresses: ReadonlySet<string>): number =>
    [...addresses].reduce((sum, address) => sum + server.sizeOf(address), 0);
  const needed = urls('.js', (request) => !isPrefetch(request));
  return {
    ...timing,
    scripts: weigh(needed),
    prefetch: weigh(new Set([...urls('.js', isPrefetch)].filter((url) => !needed.has(url)))),
    styles: weigh(urls('.css', () => true)),
    html: document ? server.sizeOf(document.url()) : Number.NaN,
    requests: new Set(requests.filter((each) => !isPrefetch(each)).map((each) => each.url())).size,
  };
}

async function readTiming(page: Page) {
  return page.evaluate(() => {
    const {
      largestPaint = 0,
      painted = {},
      shift = 0,
      moved = [],
      tasks = [],
    } = (window as Recording).recorded ?? {};
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const firstPaint = paint?.startTime ?? Number.NaN;
    const after = tasks.filter(({ start, duration }) => start + duration > firstPaint);
    const blocking = after.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
    return { firstPaint, largestPaint, painted, layoutShift: shift, moved, blocking };
  });
}
