import type { Browser, Request } from '@playwright/test';
import { launchBrowser } from '../scripts/support/browser.ts';
import { serveCompressed } from './server.mts';
import type { BenchServer } from './server.mts';
import { median, sum } from './sites.mts';
import type { BuiltSite, BenchmarkResult } from './sites.mts';
import { isPrefetch, openTab, limitConnection, waitUntilIdle } from './visits.mts';

/** Path of the measured page. All comparisons of speed use this page. */
const PAGE = '/docs/api/generate-an-iban';

/** Minimum number of elements in a large style recalculation. */
const LARGE_RECALCULATION = 150;

/** Work of one page load: counts, and processor time of the main thread in milliseconds. */
interface Work {
  restyled: number;
  largeRecalculations: number;
  longTasks: number;
  mainThread: number;
  /** Requests for the page itself, without prefetches. */
  requests: number;
  bytes: number;
}

/** A complete event (`ph: X`) in the Trace Event Format. Durations are in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string; elementCount?: number };
}

const CATEGORIES = ['devtools.timeline', 'toplevel'];

/** Starts a trace of the browser, and returns a function that stops the trace and returns its events. */
async function startTrace(browser: Browser): Promise<() => Promise<TraceEvent[]>> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) events.push(event as unknown as TraceEvent);
  });
  const traceConfig = { includedCategories: CATEGORIES, excludedCategories: ['*'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    await session.detach();
    return events;
  };
}

/** Loads the page with an empty cache and a slow connection, and measures until all requests have ended. */
async function countWork(browser: Browser, server: BenchServer): Promise<Work> {
  const { page, requests } = await openTab(browser);
  await limitConnection(await page.context().newCDPSession(page));
  const stopTrace = await startTrace(browser);
  await page.goto(`${server.origin}${PAGE}`, { waitUntil: 'networkidle', timeout: 120_000 });
  await waitUntilIdle(page);
  const events = await stopTrace();
  await page.context().close();
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid} ${tid}`);
  const named = (pattern: RegExp): TraceEvent[] =>
    events.filter(
      ({ ph, name, pid, tid }) =>
        ph === 'X' && pattern.test(name) && threads.includes(`${pid} ${tid}`),
    );
  const sizes = named(/^UpdateLayoutTree$/).map(({ args }) => args.elementCount ?? 0);
  const tasks = named(/RunTask$/).map(({ tdur = 0 }) => tdur / 1000);
  const needed = requests.filter((request: Request) => !isPrefetch(request));
  return {
    restyled: sum(sizes),
    largeRecalculations: sizes.filter((size) => size > LARGE_RECALCULATION).length,
    longTasks: tasks.filter((duration) => duration > 50).length,
    mainThread: sum(tasks),
    requests: needed.length,
    bytes: sum(needed.map((request) => server.sizeOf(request.url()))),
  };
}

const COLUMNS = [
  'restyled',
  'largeRecalculations',
  'longTasks',
  'mainThread',
  'requests',
  'bytes',
] as const satisfies (keyof Work)[];

const medians = (loads: readonly Work[]) =>
  Object.fromEntries(COLUMNS.map((name) => [name, median(loads.map((load) => load[name]))]));

/**
 * Measures the work of a page load. If `previous` is given, a table compares page loads of both builds. The loads
 * alternate between the builds, because the machine can be slow for a while.
 */
export async function measureWork(
  site: BuiltSite,
  times: number,
  previous?: string,
): Promise<BenchmarkResult> {
  const folders = [site.build, ...(previous === undefined ? [] : [previous])];
  const servers = await Promise.all(folders.map(serveCompressed));
  const loads = servers.map((): Work[] => []);
  const browser = await launchBrowser();
  try {
    for (let turn = 0; turn < times; turn += 1) {
      for (const [index, server] of servers.entries()) {
        loads[index]?.push(await countWork(browser, server));
      }
    }
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
  const [own = [], before = []] = loads;
  const compare = (name: keyof Work) => {
    const ratios = own.map((load, turn) => load[name] / (before[turn]?.[name] ?? NaN));
    const fewer = ratios.filter((ratio) => ratio < 1).length;
    const more = ratios.filter((ratio) => ratio > 1).length;
    return [name, median(ratios), `${fewer}-/${more}+`];
  };
  const rows = folders.map((folder, index) => {
    const each = medians(loads[index] ?? []);
    return [folder, ...COLUMNS.map((name) => each[name])];
  });
  return {
    figures: medians(own),
    tables: {
      [`Work of a load of ${PAGE} at 1.6 Mbit/s and 150 ms, medians`]: [
        ['build', ...COLUMNS],
        ...rows,
      ],
      ...(previous !== undefined && {
        [`The same compared with ${previous}, pair by pair`]: [
          ['figure', 'median ratio', 'pairs'],
          ...COLUMNS.map(compare),
        ],
      }),
    },
  };
}
