import { compressedSize, median, sum } from '../files.mts';
import { weighScripts } from '../pageScripts.mts';
import type { PageScripts } from '../pageScripts.mts';
import type { Part } from '../report.mts';
import {
  choosePages,
  chooseSession,
  htmlFile,
  SEARCH_TEXTS,
  weighAssets,
  weighPages,
  weighScriptWith,
} from '../sites.mts';
import type { BuiltSite } from '../sites.mts';

/** Docusaurus joins all styles into one sheet. */
const weighStyles = (site: BuiltSite): number => weighAssets(site, 'css', /\.css$/);

const total = ({ shared, own }: PageScripts): number => sum(Object.values(shared)) + own;

/** Bytes that are counted in the build itself: no noise, and no browser where the HTML names all scripts. */
export async function measureBytes(site: BuiltSite): Promise<Part> {
  const scriptsOf = await weighScripts(site);
  const htmlOf = (page: string): number => compressedSize(htmlFile(site, page));
  const pages = Object.entries(choosePages(site));
  const endpoints = weighPages(site);
  const typical = scriptsOf(choosePages(site)['median endpoint'] ?? '');
  const session = chooseSession(site);
  const first = session[0] ?? '';
  const styles = weighStyles(site);
  return {
    figures: {
      scripts: total(typical),
      styles,
      largestHtml: endpoints[0]?.[1] ?? Number.NaN,
      medianHtml: median(endpoints.map(([, bytes]) => bytes)),
      medianChunk: median(endpoints.map(([page]) => scriptsOf(page).own)),
      // One reader: what all pages share comes once, and the first page's HTML.
      session:
        htmlOf(first) +
        styles +
        sum(Object.values(scriptsOf(first).shared)) +
        sum(session.map((page) => scriptsOf(page).own)),
      home: scriptsOf('/').own,
      search: sum(Object.values(SEARCH_TEXTS).map((text) => weighScriptWith(site, text))),
    },
    tables: {
      'Bytes of pages, gzip': [
        ['page', 'HTML', 'scripts', 'of it its own'],
        ...pages.map(([what, page]) => [
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
