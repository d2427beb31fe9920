import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentType, isCompressible, isHashed, listFiles } from '../../src/hosting/files';
import { createHeaders, IMMUTABLE } from '../../src/hosting/headers';
import { product } from '../../src/product';
import { ask, KEEP_ALIVE } from '../support/http';
import { publish, startNginx } from '../support/nginx';
import type { Nginx } from '../support/nginx';
import { has } from '../support/programs';
import { EVERYTHING } from '../support/sweep';
import { useTemporaryFolder } from '../support/temporaryFolder';
import { testInBrowser } from './hosting/inBrowser';
import { testReturningReader } from './hosting/returningReader';

/** The hash sources of a directive in a file that contains a policy. */
function readHashes(text: string, directive: 'script-src' | 'style-src'): string[] {
  const [sources = ''] = new RegExp(`\\b${directive} [^;]*`).exec(text) ?? [];
  return [...new Set(sources.match(/'sha256-[A-Za-z0-9+/]+=*'/g))];
}

const BUILD = 'build';
const HEADERS = 'deploy/generated/headers.conf';
const base = product.baseUrl;

const files = listFiles(BUILD);
const pages = files.filter((file) => file.endsWith('.html') && file !== '404.html');
const addressOf = (page: string): string =>
  `${base}${page === 'index.html' ? '' : page.replace(/\.html$/, '')}`;
/** One page of each kind: what leads to a page are rules, the same for all of a kind. */
const kinds = [
  'index.html',
  'docs.html',
  'docs/category/api.html',
  'docs/api/fakewright.html',
  'docs/api/generate-an-iban.html',
  'docs/custom/custom-template.html',
  'blog.html',
  'blog/welcome.html',
  'blog/tags.html',
  'markdown-page.html',
];

const content = (file: string): Buffer => readFileSync(path.join(BUILD, file));

/** Runs a check for each value, some at once, and collects what it complains of. */
async function collect<T>(
  values: readonly T[],
  check: (value: T) => Promise<string[]>,
): Promise<string[]> {
  const queue = [...values];
  const faults: string[] = [];
  const work = async (): Promise<void> => {
    for (let value = queue.pop(); value !== undefined; value = queue.pop()) {
      faults.push(...(await check(value)));
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return faults;
}

describe.runIf(has('nginx'))('deploy/nginx.conf, run by nginx', () => {
  const folder = useTemporaryFolder();
  let nginx: Nginx;

  const at = (address: string): string => `${nginx.origin}${address}`;

  beforeAll(async () => {
    const target = path.join(folder.path, 'srv');
    publish(target);
    nginx = await startNginx(path.join(folder.path, 'nginx'), target);
  });

  afterAll(() => nginx?.close());

  test('Every page answers at its address without .html, at once.', async () => {
    expect(pages.length).toBeGreaterThan(300);
    const faults = await collect(pages, async (page) => {
      const { status, headers, body } = await ask(at(addressOf(page)), {}, KEEP_ALIVE);
      const right =
        status === 200 &&
        headers['content-type'] === 'text/html; charset=utf-8' &&
        body.equals(content(page));
      return right ? [] : [`${page}: ${status} ${headers['content-type']}`];
    });
    expect(faults).toEqual([]);
  });

  test('Other spellings of an address lead to it in one step.', async () => {
    expect(pages).toEqual(expect.arrayContaining(kinds));
    const faults = await collect(EVERYTHING ? pages : kinds, async (page) => {
      const address = addressOf(page);
      const others = page === 'index.html' ? ['index.html', 'index', ''] : ['.html', '/', '.html/'];
      const spellings =
        page === 'index.html'
          ? others.map((end) => `${base}${end}`).filter((spelling) => spelling !== base)
          : others.map((end) => `${address}${end}`);
      const wrong: string[] = [];
      for (const spelling of spellings) {
        for (const origin of [nginx.origin, nginx.plainOrigin]) {
          const { status, headers } = await ask(`${origin}${spelling}?a=b`);
          const to = new URL(headers.location ?? '', nginx.origin);
          const secure =
            origin === nginx.origin || headers.location?.startsWith('https://localhost/');
          if (status !== 301 || `${to.pathname}${to.search}` !== `${address}?a=b` || !secure) {
            wrong.push(`${origin}${spelling}: ${status} ${headers.location}`);
          }
        }
      }
      return wrong;
    });
    expect(faults).toEqual([]);
  });

  test.each(['/documentation', '/', '/documentation/index.html'])(
    '%s leads to /documentation/ in one step, with and without TLS.',
    async (address) => {
      const secure = await ask(at(address));
      expect([secure.status, secure.headers.location]).toEqual([301, base]);
      const plain = await ask(`${nginx.plainOrigin}${address}`);
      expect([plain.status, plain.headers.location]).toEqual([301, `https://localhost${base}`]);
    },
  );

  test.each([
    'no-such-page',
    'no-such-page/',
    'no-such-page.html',
    'docs/api/',
    'assets/js/no-such-chunk.js',
    'assets/',
    '404.html',
    '404',
    '../headers.conf',
    '.git/config',
  ])("%s: status 404 with the site's own page, never kept.", async (address) => {
    const { status, headers, body } = await ask(at(`${base}${address}`));
    expect(status).toBe(404);
    expect(body.equals(content('404.html'))).toBe(true);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  });

  test('Every file has its content type, and the headers that the one source names.', async () => {
    const written = readFileSync(HEADERS, 'utf8');
    const styles = readHashes(written, 'style-src');
    const common = Object.entries(createHeaders(readHashes(written, 'script-src'), styles));
    const faults = await collect(
      files.filter((file) => !file.endsWith('.html')),
      async (file) => {
        const { status, headers } = await ask(at(`${base}${file}`), {}, KEEP_ALIVE);
        const expected: [string, string | undefined][] = [
          ...common,
          ['Content-Type', contentType(file)],
          ['Cache-Control', isHashed(file) ? IMMUTABLE : 'no-cache'],
        ];
        const wrong = expected.filter(([name, value]) => headers[name.toLowerCase()] !== value);
        return [
          ...(status === 200 ? [] : [`${file}: ${status}`]),
          ...wrong.map(([name]) => `${file}: ${name}: ${String(headers[name.toLowerCase()])}`),
        ];
      },
    );
    expect(faults).toEqual([]);
    expect(common.length).toBeGreaterThan(6);
  });

  test.each([
    ['docs/api/fakewright.md', 'text/markdown; charset=utf-8'],
    ['openapi.yaml', 'application/yaml; charset=utf-8'],
    ['openapi.json', 'application/json'],
    ['blog/rss.xml', 'application/rss+xml; charset=utf-8'],
    ['blog/atom.xml', 'application/atom+xml; charset=utf-8'],
    ['llms.txt', 'text/plain; charset=utf-8'],
    ['sitemap.xml', 'application/xml; charset=utf-8'],
  ])('%s is sent as %s, compressed or not.', async (file, type) => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const { headers } = await ask(at(`${base}${file}`), { 'accept-encoding': encoding });
      expect([headers['content-type'], headers['content-encoding'] ?? 'identity']).toEqual([
        type,
        encoding,
      ]);
    }
  });

  test('Text files are sent as they were compressed at build time: Brotli, else gzip.', async () => {
    const large = files.filter((file) => isCompressible(file) && content(file).length >= 1024);
    expect(large.length).toBeGreaterThan(1000);
    const faults = await collect(large, async (file) => {
      const address = at(file.endsWith('.html') ? addressOf(file) : `${base}${file}`);
      if (file === '404.html') return [];
      const wrong: string[] = [];
      for (const [accepted, encoding, decompress] of [
        ['gzip, deflate, br', 'br', brotliDecompressSync],
        ['gzip, deflate', 'gzip', gunzipSync],
      ] as const) {
        const { headers, body } = await ask(address, { 'accept-encoding': accepted }, KEEP_ALIVE);
        const sent =
          headers['content-encoding'] === encoding && decompress(body).equals(content(file));
        const varies = headers.vary === 'Accept-Encoding';
        if (!sent || !varies) wrong.push(`${file}: ${headers['content-encoding']} ${headers.vary}`);
      }
      return wrong;
    });
    expect(faults).toEqual([]);
  });

  test('What is not hashed is asked for again, and not sent again if it is the same.', async () => {
    for (const file of ['docs/api/fakewright', 'openapi.yaml', 'img/logo.svg']) {
      for (const encoding of ['identity', 'gzip', 'br']) {
        const address = at(`${base}${file}`);
        const first = await ask(address, { 'accept-encoding': encoding });
        expect(first.headers.etag).toBeTruthy();
        const again = await ask(address, {
          'accept-encoding': encoding,
          'if-none-match': first.headers.etag,
        });
        expect([again.status, again.body.length]).toEqual([304, 0]);
      }
    }
  });

  test('The policy allows no inline code but the scripts and the few style sheets that it has hashes of.', async () => {
    const { headers } = await ask(at(base));
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+')+;/);
    expect(policy).toMatch(/style-src 'self'(?: 'sha256-[^']+'){1,2};/);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  describe.runIf(has('browser'))('in a browser', () => testInBrowser(() => nginx.origin));

  test('After another deploy an open page finds its chunks, and pages are those of the last build.', async () => {
    const srv = path.join(folder.path, 'srv');
    const other = path.join(folder.path, 'other');
    const asset = 'assets/js/former.12345678.js';
    for (const part of [BUILD, 'deploy/generated']) {
      cpSync(part, path.join(other, part), { recursive: true });
    }
    writeFileSync(path.join(other, BUILD, asset), 'former');
    writeFileSync(path.join(other, BUILD, 'blog.html'), 'Former blog');
    publish(srv, other);
    await nginx.reload();
    expect((await ask(at(`${base}blog`))).body.toString()).toBe('Former blog');
    publish(srv);
    await nginx.reload();
    expect((await ask(at(`${base}blog`))).body).toEqual(content('blog.html'));
    expect((await ask(at(base + asset))).body.toString()).toBe('former');
  });

  test('nginx has no complaint.', async () => {
    expect(await nginx.readErrors()).toBe('');
  });
});

if (EVERYTHING) {
  describe.runIf(has('nginx') && has('browser'))('a returning reader', testReturningReader);
}
