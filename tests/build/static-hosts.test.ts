import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { product } from '../../src/site/product';
import { listBuiltFiles } from '../support/build';

/** Reads a file that `npm run build` writes for the root of a static host. */
const read = (file: string): string => readFileSync(`deploy/generated/${file}`, 'utf8');

const base = product.baseUrl;
const files = listBuiltFiles().filter((file) => !/\.(?:br|gz)$/.test(file));
/** Returns the URL path of a file. URL paths of pages do not end with `.html`. */
const pathOf = (file: string): string => `${base}${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;

describe('_headers', () => {
  /** Header rules. As on Netlify, all matching rules apply, and `*` matches any characters. */
  const rules = read('_headers')
    .trim()
    .split(/\n(?=\S)/)
    .map((rule) => {
      const [pattern = '', ...lines] = rule.split('\n').map((line) => line.trim());
      const fields = lines.filter(Boolean).map((line) => line.split(/: (.*)/).slice(0, 2));
      return { matches: new RegExp(`^${pattern.replaceAll('*', '.*')}$`), fields };
    });
  const fieldsOf = (path: string): string[][] =>
    rules.filter(({ matches }) => matches.test(path)).flatMap(({ fields }) => fields);
  const valuesOf = (path: string, name: string): (string | undefined)[] =>
    fieldsOf(path).flatMap(([field, value]) => (field === name ? [value] : []));

  test('sets the same headers as nginx for every path, each header once', () => {
    const always = [...read('headers.conf').matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(
      ([, name, value]) => [name, value],
    );
    expect(always.map(([name]) => name)).toContain('Content-Security-Policy');
    expect(files.length).toBeGreaterThan(1000);
    for (const path of [...files.map(pathOf), `${base}no-such-page`]) {
      const names = fieldsOf(path).map(([name]) => name);
      expect(fieldsOf(path), path).toEqual(expect.arrayContaining(always));
      expect(new Set(names).size, path).toBe(names.length);
    }
  });

  test('lets browsers cache only files in assets/, which have a hash in their name', () => {
    for (const file of files) {
      const kept = /^assets\//.test(file) ? ['public, max-age=31536000, immutable'] : [];
      expect(valuesOf(pathOf(file), 'Cache-Control'), file).toEqual(kept);
    }
  });

  test('allows other origins to read all files except pages, scripts, style sheets and images', () => {
    for (const file of files) {
      const isOfSite = /\.(?:html|js|css|png|svg|ico|webp)$/.test(file);
      const expected = isOfSite ? [] : ['*'];
      expect(valuesOf(pathOf(file), 'Access-Control-Allow-Origin'), file).toEqual(expected);
    }
  });

  test.each([
    ['openapi.yaml', 'application/yaml; charset=utf-8'],
    ['docs/api/generate-an-iban.md', 'text/markdown; charset=utf-8'],
    ['fakewright.d.ts', 'text/plain; charset=utf-8'],
    ['fakewright-mock.d.mts', 'text/plain; charset=utf-8'],
    ['fakewright-mock.mjs', 'text/javascript; charset=utf-8'],
    ['blog/rss.xml', 'application/rss+xml; charset=utf-8'],
    ['blog/atom.xml', 'application/atom+xml; charset=utf-8'],
  ])('sets the content type of %s to %s', (file, type) => {
    expect(valuesOf(pathOf(file), 'Content-Type')).toEqual([type]);
  });
});

test('_redirects redirects URLs that end with .html or /index.html to the page URL in one step', () => {
  const rules = read('_redirects').trim().split('\n');
  const pages = files.filter((file) => file.endsWith('.html') && file !== '404.html');
  const expected = pages.flatMap((file) => {
    const path = pathOf(file);
    const sources =
      file === 'index.html' ? ['/', `${base}${file}`] : [`${base}${file}`, `${path}/index.html`];
    return sources.map((source) => `${source} ${path} 301`);
  });
  expect(rules.sort()).toEqual(expected.sort());
});

test('robots.txt has the URL of the sitemap and does not exclude a page', () => {
  const lines = read('robots.txt').trim().split('\n');
  expect(lines).toContain(`Sitemap: ${product.siteUrl}${base}sitemap.xml`);
  expect(lines).toContain('Disallow:');
});
