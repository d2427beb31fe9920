import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { product } from '../src/site/product.ts';
import { listScriptUrls } from '../scripts/support/scriptUrls.ts';
import * as sites from './sites.mts';
import type { BuiltSite, BenchmarkResult } from './sites.mts';

const { compressedSize, htmlFile, median, sum } = sites;

interface PageScripts {
  /** Bytes of scripts that other pages need as well, keyed by file name without hash. */
  shared: Record<string, number>;
  /** Bytes of scripts that only this page needs. */
  own: number;
}

/**
 * Measures the scripts in the HTML of each page, and finds scripts that only this page needs.
 *
 * @throws Error if every script of an endpoint page is shared. Without patches, the HTML has only two scripts, which load
 *   all other scripts.
 */
export function measureScripts(site: BuiltSite): (page: string) => PageScripts {
  const endpoints = site.endpoints.map(({ page }) => page);
  const pages = [...new Set([...endpoints, ...Object.values(sites.choosePages(site))])];
  const needed = new Map(
    pages.map((page) => [
      page,
      new Set(listScriptUrls(readFileSync(htmlFile(site, page), 'utf8'))),
    ]),
  );
  const sizes = new Map<string, { bytes: number; users: number }>();
  for (const url of [...needed.values()].flatMap((each) => [...each])) {
    const file = path.join(site.build, url.slice(product.baseUrl.length));
    const { bytes, users } = sizes.get(url) ?? { bytes: compressedSize(file), users: 0 };
    sizes.set(url, { bytes, users: users + 1 });
  }
  const weigh = (page: string): PageScripts => {
    const scripts = [...(needed.get(page) ?? [])].map((url) => ({
      name: path.basename(url).replace(/\.\w+\.js$/, ''),
      ...(sizes.get(url) ?? { bytes: 0, users: 0 }),
    }));
    const shared = scripts.filter(({ users }) => users > 1);
    return {
      shared: Object.fromEntries(shared.map(({ name, bytes }) => [name, bytes])),
      own: sum(scripts.filter(({ users }) => users === 1).map(({ bytes }) => bytes)),
    };
  };
  const without = endpoints.find((page) => weigh(page).own === 0);
  if (without !== undefined) throw new Error(`The HTML of ${without} names no script of its own.`);
  return weigh;
}

const total = ({ shared, own }: PageScripts): number => sum(Object.values(shared)) + own;

/** Counts bytes in the build itself, which is exact and needs no browser. */
export function measureBytes(site: BuiltSite): BenchmarkResult {
  const scriptsOf = measureScripts(site);
  const htmlOf = (page: string): number => compressedSize(htmlFile(site, page));
  const pages = sites.choosePages(site);
  const endpoints = sites.measurePageSizes(site);
  const typical = scriptsOf(pages['median endpoint'] ?? '');
  const session = sites.chooseNavigationPages(site);
  const first = session[0] ?? '';
  const folder = path.join(site.build, 'assets/css');
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  const styles = sum(sheets.map((file) => compressedSize(path.join(folder, file))));
  return {
    figures: {
      scripts: total(typical),
      styles,
      largestHtml: endpoints[0]?.[1] ?? Number.NaN,
      medianHtml: median(endpoints.map(([, bytes]) => bytes)),
      medianChunk: median(endpoints.map(([page]) => scriptsOf(page).own)),
      // Bytes for a reader who visits several pages. Shared files are counted once, and only the first page's HTML is loaded.
      session:
        htmlOf(first) +
        styles +
        sum(Object.values(scriptsOf(first).shared)) +
        sum(session.map((page) => scriptsOf(page).own)),
      home: scriptsOf('/').own,
      search: sum(
        Object.values(sites.SEARCH_SCRIPT_MARKERS).map((text) =>
          sites.sizeOfScriptWith(site, text),
        ),
      ),
    },
    tables: {
      'Bytes of pages, gzip': [
        ['page', 'HTML', 'scripts', 'of it its own'],
        ...Object.entries(pages).map(([what, page]) => [
          ...[what, htmlOf(page), total(scriptsOf(page)), scriptsOf(page).own],
        ]),
      ],
      'Scripts that endpoint pages share, bytes, gzip': [
        ['script', 'bytes'],
        ...Object.entries(typical.shared).sort(([, a], [, b]) => b - a),
      ],
    },
  };
}
