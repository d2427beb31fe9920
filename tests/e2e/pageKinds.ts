import { INTRODUCTION_PATH } from '../../src/site/urls.ts';
import { product } from '../../src/site/product';
import { readBuiltFile, sitemapPaths } from '../support/build';

/** A page that represents a kind of page. */
export interface PageOfKind {
  kind: string;
  /** Path without the base path: `/blog`. */
  path: string;
}

const base = product.baseUrl.replace(/\/$/, '');

/** Paths of all pages in the sitemap, without the base path and in the order of the sitemap. */
export const sitePaths = sitemapPaths().map((path) => path.slice(base.length) || '/');

/** Kinds of page with patterns of their paths. The first pattern that matches a path determines its kind. */
const PATTERNS: readonly [kind: string, pattern: RegExp][] = [
  ['home', /^\/$/],
  ['catalogue', /^\/docs\/category\//],
  ['information page', new RegExp(`^${INTRODUCTION_PATH}$`)],
  ['endpoint', /^\/docs\/api\//],
  ['guide', /^\/docs\//],
  ['blog index', /^\/blog$/],
  ['archive', /^\/blog\/archive$/],
  ['tags', /^\/blog\/tags$/],
  ['tag', /^\/blog\/tags\//],
  ['authors', /^\/blog\/authors$/],
  ['author', /^\/blog\/authors\//],
  ['post', /^\/blog\//],
];

const kindOf = (path: string): string =>
  PATTERNS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'standalone page';

const pathsOf = (kind: string): string[] => sitePaths.filter((path) => kindOf(path) === kind);

/** Returns the pages with the smallest, the median and the largest HTML file. */
function pickBySize(paths: readonly string[]): PageOfKind[] {
  const sorted = paths
    .map((path) => ({ path, size: readBuiltFile(`${path.slice(1)}.html`).length }))
    .sort((a, b) => a.size - b.size);
  const positions = { small: 0, median: sorted.length >> 1, largest: sorted.length - 1 };
  return Object.entries(positions).map(([size, position]) => ({
    kind: `${size} endpoint page`,
    path: sorted[position]?.path ?? '',
  }));
}

/** Kinds of handwritten pages. All pages of these kinds are tested. */
const WRITTEN = new Set(['guide', 'post', 'standalone page']);

function pickPages(kind: string): PageOfKind[] {
  const paths = pathsOf(kind);
  if (kind === 'endpoint') return pickBySize(paths);
  if (!WRITTEN.has(kind)) return paths.slice(0, 1).map((path) => ({ kind, path }));
  return paths.map((path) => ({ kind: `${kind} ${path}`, path }));
}

/** A few pages of each kind, and all handwritten pages. Includes the not-found page, which the sitemap does not list. */
export const pagesOfEachKind: readonly PageOfKind[] = [
  ...[...new Set(sitePaths.map(kindOf))].flatMap(pickPages),
  { kind: 'not-found page', path: '/no-such-page' },
];
