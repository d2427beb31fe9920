import type { Browser } from '@playwright/test';
import { launchBrowser } from '../../tests/support/browser.ts';
import { median } from '../files.mts';
import { readPages } from '../navigations.mts';
import type { Part, Table } from '../report.mts';
import { serveCompressed } from '../server.mts';
import type { BenchServer } from '../server.mts';
import { choosePages, chooseSession, descriptionFile } from '../sites.mts';
import type { BuiltSite } from '../sites.mts';
import { buildStockSite } from '../stock.mts';
import { visit } from '../visits.mts';
import type { Visit } from '../visits.mts';

interface Sites {
  browser: Browser;
  ours: BenchServer;
  stock: BenchServer;
  /** Timings vary: each is the median of so many visits. */
  visits: number;
}

async function repeat<T>(times: number, action: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let time = 0; time < times; time += 1) results.push(await action());
  return results;
}

const medianOf = (visits: readonly Visit[], read: (each: Visit) => number): number =>
  median(visits.map(read));

/**
 * Where a figure is the work of the processor alone, it is the least of all: the machine's other work
 * only ever adds to it.
 */
const leastBlocking = (visits: readonly Visit[]): number =>
  Math.min(...visits.map(({ blocking }) => blocking));

/** One page beside itself without scripts and beside the stock theme's. */
async function comparePage({ browser, ours, stock, visits }: Sites, path: string) {
  const at = (variant: string): string => `${path}?variant=${variant}`;
  // By turns, so that a machine that is slow for a while is slow for all of them.
  const turns = await repeat(visits, async () => ({
    slow: await visit(browser, ours, { path: at('timed'), speed: 'slow' }),
    bare: await visit(browser, ours, { path: at('limit'), speed: 'slow' }),
    file: await visit(browser, ours, { path: at('styles-as-file'), speed: 'slow' }),
    stock: await visit(browser, stock, { path, speed: 'slow' }),
    full: await visit(browser, ours, { path }),
  }));
  const of = (name: keyof (typeof turns)[number]): Visit[] => turns.map((turn) => turn[name]);
  return {
    slow: of('slow'),
    bare: of('bare'),
    file: of('file'),
    theirs: of('stock'),
    full: of('full'),
  };
}

async function measureTypical(sites: Sites, path: string) {
  const { browser, ours, stock } = sites;
  const slowLine = { path, connection: { effectiveType: '2g' } };
  const dataSaver = { path, connection: { saveData: true, effectiveType: '4g' } };
  const { slow, bare, file, theirs, full } = await comparePage(sites, path);
  const stockFull = await visit(browser, stock, { path });
  const paintOf = (name: string): number =>
    median(slow.map(({ painted }) => painted[name] ?? Infinity)) /
    medianOf(file, ({ firstPaint }) => firstPaint);
  for (const moved of [...full, ...slow].flatMap((each) => each.moved)) {
    console.log(`Moved: ${moved}`);
  }
  return {
    figures: {
      prefetch: full[0]?.prefetch ?? Number.NaN,
      prefetchOnSlowLine: (await visit(browser, ours, slowLine)).prefetch,
      prefetchWithDataSaver: (await visit(browser, ours, dataSaver)).prefetch,
      firstPaint:
        medianOf(slow, (each) => each.firstPaint) / medianOf(bare, (each) => each.firstPaint),
      firstPaintToFile:
        medianOf(slow, (each) => each.firstPaint) / medianOf(file, (each) => each.firstPaint),
      largestPaint:
        medianOf(slow, (each) => each.largestPaint) / medianOf(bare, (each) => each.largestPaint),
      samplePaint: paintOf('sample'),
      parameterPaint: paintOf('parameter'),
      layoutShift: Math.max(...[...full, ...slow].map(({ layoutShift }) => layoutShift)),
      blocking: leastBlocking(slow) / leastBlocking(theirs),
      blockingAtFullSpeed: leastBlocking(full),
    },
    stock: {
      prefetch: stockFull.prefetch,
      layoutShift: stockFull.layoutShift,
      blocking: 1,
    },
    rows: [
      showVisits('the limit: no scripts, all styles inlined', 'slow', bare),
      showVisits('the same with its styles as a file', 'slow', file),
      showVisits('the same of the stock theme', 'slow', theirs),
      showVisits('the same of the stock theme', 'full', [stockFull]),
    ],
  };
}

const HEAD = [
  ...['page', 'speed', 'HTML B', 'CSS B', 'scripts B', 'ahead B', 'requests'],
  ...['FCP ms', 'LCP ms', 'TBT ms', 'CLS'],
];

function showVisits(what: string, speed: string, visits: readonly Visit[]): Table[number] {
  const [first] = visits;
  const { html, styles, scripts, prefetch, requests } = first ?? {};
  return [
    ...[what, speed, html, styles, scripts, prefetch, requests],
    Math.round(medianOf(visits, ({ firstPaint }) => firstPaint)),
    Math.round(medianOf(visits, ({ largestPaint }) => largestPaint)),
    Math.round(medianOf(visits, ({ blocking }) => blocking)),
    Math.max(...visits.map(({ layoutShift }) => layoutShift)),
  ];
}

async function showPage({ browser, ours, visits }: Sites, what: string, path: string) {
  const rows: Table[number][] = [];
  for (const speed of ['slow', 'full'] as const) {
    rows.push(
      showVisits(what, speed, await repeat(visits, () => visit(browser, ours, { path, speed }))),
    );
  }
  return rows;
}

async function measureSites(sites: Sites, site: BuiltSite): Promise<Part> {
  const { browser, ours } = sites;
  const pages = choosePages(site);
  const typical = await measureTypical(sites, pages['median endpoint'] ?? '');
  const paths = chooseSession(site);
  const session = await readPages(browser, ours, { paths });
  const slowSession = await readPages(browser, ours, { paths, line: 'slow' });
  const rows: Table[number][] = [];
  for (const [what, path] of Object.entries(pages))
    rows.push(...(await showPage(sites, what, path)));
  return {
    figures: {
      ...typical.figures,
      navigation: Math.min(...session.navigations),
      navigationOnSlowLine: Math.min(...slowSession.navigations),
      sessionNeeded: session.needed,
      sessionPrefetch: session.prefetch,
    },
    stock: typical.stock,
    tables: {
      'Pages at 1.6 Mbit/s, 150 ms and CPU slowed 4x, and at full speed': [
        HEAD,
        ...rows,
        ...typical.rows,
      ],
      'Ten endpoint pages in one session, ms from click to paint': [
        ['line', 'least', 'median', 'most'],
        ...[['full', session] as const, ['slow', slowSession] as const].map(
          ([line, { navigations }]) => [
            line,
            ...[Math.min(...navigations), median(navigations), Math.max(...navigations)],
          ],
        ),
      ],
    },
  };
}

/** Weight, paint and navigation of pages in a browser, beside the stock theme on the same description. */
export async function measurePages(site: BuiltSite, visits: number): Promise<Part> {
  const stock = await serveCompressed(await buildStockSite(descriptionFile(site.build)));
  const ours = await serveCompressed(site.build);
  const browser = await launchBrowser();
  try {
    return await measureSites({ browser, ours, stock, visits }, site);
  } finally {
    await browser.close();
    await ours.close();
    await stock.close();
  }
}
