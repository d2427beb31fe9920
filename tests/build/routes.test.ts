import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { INTRODUCTION_PATH } from '../../src/site/urls.ts';
import { withBasePath } from '../e2e/site';
import { authors, posts, tags } from '../support/blog';
import { operations } from '../support/build';
import { guidePaths } from '../support/guides';
import { allPages } from '../support/pages';

/** A route of the route table that the build writes. */
interface Route {
  path: string;
  exact?: boolean;
  sidebar?: string;
  routes?: Route[];
}

/** Evaluates the route table with empty components. */
function readRoutes(): Route[] {
  const text = readFileSync('.docusaurus/routes.js', 'utf8');
  const script = text.replaceAll(/^import .*$/gm, '').replace('export default', '');
  return runInNewContext(script, { ComponentCreator: () => undefined }) as Route[];
}

const routes: readonly Route[] = readRoutes();

/** Lists all routes of a table, including nested routes. */
const listRoutes = (table: readonly Route[]): Route[] =>
  table.flatMap((route) => [route, ...listRoutes(route.routes ?? [])]);

const all = listRoutes(routes);

const PATHS = [
  ...['/', '/markdown-page', '/docs', '/docs/category/api', INTRODUCTION_PATH],
  ...['/blog', '/blog/archive', '/blog/authors', '/blog/tags'],
  ...operations.map(({ slug }) => `/docs/api/${slug}`),
  ...guidePaths,
  ...authors.map(({ path }) => `/blog/authors${path}`),
  ...posts.map(({ slug }) => `/blog/${slug}`),
  ...tags.map(({ path }) => `/blog/tags${path}`),
].sort();

test('the build has the expected pages and no others', () => {
  const paths = allPages.map(({ path }) => path).filter((path) => path !== '/no-such-page');
  expect(paths.sort()).toEqual(PATHS);
  expect(operations.length).toBeGreaterThanOrEqual(290);
  expect(operations.length).toBeLessThanOrEqual(330);
});

test('every page has an exact route, and every exact route has a page', () => {
  const exact = all.filter((route) => route.exact).map(({ path }) => path);
  expect(exact.sort()).toEqual(PATHS.map(withBasePath).sort());
});

test('only the route of the not-found page has a pattern instead of a fixed path', () => {
  const parameters = all.filter(({ path }) => /[:*()?+[\]{}]/.test(path));
  expect(parameters.map(({ path }) => path)).toEqual(['*']);
  expect(routes.at(-1)).toMatchObject({ path: '*' });
});

test('docs pages have exact routes with the API sidebar, nested in three layout routes', () => {
  const [root, ...roots] = routes.filter(({ path }) => path === withBasePath('/docs'));
  // The root route, /docs, only redirects.
  expect([root?.exact, root?.routes]).toEqual([true, undefined]);
  expect(roots).toHaveLength(1);
  const layouts: Route[] = [];
  let [level] = roots;
  while (level?.routes?.length === 1) {
    layouts.push(level);
    [level] = level.routes;
  }
  expect([...layouts, level].map((layout) => layout?.path)).toEqual(
    Array(3).fill(withBasePath('/docs')),
  );
  const docs = PATHS.filter((path) => path.startsWith('/docs/')).map((path) => ({
    path: withBasePath(path),
    exact: true,
    sidebar: 'apiSidebar',
  }));
  const byPath = (a: Route, b: Route): number => (a.path < b.path ? -1 : 1);
  // Copy the objects through JSON, because objects from another realm do not equal local objects.
  const pages = JSON.parse(JSON.stringify(level?.routes ?? [])) as Route[];
  expect(pages.sort(byPath)).toEqual(docs.sort(byPath));
});

test('the identifier of each page in routesChunkNames.json ends with a short hash', () => {
  const names = JSON.parse(readFileSync('.docusaurus/routesChunkNames.json', 'utf8')) as object;
  const identifiers = Object.keys(names);
  expect(identifiers.length).toBeGreaterThan(operations.length);
  for (const identifier of identifiers) expect(identifier).toMatch(/(?:^\*|\/[^/]*)-[0-9a-f]{3}$/);
});
