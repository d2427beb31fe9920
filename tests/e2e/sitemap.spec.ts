import { expect } from '@playwright/test';
import { sitemapPaths } from '../support/build';
import { COVER_PAGES } from '../support/coverPages';
import { EVERYTHING } from 'fakewright-engine/testing/exhaustive';
import { test } from './sharedTab';
import { at, waitUntilIdle } from './site';

/** Pages that one test opens one after another, in the same browser tab. */
const CHUNK_SIZE = 15;

/** The pages that hold every shape of element of the site; all pages in `npm run test:all`. */
const isInSitemap = (path: string): boolean => sitemapPaths().includes(path);
const paths = EVERYTHING ? sitemapPaths() : COVER_PAGES.map(at).filter(isInSitemap);
const chunks = Array.from({ length: Math.ceil(paths.length / CHUNK_SIZE) }, (_, index) =>
  paths.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE),
);

for (const [index, chunk] of chunks.entries()) {
  const last = index * CHUNK_SIZE + chunk.length;
  const name = `pages ${index * CHUNK_SIZE + 1} to ${last} of ${paths.length}`;
  test(`pages open without an error or a foreign request: ${name}`, async ({ page, errors }) => {
    const found: Record<string, string[]> = {};
    for (const path of chunk) {
      const problems: string[] = [];
      try {
        const response = await page.goto(path);
        if (response?.status() !== 200) problems.push(`status: ${response?.status()}`);
        await waitUntilIdle(page);
      } catch (error) {
        problems.push(`not opened: ${String(error).split('\n')[0]}`);
      }
      problems.push(...errors.splice(0));
      if (problems.length > 0) found[path] = problems;
    }
    expect(found).toEqual({});
  });
}
