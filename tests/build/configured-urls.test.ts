import { expect, test } from 'vitest';
import { DEFAULT_URLS, readUrls } from '../../src/site/product';
import { listBuiltFiles, readBuiltFile } from '../support/build';

const { SITE_URL, VENDOR_URL, MARKETPLACE_URL } = readUrls(process.env);
const TEXT = /\.(?:html|js|json|md|mjs|mts|ts|txt|xml|yaml)$/;

test.each([
  [SITE_URL, ['index.html', 'blog/rss.xml', 'blog/atom.xml', 'sitemap.xml', 'llms.txt']],
  [SITE_URL, ['llms-full.txt', 'generators.json', 'postman_collection.json', 'openapi.json']],
  [VENDOR_URL, ['index.html', '404.html', 'docs/api/generate-an-iban.html']],
  [MARKETPLACE_URL, ['index.html', 'docs/api/fakewright.html', 'docs/api/fakewright.md']],
  [MARKETPLACE_URL, ['openapi.yaml', 'openapi.json', 'postman_collection.json']],
])('the configured URL %s is in each of the built files %j', (url, files) => {
  expect(files.filter((file) => !readBuiltFile(file).includes(url))).toEqual([]);
});

test('a build with configured URLs does not contain the default URLs', () => {
  const own: string[] = [SITE_URL, VENDOR_URL, MARKETPLACE_URL];
  const replaced = Object.values(DEFAULT_URLS).filter((url) => !own.includes(url));
  const files = listBuiltFiles().filter((file) => TEXT.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const leftOver = files.filter((file) =>
    replaced.some((url) => readBuiltFile(file).includes(url)),
  );
  expect(leftOver).toEqual([]);
});
