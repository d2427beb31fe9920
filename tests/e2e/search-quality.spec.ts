import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { at, catalogue, open } from './site';
import { linksOf, openSearch, search } from './searchDialog';
import { searchQueries } from '../support/searchQueries';

const slugs = new Map(
  catalogue.groups.flatMap((group) => group.entries.map(({ path, slug }) => [path, slug])),
);

/** The address of an expected page: `finance/iban` is the operation of that path. */
function addressOf(page: string): string {
  if (page.startsWith('/')) return at(page);
  const slug = slugs.get(`/v1/${page}`);
  if (slug === undefined) throw new Error(`No operation has the path /v1/${page}`);
  return at(`/docs/api/${slug}`);
}

/** An expectation without an anchor is met by any section of the page. */
function isRight(address: string, pages: string[]): boolean {
  const [page = ''] = address.split('#');
  return pages.map(addressOf).some((expected) => expected === address || expected === page);
}

async function readFirst(page: Page, count: number): Promise<string[]> {
  const links = (await linksOf(page).all()).slice(0, count);
  return Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
}

test('Of at least 120 queries, 95% have the right page in the top 3 and 85% have it first.', async ({
  page,
}) => {
  test.setTimeout(240_000);
  expect(new Set(searchQueries.map(({ query }) => query)).size).toBe(searchQueries.length);
  expect(searchQueries.length).toBeGreaterThanOrEqual(120);
  await open(page, '/');
  await openSearch(page);
  const misses: string[] = [];
  let first = 0;
  let top = 0;
  for (const { query, pages } of searchQueries) {
    await search(page, query);
    const found = await readFirst(page, 3);
    const position = found.findIndex((address) => isRight(address, pages));
    if (position === 0) first += 1;
    if (position >= 0) top += 1;
    if (position !== 0) misses.push(`${query}: ${found.join(' ')}`);
  }
  const report = misses.join('\n');
  expect(top / searchQueries.length, report).toBeGreaterThanOrEqual(0.95);
  expect(first / searchQueries.length, report).toBeGreaterThanOrEqual(0.85);
});

test('The queries cover every tag, guides and blog.', () => {
  const pages = new Set(searchQueries.flatMap((query) => query.pages));
  const uncovered = catalogue.groups.filter(
    ({ name }) => ![...pages].some((page) => page.startsWith(`${name}/`)),
  );
  expect(uncovered.map(({ name }) => name)).toEqual([]);
  expect([...pages].filter((page) => page.startsWith('/docs/')).length).toBeGreaterThan(3);
  expect([...pages].filter((page) => page.startsWith('/blog/')).length).toBeGreaterThan(3);
});
