import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageAliases } from '../../src/search/aliases';
import { createSearch } from '../../src/search/createSearch';
import { groupHits, pathOf } from '../../src/search/hits';
import type { SearchData } from '../../src/search/types';
import { catalogue } from '../e2e/site';
import { guideQueries, searchQueries } from '../support/searchQueries';

/** What the build has put into the chunk that the search loads. */
const data = JSON.parse(
  readFileSync('.docusaurus/search/default/search.json', 'utf8'),
) as SearchData;

const search = createSearch(data);

const slugs = new Map(
  catalogue.groups.flatMap((group) => group.entries.map(({ path, slug }) => [path, slug])),
);

/** The path of an expected page: `finance/iban` is the operation of that path. */
function expectedPath(page: string): string {
  if (page.startsWith('/')) return page;
  const slug = slugs.get(`/v1/${page}`);
  if (slug === undefined) throw new Error(`No operation has the path /v1/${page}`);
  return `/docs/api/${slug}`;
}

/** An expectation without an anchor is met by any section of the page. */
function isRight(found: string, pages: string[]): boolean {
  const [page = ''] = found.split('#');
  return pages.map(expectedPath).some((expected) => expected === found || expected === page);
}

/** The first results in the order in which the dialog lists them. */
const findFirst = (query: string, count: number): string[] =>
  groupHits(search(query))
    .flatMap(({ hits }) => hits)
    .slice(0, count)
    .map(({ entry }) => pathOf(entry));

test('Aliases are of pages and sections that exist', () => {
  const paths = new Set(data.pages.map(({ path }) => path));
  expect([...pageAliases.keys()].filter((path) => !paths.has(path))).toEqual([]);
});

const table = [
  { what: 'all pages', queries: searchQueries, least: 120, first: 0.85, topThree: 0.95 },
  { what: 'guides', queries: guideQueries, least: 40, first: 0.75, topThree: 0.9 },
];

test.each(table)(
  'Of at least $least queries for $what, the share $topThree has the right page in the top 3, and $first has it first.',
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

test('The queries cover every tag, guides and blog.', () => {
  const pages = new Set(searchQueries.flatMap((query) => query.pages));
  const uncovered = catalogue.groups.filter(
    ({ name }) => ![...pages].some((page) => page.startsWith(`${name}/`)),
  );
  expect(uncovered.map(({ name }) => name)).toEqual([]);
  expect([...pages].filter((page) => page.startsWith('/docs/')).length).toBeGreaterThan(3);
  expect([...pages].filter((page) => page.startsWith('/blog/')).length).toBeGreaterThan(3);
});
