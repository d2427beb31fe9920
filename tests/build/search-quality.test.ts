import { INTRODUCTION_PATH } from '../../src/site/urls.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createSearch } from '../../src/search/search';
import { groupHits, entryPath } from '../../src/search/groupResults';
import type { SearchData } from '../../src/search/entries';
import memoize from 'lodash/memoize.js';
import { catalogue } from '../e2e/site';
import { textOf } from '../support/html';
import { pageAt } from '../support/pages';

/** The search index that the browser loads. */
const data = JSON.parse(
  readFileSync('.docusaurus/search/default/search.json', 'utf8'),
) as SearchData;

const search = createSearch(data);

const slugs = new Map(
  catalogue.tags.flatMap((tag) => tag.entries.map(({ path, slug }) => [path, slug])),
);

/** Marks a query that must have no results. */
const NOTHING = 'nothing';

/** Converts an expected page in `search-queries.txt` to its path. */
function expectedPath(page: string): string {
  if (page === NOTHING) return NOTHING;
  if (page.startsWith('#')) return `${INTRODUCTION_PATH}${page}`;
  if (page.startsWith('/')) return page;
  const slug = slugs.get(`/v1/${page}`);
  if (slug === undefined) throw new Error(`No operation has the path /v1/${page}`);
  return `/docs/api/${slug}`;
}

/** Reads the queries in a section of `search-queries.txt`, and the paths of the expected pages for each query. */
function readQueries(section: string): { query: string; pages: string[] }[] {
  const text = readFileSync('tests/build/search-queries.txt', 'utf8');
  const [, rows = ''] = text.split(`[${section}]\n`);
  return rows
    .split('\n\n')[0]!
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [queries = '', pages = ''] = row.split(' -> ');
      return queries
        .split(' | ')
        .map((query) => ({ query, pages: pages.split(' ').map(expectedPath) }));
    });
}

/** Maps the path of each country or language to the path of the section that lists all countries or languages. */
const lists = new Map(
  data.pages
    .filter(({ places }) => places !== undefined)
    .map(({ path, title }) => [path, data.pages.find(({ heading }) => heading === title)?.path]),
);

/** Returns whether a result is an expected page, a section on an expected page, or a row in an expected list. */
function isRight(found: string, pages: string[]): boolean {
  const [page = ''] = found.split('#');
  return [found, page, lists.get(found) ?? found].some((path) => pages.includes(path));
}

/** Returns the paths of the first results, in the order of the dialog. */
function findFirst(query: string, count: number): string[] {
  const hits = groupHits(search(query)).flatMap((group) => group.hits);
  return hits.length === 0 ? [NOTHING] : hits.slice(0, count).map(({ entry }) => entryPath(entry));
}

const table = [
  {
    what: 'all pages',
    queries: readQueries('everything'),
    least: 120,
    first: 0.97,
    topThree: 0.97,
  },
  { what: 'guides', queries: readQueries('guides'), least: 40, first: 0.95, topThree: 0.97 },
  { what: 'sentences', queries: readQueries('sentences'), least: 120, first: 0.97, topThree: 0.98 },
  { what: 'jobs and tools', queries: readQueries('jobs'), least: 30, first: 0.95, topThree: 0.97 },
];

test.each(table)(
  'search queries ($what): the right page is first for a share of $first, in the top 3 for $topThree',
  ({ queries, least, first, topThree }) => {
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
    expect(queries.length).toBeGreaterThanOrEqual(least);
    const places = queries.map(({ query, pages }) => {
      const found = findFirst(query, 3);
      return { query, found, place: found.findIndex((path) => isRight(path, pages)) };
    });
    const misses = places.filter(({ place }) => place !== 0);
    const report = misses
      .map(
        ({ query, found, place }) =>
          `${place < 0 ? 'missed' : place + 1} ${query}: ${found.join(' ')}`,
      )
      .join('\n');
    const top = places.filter(({ place }) => place >= 0).length;
    expect(top / places.length, report).toBeGreaterThanOrEqual(topThree);
    expect(1 - misses.length / places.length, report).toBeGreaterThanOrEqual(first);
  },
);

test('the queries in search-queries.txt cover every tag, the guides and the blog', () => {
  const pages = new Set(readQueries('everything').flatMap((query) => query.pages));
  const uncovered = catalogue.tags.filter(
    ({ entries }) => !entries.some(({ slug }) => pages.has(`/docs/api/${slug}`)),
  );
  expect(uncovered.map(({ name }) => name)).toEqual([]);
  const countBelow = (start: string) => [...pages].filter((page) => page.startsWith(start)).length;
  expect(Math.min(countBelow('/docs/custom/'), countBelow('/blog/'))).toBeGreaterThan(3);
});

test('the text that a search result shows is also on the page that the result opens', () => {
  const words = memoize((path: string) => textOf(pageAt(path).root).replaceAll(/\s+/g, ''));
  const missing = data.pages.flatMap(({ path, heading, text, places }) => {
    // A result without a heading shows the page's description. It is only in the head, so it is not compared.
    const lines = heading === undefined ? [] : text.split(places ? ' · ' : '\n');
    const page = words(path.replace(/#.*/, ''));
    return lines.filter((line) => !page.includes(line.replaceAll(/\s+/g, '')));
  });
  expect(missing).toEqual([]);
});

test('every country and language in the search index has an anchor on its page', () => {
  expect(lists.size).toBeGreaterThan(100);
  const missing = [...lists.keys()].filter((path) => {
    const [page = '', id] = path.split('#');
    return !pageAt(page).elements.some(({ attribs }) => attribs.id === id);
  });
  expect(missing).toEqual([]);
});
