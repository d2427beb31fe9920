import { readdirSync } from 'node:fs';
import path from 'node:path';
import { compressedSize, median, weighChunks, weighPages } from '../files.mts';
import type { Part } from '../report.mts';
import { htmlFile, sum, weighScripts } from '../shared.mts';
import type { BuiltSite } from '../shared.mts';
import { choosePages, chooseSession, OWN_SITE } from '../sites.mts';

/** The framework joins all styles into one sheet. */
function weighStyles(build: string): number {
  const folder = path.join(build, 'assets/css');
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  return sum(sheets.map((file) => compressedSize(path.join(folder, file))));
}

function weighPage(site: BuiltSite, page: string) {
  const { shared, own } = weighScripts(site, page);
  return {
    html: compressedSize(path.join(site.build, htmlFile(page))),
    scripts: sum(Object.values(shared)) + own,
    own,
  };
}

/** One reader: what all pages share comes once, and the first page's HTML. */
function weighSession(site: BuiltSite, pages: readonly string[]): number {
  const [first] = pages.map((page) => weighPage(site, page));
  const own = sum(pages.map((page) => weighScripts(site, page).own));
  return (
    (first?.html ?? 0) + weighStyles(site.build) + (first?.scripts ?? 0) - (first?.own ?? 0) + own
  );
}

/** Bytes that are counted in the build itself: no browser, no noise. */
export function measureBytes(site: BuiltSite = OWN_SITE): Part {
  const pages = Object.entries(choosePages(site)).map(([what, page]) => ({
    what,
    page,
    ...weighPage(site, page),
  }));
  const endpoints = weighPages(site.build);
  const typical = pages.find(({ what }) => what === 'median endpoint');
  return {
    figures: {
      scripts: typical?.scripts ?? Number.NaN,
      styles: weighStyles(site.build),
      largestHtml: endpoints[0]?.[1] ?? Number.NaN,
      medianHtml: median(endpoints.map(([, bytes]) => bytes)),
      medianChunk: median(weighChunks(site)),
      session: weighSession(site, chooseSession()),
    },
    tables: {
      'Bytes of pages, gzip': [
        ['page', 'HTML', 'scripts', 'of it its own'],
        ...pages.map(({ what, html, scripts, own }) => [what, html, scripts, own]),
      ],
      'Scripts that endpoint pages share, bytes, gzip': [
        ['script', 'bytes'],
        ...Object.entries(weighScripts(site, typical?.page ?? '/').shared).sort(
          ([, a], [, b]) => b - a,
        ),
      ],
    },
  };
}
