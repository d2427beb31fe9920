import { launchBrowser } from '../scripts/support/browser.ts';
import { buildStockSite } from './builds.mts';
import { serveCompressed } from './server.mts';
import { choosePages, chooseNavigationPages, specFile, median } from './sites.mts';
import type { BuiltSite, BenchmarkResult } from './sites.mts';
import { measureNavigation, measureVisit } from './visits.mts';
import type { MachineSpeed, Visit } from './visits.mts';

type Figure = 'firstPaint' | 'largestPaint' | 'blocking';

const medianOf = (visits: readonly Visit[], figure: Figure): number =>
  median(visits.map((each) => each[figure]));

/** Returns the lowest blocking time of the visits, because other work on the machine can only increase it. */
const leastBlocking = (visits: readonly Visit[]): number =>
  Math.min(...visits.map(({ blocking }) => blocking));

const COLUMNS = ['HTML B', 'CSS B', 'scripts B', 'ahead B', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'];

function showVisits(what: string, speed: MachineSpeed, visits: readonly Visit[]) {
  const [first] = visits;
  return [
    ...[what, speed, first?.html, first?.styles, first?.scripts, first?.prefetch],
    ...(['firstPaint', 'largestPaint', 'blocking'] as const).map((each) => medianOf(visits, each)),
    Math.max(...visits.map(({ layoutShift }) => layoutShift)),
  ];
}

/**
 * Measures the size, paint time and navigation time of pages in a browser, and compares them with the stock theme on
 * the same OpenAPI document.
 */
export async function measurePages(site: BuiltSite, times: number): Promise<BenchmarkResult> {
  const { build } = await buildStockSite(specFile(site.build), { isFresh: false });
  const ours = await serveCompressed(site.build);
  const theirs = await serveCompressed(build);
  const browser = await launchBrowser();
  const pages = choosePages(site);
  const path = pages['median endpoint'] ?? '';
  try {
    const kinds: Record<'slow' | 'limit' | 'file' | 'stock' | 'full', Visit[]> = {
      ...{ slow: [], limit: [], file: [], stock: [], full: [] },
    };
    // Alternate between the kinds of pages, so that a slow phase of the machine affects all of them alike.
    for (let turn = 0; turn < times; turn += 1) {
      kinds.slow.push(await measureVisit(browser, ours, `${path}?variant=timed`, 'slow'));
      kinds.limit.push(await measureVisit(browser, ours, `${path}?variant=limit`, 'slow'));
      kinds.file.push(await measureVisit(browser, ours, `${path}?variant=styles-as-file`, 'slow'));
      kinds.stock.push(await measureVisit(browser, theirs, path, 'slow'));
      kinds.full.push(await measureVisit(browser, ours, path));
    }
    const rows: BenchmarkResult['tables'][string][number][] = [];
    for (const [what, page] of Object.entries(pages)) {
      for (const speed of ['slow', 'full'] as const) {
        const visits: Visit[] = [];
        while (visits.length < times) visits.push(await measureVisit(browser, ours, page, speed));
        rows.push(showVisits(what, speed, visits));
      }
    }
    const session = chooseNavigationPages(site);
    const full = await measureNavigation(browser, ours, session);
    const slow = await measureNavigation(browser, ours, session, 'slow');
    const file = medianOf(kinds.file, 'firstPaint');
    const paintOf = (name: string): number =>
      median(kinds.slow.map(({ painted }) => painted[name] ?? Infinity)) / file;
    const toLimit = (figure: Figure): number =>
      medianOf(kinds.slow, figure) / medianOf(kinds.limit, figure);
    return {
      figures: {
        prefetch: kinds.full[0]?.prefetch ?? Number.NaN,
        firstPaint: toLimit('firstPaint'),
        firstPaintToFile: medianOf(kinds.slow, 'firstPaint') / file,
        largestPaint: toLimit('largestPaint'),
        samplePaint: paintOf('sample'),
        parameterPaint: paintOf('parameter'),
        layoutShift: Math.max(
          ...[...kinds.full, ...kinds.slow].map(({ layoutShift }) => layoutShift),
        ),
        blocking: leastBlocking(kinds.slow) / leastBlocking(kinds.stock),
        blockingAtFullSpeed: leastBlocking(kinds.full),
        navigation: Math.min(...full.navigations),
        navigationOnSlowLine: Math.min(...slow.navigations),
        sessionPrefetch: full.prefetch,
      },
      tables: {
        'Pages at 1.6 Mbit/s, 150 ms and CPU slowed 4x, and at full speed': [
          ['page', 'speed', ...COLUMNS],
          ...rows,
          showVisits('the limit: no scripts, all styles inlined', 'slow', kinds.limit),
          showVisits('its styles as a file', 'slow', kinds.file),
          showVisits('the stock theme', 'slow', kinds.stock),
        ],
        'Ten endpoint pages in one session, ms from click to paint': [
          ['line', 'least', 'median', 'most'],
          ...Object.entries({ full, slow }).map(([line, { navigations }]) => [
            ...[line, Math.min(...navigations), median(navigations), Math.max(...navigations)],
          ]),
        ],
      },
    };
  } finally {
    await browser.close();
    await ours.close();
    await theirs.close();
  }
}
