/**
 * `npm run bench`: measures the endpoint pages of `build/` beside those of the stock theme, and holds
 * the figures against bench/budgets.json. Exit code 1 when one is broken.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { BROWSER_ARGUMENTS, requireBrowser } from '../tests/support/browser.ts';
import { median, weighChunks, weighPages } from './files.mts';
import { compare, renderTable } from './report.mts';
import type { Budget } from './report.mts';
import { serveCompressed } from './server.mts';
import type { BenchServer } from './server.mts';
import { buildStockSite } from './stock.mts';
import { navigate, visit } from './visits.mts';
import type { Visit } from './visits.mts';

/** Timings vary: each is the median of so many visits. */
const VISITS = 5;

/**
 * Where a figure is the work of the processor alone, it is the least of all: the machine's other work
 * only ever adds to it.
 */
const NAVIGATIONS = 9;

const BUILD = 'build';
const RESULT = 'test-results/bench.json';

async function repeat<T>(times: number, action: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let time = 0; time < times; time += 1) results.push(await action());
  return results;
}

/** The figures of our page, and those of the stock page that have a counterpart. */
async function measure(browser: Browser, ours: BenchServer, stock: BenchServer) {
  const pages = weighPages(BUILD);
  const [path = '', medianHtml = Number.NaN] = pages[Math.floor(pages.length / 2)] ?? [];
  const at = (variant: string): string => `${path}?variant=${variant}`;
  const full = await visit(browser, ours, { path });
  const slowLine = { path, connection: { effectiveType: '2g' } };
  const dataSaver = { path, connection: { saveData: true, effectiveType: '4g' } };
  // By turns, so that a machine that is slow for a while is slow for all of them.
  const turns = await repeat(VISITS, async () => ({
    slow: await visit(browser, ours, { path: at('timed'), speed: 'slow' }),
    bare: await visit(browser, ours, { path: at('without-scripts'), speed: 'slow' }),
    stock: await visit(browser, stock, { path, speed: 'slow' }),
  }));
  const slow = turns.map((turn) => turn.slow);
  const bare = turns.map((turn) => turn.bare);
  const stockSlow = turns.map((turn) => turn.stock);
  const stockFull = await visit(browser, stock, { path });
  const navigations = await repeat(NAVIGATIONS, () => navigate(browser, ours, path));
  const firstPaint = median(slow.map((each) => each.firstPaint));
  const paintOf = (name: string): number =>
    median(slow.map(({ painted, firstPaint: first }) => (painted[name] ?? Infinity) / first));
  const leastBlocking = (visits: Visit[]): number =>
    Math.min(...visits.map(({ blocking: each }) => each));
  const stockBlocking = leastBlocking(stockSlow);
  const blocking = leastBlocking(slow);
  const figures = {
    scripts: full.scripts,
    prefetch: full.prefetch,
    prefetchOnSlowLine: (await visit(browser, ours, slowLine)).prefetch,
    prefetchWithDataSaver: (await visit(browser, ours, dataSaver)).prefetch,
    styles: full.styles,
    largestHtml: pages[0]?.[1] ?? Number.NaN,
    medianHtml,
    medianChunk: median(weighChunks(BUILD)),
    firstPaint: firstPaint / median(bare.map((each) => each.firstPaint)),
    samplePaint: paintOf('sample'),
    parameterPaint: paintOf('parameter'),
    layoutShift: Math.max(...[full, ...slow].map(({ layoutShift }) => layoutShift)),
    blocking: blocking / stockBlocking,
    navigation: Math.min(...navigations),
  };
  const times = {
    path,
    firstPaint,
    blocking,
    stockBlocking,
    medianNavigation: median(navigations),
    stockFirstPaint: median(stockSlow.map((each) => each.firstPaint)),
  };
  const stockPages = weighPages(stock.folder);
  return {
    figures,
    times,
    moved: [full, ...slow].flatMap(({ moved }) => moved),
    stock: {
      scripts: stockFull.scripts,
      prefetch: stockFull.prefetch,
      styles: stockFull.styles,
      largestHtml: stockPages[0]?.[1] ?? Number.NaN,
      medianHtml: median(stockPages.map(([, bytes]) => bytes)),
      layoutShift: stockFull.layoutShift,
      blocking: 1,
    },
  };
}

async function main(): Promise<number> {
  if (!existsSync(BUILD))
    throw new Error('There is no build to measure: run `npm run build` first.');
  const executablePath = requireBrowser();
  const budgets = JSON.parse(readFileSync('bench/budgets.json', 'utf8')) as Record<string, Budget>;
  const stock = await serveCompressed(await buildStockSite());
  const ours = await serveCompressed(BUILD);
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  try {
    const result = await measure(browser, ours, stock);
    const rows = compare(budgets, result.figures, result.stock);
    await mkdir('test-results', { recursive: true });
    await writeFile(RESULT, `${JSON.stringify({ times: result.times, rows }, null, 2)}\n`);
    console.log(renderTable(rows));
    const { path, ...times } = result.times;
    const texts = Object.entries(times).map(([name, value]) => `${name} ${Math.round(value)} ms`);
    for (const moved of result.moved) console.log(`Moved: ${moved}`);
    console.log(`${path} at 1.6 Mbit/s, 150 ms, CPU slowed 4x: ${texts.join(', ')}`);
    return rows.every(({ isKept }) => isKept) ? 0 : 1;
  } finally {
    await browser.close();
    ours.close();
    stock.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
