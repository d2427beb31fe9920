import { expect } from '@playwright/test';
import { sitemapPaths } from '../support/build';
import { IS_EXHAUSTIVE } from 'fakewright-engine/testing/exhaustive';
import { test } from './sharedTab';
import { waitUntilIdle } from './site';

/** Number of pages that one test opens. */
const CHUNK_SIZE = 15;

/**
 * Pages to open. The array is empty unless `IS_EXHAUSTIVE` is true: other tests open pages with every shape of element, and
 * also fail on errors.
 */
const paths = IS_EXHAUSTIVE ? sitemapPaths() : [];

for (let start = 0; start < paths.length; start += CHUNK_SIZE) {
  const chunk = paths.slice(start, start + CHUNK_SIZE);
  const name = `pages ${start + 1} to ${start + chunk.length} of ${paths.length}`;
  test(`pages open without an error or a request to another host: ${name}`, async ({ page }) => {
    for (const path of chunk) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await waitUntilIdle(page);
    }
  });
}
