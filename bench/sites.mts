import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { operationPath } from '../src/reference/site.ts';
import { product } from '../src/product.ts';
import { run } from '../scripts/run.mts';
import { compressedSize, sum } from './files.mts';

/** The build of this project. */
export const OWN_BUILD = 'build';

/**
 * A built site. All of it is read from the build's own folder: what Docusaurus or `npm run api` have left
 * beside it may be of another build.
 */
export interface BuiltSite {
  build: string;
  /** Paths of the endpoint pages below the site's base, as the site lists them, and their tags. */
  endpoints: readonly { page: string; tag: string }[];
}

/** The description that a build was made of, as it offers it for download. */
export const descriptionFile = (build: string): string => path.join(build, 'openapi.json');

/** Builds the site if there is none to measure. */
export async function requireBuild(build: string): Promise<void> {
  if (existsSync(path.join(build, 'sitemap.xml'))) return;
  if (path.resolve(build) !== path.resolve(OWN_BUILD))
    throw new Error(`There is no build in ${build}.`);
  const code = await run('npm', ['run', '--silent', 'build']);
  if (code !== 0) throw new Error('There is no build, and `npm run build` has failed.');
}

/** A page's path with the site's base. */
export const permalink = (page: string): string => product.baseUrl.replace(/\/$/, '') + page;

/** Where a page's HTML lies, by its path below the site's base. */
export const htmlFile = ({ build }: Pick<BuiltSite, 'build'>, page: string): string =>
  path.join(build, page === '/' ? 'index.html' : `${page.slice(1)}.html`);

/**
 * Reads which endpoint pages a build has, from the list of generators that is part of it.
 *
 * @throws Error when there is no such list, when it is empty, or when a page that it names is missing
 */
export function openSite(build: string): BuiltSite {
  const list = path.join(build, 'generators.json');
  if (!existsSync(list))
    throw new Error(`${build} is no build of this site: it has no generators.json.`);
  const { generators = [] } = JSON.parse(readFileSync(list, 'utf8')) as {
    generators?: { slug: string; tag: string }[];
  };
  const endpoints = generators.map(({ slug, tag }) => ({ page: operationPath(slug), tag }));
  if (endpoints.length === 0) throw new Error(`${list} names no generator.`);
  const missing = endpoints.find(({ page }) => !existsSync(htmlFile({ build }, page)));
  if (missing) throw new Error(`${list} names ${missing.page}, and ${build} has no such page.`);
  return { build, endpoints };
}

/** Compressed bytes of the HTML of each endpoint page, by its path, the largest first. */
export function weighPages(site: BuiltSite): [page: string, bytes: number][] {
  return site.endpoints
    .map(({ page }): [string, number] => [page, compressedSize(htmlFile(site, page))])
    .sort(([, a], [, b]) => b - a);
}

/**
 * Compressed bytes of the files below `assets/<folder>` whose names match.
 *
 * @throws Error when there is none
 */
export function weighAssets({ build }: BuiltSite, folder: string, pattern: RegExp): number {
  const from = path.join(build, 'assets', folder);
  const files = readdirSync(from).filter((file) => pattern.test(file));
  if (files.length === 0) throw new Error(`${from} has no file that matches ${pattern.source}.`);
  return sum(files.map((file) => compressedSize(path.join(from, file))));
}

/** The scripts of the search, which have no names, each by a text that no other script holds. */
export const SEARCH_TEXTS = {
  /** The name of a field of its documents. */
  data: '"options":[',
  /** A message of MiniSearch. */
  engine: 'MiniSearch: option "fields" must be provided',
  dialog: 'Search the documentation',
};

/**
 * Compressed bytes of the one script that holds a text: a chunk without a name is known by nothing else.
 *
 * @throws Error when there is none, or more than one
 */
export function weighScriptWith({ build }: BuiltSite, text: string): number {
  const from = path.join(build, 'assets/js');
  const files = readdirSync(from).filter((file) =>
    readFileSync(path.join(from, file), 'utf8').includes(text),
  );
  const [file] = files;
  if (file === undefined || files.length > 1) {
    throw new Error(`${from} has ${files.length} files with ${text}, not one.`);
  }
  return compressedSize(path.join(from, file));
}

/** The first page directly in a folder of the build, except the given ones. */
function findPage(
  { build }: BuiltSite,
  folder: string,
  isOther: (page: string) => boolean,
): string {
  const pages = readdirSync(path.join(build, folder))
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${folder}/${path.basename(file, '.html')}`);
  const page = pages.sort().find((each) => !isOther(each));
  if (page === undefined) throw new Error(`${build}/${folder} has no page of its own to measure.`);
  return page;
}

/** The pages that are measured, by what they are. */
export function choosePages(site: BuiltSite): Record<string, string> {
  const bySize = weighPages(site).map(([page]) => page);
  const at = (share: number) => bySize[Math.floor((bySize.length - 1) * share)] ?? '';
  const endpoints = new Set(bySize);
  return {
    home: '/',
    catalogue: '/docs/category/api',
    information: findPage(site, 'docs/api', (page) => endpoints.has(page)),
    'small endpoint': at(1),
    'median endpoint': at(0.5),
    'largest endpoint': at(0),
    post: findPage(site, 'blog', (page) => /\/(?:archive|authors|tags)$/.test(page)),
  };
}

/** Ten endpoint pages that a reader could open one after the other: neighbours in one category. */
export function chooseSession({ endpoints }: BuiltSite): string[] {
  const tags = [...new Set(endpoints.map(({ tag }) => tag))];
  const groups = tags.map((tag) => endpoints.filter((each) => each.tag === tag));
  const group = groups.find(({ length }) => length >= 10) ?? endpoints;
  return group.slice(0, 10).map(({ page }) => page);
}
