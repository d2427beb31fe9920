import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { operationPath } from '../src/site/urls.ts';

/** Results of one group of the benchmark. */
export interface BenchmarkResult {
  /** The figures that have a budget. */
  figures: Readonly<Record<string, number>>;
  /** All others, by title: rows whose first names the columns. */
  tables: Readonly<Record<string, readonly (readonly (string | number | undefined)[])[]>>;
}

/** A built site. All of it is read from the build's own folder, because other files may belong to another build. */
export interface BuiltSite {
  build: string;
  /** Paths of the endpoint pages below the site's base, as the site lists them, and their tags. */
  endpoints: readonly { page: string; tag: string }[];
}

/** Bytes of a file after compression. */
export const compressedSize = (file: string): number =>
  gzipSync(readFileSync(file), { level: 9 }).length;

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export const sum = (values: Iterable<number>): number =>
  [...values].reduce((total, value) => total + value, 0);

/** The OpenAPI document that a build publishes. */
export const specFile = (build: string): string => path.join(build, 'openapi.json');

/** Returns the HTML file of a page, by its path below the site's base. */
export const htmlFile = ({ build }: BuiltSite, page: string): string =>
  path.join(build, page === '/' ? 'index.html' : `${page.slice(1)}.html`);

/**
 * Reads which endpoint pages a build has, from the list of generators that is part of it.
 *
 * @throws Error when a page that it names is missing
 */
export function openSite(build: string): BuiltSite {
  const text = readFileSync(path.join(build, 'generators.json'), 'utf8');
  const { generators } = JSON.parse(text) as { generators: { slug: string; tag: string }[] };
  const endpoints = generators.map(({ slug, tag }) => ({ page: operationPath(slug), tag }));
  const site = { build, endpoints };
  const missing = endpoints.find(({ page }) => !existsSync(htmlFile(site, page)));
  if (missing || endpoints.length === 0) throw new Error(`${build} has no page ${missing?.page}.`);
  return site;
}

/** Compressed bytes of the HTML of each endpoint page, by its path, the largest first. */
export function measurePageSizes(site: BuiltSite): [page: string, bytes: number][] {
  return site.endpoints
    .map(({ page }): [string, number] => [page, compressedSize(htmlFile(site, page))])
    .sort(([, a], [, b]) => b - a);
}

/** The scripts of the search, which have no names, each by a text that no other script holds. */
export const SEARCH_TEXTS = {
  /** A field of its documents. */
  data: '"kind":"guide"',
  /** A message of MiniSearch. */
  engine: 'MiniSearch: option "fields" must be provided',
  dialog: 'Search the documentation',
};

/**
 * Compressed bytes of the one script that holds a text.
 *
 * @throws Error when there is none, or more than one
 */
export function sizeOfScriptWith({ build }: BuiltSite, text: string): number {
  const folder = path.join(build, 'assets/js');
  const files = readdirSync(folder).map((file) => path.join(folder, file));
  const [file, ...others] = files.filter((each) => readFileSync(each, 'utf8').includes(text));
  if (file === undefined || others.length > 0)
    throw new Error(`Exactly one script must contain ${text}.`);
  return compressedSize(file);
}

/** The pages that are measured, by what they are. */
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

/** Ten endpoint pages that a reader could open one after the other: neighbours in one category. */
export function chooseSession({ endpoints }: BuiltSite): string[] {
  const pagesOf = (tag: string) => endpoints.filter((each) => each.tag === tag);
  const first = endpoints.find(({ tag }) => pagesOf(tag).length >= 10);
  return pagesOf(first?.tag ?? '')
    .slice(0, 10)
    .map(({ page }) => page);
}
