import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { operationPath } from '../src/site/urls.ts';

/** Results of one group of the benchmark. */
export interface BenchmarkResult {
  /** Figures with a budget. */
  figures: Readonly<Record<string, number>>;
  /** Tables of other figures, keyed by title. The first row contains the column names. */
  tables: Readonly<Record<string, readonly (readonly (string | number | undefined)[])[]>>;
}

/** A built site. Read files from the build folder only, because other files may belong to another build. */
export interface BuiltSite {
  build: string;
  /** Endpoint pages with their tags. Paths are relative to the base path, in the order of the site. */
  endpoints: readonly { page: string; tag: string }[];
}

/** Returns the gzip size of a file in bytes. */
export const compressedSize = (file: string): number =>
  gzipSync(readFileSync(file), { level: 9 }).length;

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export const sum = (values: Iterable<number>): number =>
  [...values].reduce((total, value) => total + value, 0);

export const specFile = (build: string): string => path.join(build, 'openapi.json');

/** Returns the HTML file of a page. The page's path is relative to the base path. */
export const htmlFile = ({ build }: BuiltSite, page: string): string =>
  path.join(build, page === '/' ? 'index.html' : `${page.slice(1)}.html`);

/**
 * Lists the endpoint pages of a build, from its `generators.json`.
 *
 * @throws Error if a listed page is missing.
 */
export function readBuiltSite(build: string): BuiltSite {
  const text = readFileSync(path.join(build, 'generators.json'), 'utf8');
  const { generators } = JSON.parse(text) as { generators: { slug: string; tag: string }[] };
  const endpoints = generators.map(({ slug, tag }) => ({ page: operationPath(slug), tag }));
  const site = { build, endpoints };
  const missing = endpoints.find(({ page }) => !existsSync(htmlFile(site, page)));
  if (missing || endpoints.length === 0) throw new Error(`${build} has no page ${missing?.page}.`);
  return site;
}

/** Returns the compressed HTML size of each endpoint page in bytes, largest first. */
export function measurePageSizes(site: BuiltSite): [page: string, bytes: number][] {
  return site.endpoints
    .map(({ page }): [string, number] => [page, compressedSize(htmlFile(site, page))])
    .sort(([, a], [, b]) => b - a);
}

/** Strings that identify the two search scripts. The file names do not identify them. Each string is in one script only. */
export const SEARCH_SCRIPT_MARKERS = {
  /** A field of the indexed documents. */
  data: '"kind":"guide"',
  /** An error message of MiniSearch. */
  engine: 'MiniSearch: option "fields" must be provided',
  dialog: 'Search the documentation',
};

/**
 * Returns the compressed size in bytes of the script that contains a string.
 *
 * @throws Error unless exactly one script contains it.
 */
export function sizeOfScriptWith({ build }: BuiltSite, text: string): number {
  const folder = path.join(build, 'assets/js');
  const files = readdirSync(folder).map((file) => path.join(folder, file));
  const [file, ...others] = files.filter((each) => readFileSync(each, 'utf8').includes(text));
  if (file === undefined || others.length > 0)
    throw new Error(`Exactly one script must contain ${text}.`);
  return compressedSize(file);
}

/** Returns the path of a page to measure for each kind of page. */
export function choosePages(site: BuiltSite): Record<string, string> {
  const bySize = measurePageSizes(site).map(([page]) => page);
  const at = (share: number) => bySize[Math.floor((bySize.length - 1) * share)] ?? '';
  return {
    home: '/',
    catalogue: '/docs/category/api',
    information: '/docs/api/fakewright',
    'small endpoint': at(1),
    'median endpoint': at(0.5),
    'largest endpoint': at(0),
    post: '/blog/welcome',
  };
}

/** Returns ten neighbouring endpoint pages of one tag, as a reader could open them one after the other. */
export function chooseNavigationPages({ endpoints }: BuiltSite): string[] {
  const pagesOf = (tag: string) => endpoints.filter((each) => each.tag === tag);
  const first = endpoints.find(({ tag }) => pagesOf(tag).length >= 10);
  return pagesOf(first?.tag ?? '')
    .slice(0, 10)
    .map(({ page }) => page);
}
