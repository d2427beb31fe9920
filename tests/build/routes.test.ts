import { INTRODUCTION_PATH } from '../../src/site/urls.ts';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { at, catalogue } from '../e2e/site';
import { authors, posts, tags } from '../support/blog';
import { operations, sitemapPaths } from '../support/build';
import { guidePaths } from '../support/guides';
import { allPages } from '../support/pages';

/** The route table of the build, as Docusaurus' client loads it. */
interface Route {
  path: string;
  exact?: boolean;
  sidebar?: string;
  routes?: Route[];
}

/** Evaluates the module without its components. */
function readRoutes(): Route[] {
  const text = readFileSync('.docusaurus/routes.js', 'utf8');
  const script = text.replaceAll(/^import .*$/gm, '').replace('export default', '');
  return runInNewContext(script, { ComponentCreator: () => undefined }) as Route[];
}

const routes: readonly Route[] = readRoutes();

/** All routes of a table, those inside others too. */
const listRoutes = (table: readonly Route[]): Route[] =>
  table.flatMap((route) => [route, ...listRoutes(route.routes ?? [])]);

const all = listRoutes(routes);

/** Paths of pages as the build has them, those without content too. */
const paths = allPages.map(({ path }) => path).filter((path) => path !== '/no-such-page');

const postPaths = posts.map(({ slug }) => `/blog/${slug}`);
const tagPaths = tags.map((tag) => `/blog/tags${tag.path}`);
const authorPaths = authors.map((author) => `/blog/authors${author.path}`);

/** The rows of the route table, below the base path. */
const rows: Record<string, (path: string) => boolean> = {
  '/': (path) => path === '/',
  '/docs': (path) => path === '/docs',
  '/docs/api/{slug}': (path) =>
    /^\/docs\/api\/generate-an?-[a-z0-9-]+$/.test(path) &&
    operations.some(({ slug }) => path === `/docs/api/${slug}`),
  'the API information page': (path) => path === INTRODUCTION_PATH,
  '/docs/category/api': (path) => path === '/docs/category/api',
  '/docs/{guide}': (path) => guidePaths.includes(path),
  '/blog': (path) => path === '/blog',
  '/blog/archive': (path) => path === '/blog/archive',
  '/blog/authors': (path) => path === '/blog/authors',
  '/blog/authors/{name}': (path) => authorPaths.includes(path),
  '/blog/{post}': (path) => postPaths.includes(path),
  '/blog/tags': (path) => path === '/blog/tags',
  '/blog/tags/{tag}': (path) => tagPaths.includes(path),
  '/markdown-page': (path) => path === '/markdown-page',
};

/** Expected number of URLs in each row. */
const rowSizes: Record<string, number> = {
  '/docs/api/{slug}': operations.length,
  '/docs/{guide}': guidePaths.length,
  '/blog/authors/{name}': authors.length,
  '/blog/{post}': posts.length,
  '/blog/tags/{tag}': tags.length,
};

/** Sorts addresses into the rows of the table; what no row knows stands under its own name. */
function sortIntoRows(addresses: readonly string[]): Record<string, number> {
  const sizes: Record<string, number> = {};
  for (const path of addresses) {
    const row = Object.keys(rows).find((name) => rows[name]?.(path)) ?? `no row: ${path}`;
    sizes[row] = (sizes[row] ?? 0) + 1;
  }
  return sizes;
}

const expectedRows = Object.fromEntries(
  Object.keys(rows).map((name) => [name, rowSizes[name] ?? 1]),
);

/** Names of section 2 of the specification; further guides, posts and tags may exist. */
test.each([
  '/docs/custom/custom-template',
  '/blog/first-blog-post',
  '/blog/long-blog-post',
  '/blog/mdx-blog-post',
  '/blog/welcome',
  '/blog/tags/hello',
  '/blog/tags/hola',
  '/blog/tags/docusaurus',
  '/blog/tags/facebook',
  '/markdown-page',
])('%s exists', (path) => {
  expect(paths).toContain(path);
});

test('an author has a page that is named "all-{name}-articles", and another has not', () => {
  const isNamed = authorPaths.map((path) => /^\/blog\/authors\/all-.+-articles$/.test(path));
  expect(new Set(isNamed)).toEqual(new Set([true, false]));
});

describe('No other page exists', () => {
  test('every .html file of the build belongs to a row of the route table', () => {
    expect(sortIntoRows(paths)).toEqual(expectedRows);
    expect(operations.length).toBeGreaterThanOrEqual(290);
    expect(operations.length).toBeLessThanOrEqual(330);
  });

  test('every address of the sitemap belongs to a row of the route table, and is there once', () => {
    const addresses = sitemapPaths().map((path) => path.slice(at('').length));
    // The docs root is not a page: it redirects.
    const { '/docs': _docs, ...expected } = expectedRows;
    expect(sortIntoRows(addresses)).toEqual(expected);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('every page has an exact route, and every exact route a page', () => {
    const exact = all.filter((route) => route.exact).map(({ path }) => path);
    expect([...exact].sort()).toEqual(paths.map(at).sort());
  });
});

/** Parts of a route that stand for others: `:slug`, `*`, `(a|b)`, `a?`. */
const findParameters = (table: readonly Route[]): string[] =>
  table.map(({ path }) => path).filter((path) => /[:*()?+[\]{}]/.test(path));

test('no route has a path parameter; only the not-found page is shown at any path', () => {
  expect(all.length).toBeGreaterThan(operations.length);
  expect(findParameters(all)).toEqual(['*']);
  expect(routes.at(-1)).toMatchObject({ path: '*' });
});

test('API slugs read "generate-a-...", "generate-a-random-..." or "generate-an-..."', () => {
  const slugs = operations.map(({ slug }) => slug);
  expect(slugs.filter((slug) => !/^generate-an?-[a-z0-9]/.test(slug))).toEqual([]);
  for (const start of ['generate-a-', 'generate-a-random-', 'generate-an-']) {
    expect(slugs.filter((slug) => slug.startsWith(start))).not.toEqual([]);
  }
});

/** The examples of section 2 of the specification, as it names them. */
test.each([
  ['a bitcoin address', 'generate-a-bitcoin-address'],
  ['a boolean', 'generate-a-random-boolean'],
  ['a doctor appointment', 'generate-a-doctor-appointment'],
  ['an email address', 'generate-an-email-address'],
  ['a full name', 'generate-a-full-name'],
  ['a uuid', 'generate-a-uuid'],
  ['a word', 'generate-a-word'],
  ['a zip code', 'generate-a-zip-code'],
])('there is a page for %s', (_, slug) => {
  expect(paths).toContain(`/docs/api/${slug}`);
});

test('/documentation/docs: docs root, with three nested layout levels; all docs pages are exact matches and use one sidebar, the API sidebar', () => {
  const roots = routes.filter(({ path }) => path === at('/docs'));
  // The root itself, which leads to another page, and what is around the pages.
  expect(roots.map((route) => [route.exact, route.routes?.length])).toEqual([
    [true, undefined],
    [undefined, 1],
  ]);
  const layouts: Route[] = [];
  let [, level] = roots;
  while (level?.routes?.length === 1) {
    layouts.push(level);
    [level] = level.routes;
  }
  expect([...layouts, level].map((layout) => layout?.path)).toEqual(Array(3).fill(at('/docs')));
  const pages = level?.routes ?? [];
  expect(pages.length).toBeGreaterThan(catalogue.count);
  expect(pages.filter(({ path }) => !path.startsWith(at('/docs/')))).toEqual([]);
  expect(pages.filter((page) => page.exact !== true || page.sidebar !== 'apiSidebar')).toEqual([]);
  expect(pages.filter((page) => page.routes)).toEqual([]);
});

test('each page’s build-time identifier carries a short hash suffix', () => {
  const names = JSON.parse(readFileSync('.docusaurus/routesChunkNames.json', 'utf8')) as object;
  const identifiers = Object.keys(names);
  expect(identifiers.length).toBeGreaterThan(catalogue.count);
  for (const identifier of identifiers) expect(identifier).toMatch(/(?:^\*|\/[^/]*)-[0-9a-f]{3}$/);
});
