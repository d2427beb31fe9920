import { cpSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { product } from '../../src/product';
import { builtFiles } from '../support/build';
import { ask, KEEP_ALIVE } from '../support/http';
import { publish, startNginx } from '../support/nginx';
import type { Nginx } from '../support/nginx';
import { has } from '../support/programs';
import { useTemporaryFolder } from '../support/temporaryFolder';
import { testInBrowser } from './hosting/inBrowser';

const BUILD = 'build';
const base = product.baseUrl;
const pages = builtFiles('.html').filter((file) => file !== '404.html');

const addressOf = (page: string): string =>
  `${base}${page === 'index.html' ? '' : page.replace(/\.html$/, '')}`;

const content = (file: string): Buffer => readFileSync(path.join(BUILD, file));

/** A file with a hash in its name. */
const hashed = (extension: string): string =>
  builtFiles(extension).find((file) => file.startsWith('assets/')) ?? '';

/** A script of the build of before. */
const FORMER = 'assets/former.12345678.js';

const KEPT = 'public, max-age=31536000, immutable';
const ASKED_FOR_AGAIN = 'no-cache';

describe.runIf(has('nginx'))('deploy/nginx.conf, run by nginx', () => {
  const folder = useTemporaryFolder();
  let nginx: Nginx;

  const at = (address: string): string => `${nginx.origin}${address}`;

  beforeAll(async () => {
    const target = path.join(folder.path, 'srv');
    const former = path.join(folder.path, 'former');
    cpSync('deploy/generated', path.join(former, 'deploy/generated'), { recursive: true });
    mkdirSync(path.join(former, 'build/assets'), { recursive: true });
    writeFileSync(path.join(former, 'build', FORMER), 'former');
    writeFileSync(path.join(former, 'build/blog.html'), 'Former blog');
    publish(target, former);
    publish(target);
    nginx = await startNginx(path.join(folder.path, 'nginx'), target);
  });

  afterAll(() => nginx?.close());

  test('Every page answers at its address without .html, at once', async () => {
    expect(pages.length).toBeGreaterThan(300);
    const wrong = await Promise.all(
      pages.map(async (page) => {
        const { status, headers, body } = await ask(at(addressOf(page)), {}, KEEP_ALIVE);
        const isHtml = headers['content-type'] === 'text/html; charset=utf-8';
        return status === 200 && isHtml && body.equals(content(page)) ? [] : [page];
      }),
    );
    expect(wrong.flat()).toEqual([]);
  });

  test.each([
    ['/documentation/docs.html', '/documentation/docs'],
    ['/documentation/docs/', '/documentation/docs'],
    ['/documentation/docs/api/generate-an-iban.html', '/documentation/docs/api/generate-an-iban'],
    ['/documentation/blog/tags.html/', '/documentation/blog/tags'],
    ['/documentation/index.html', base],
    ['/documentation', base],
    ['/', base],
  ])('%s leads to %s in one step, with and without TLS', async (spelling, address) => {
    const secure = await ask(at(`${spelling}?a=b`));
    const plain = await ask(`${nginx.plainOrigin}${spelling}?a=b`);
    expect([secure.status, plain.status]).toEqual([301, 301]);
    const target = String(secure.headers.location);
    // The query stays, but for the home page, which has none.
    expect([address, `${address}?a=b`]).toContain(target);
    expect(plain.headers.location).toBe(`https://localhost${target}`);
  });

  test.each(['no-such-page.html', 'docs/api/', '404.html', '../headers.conf', '.git/config'])(
    "%s has the status 404 and the site's own page, which is never kept",
    async (address) => {
      const { status, headers, body } = await ask(at(`${base}${address}`));
      expect(status).toBe(404);
      expect(body.equals(content('404.html'))).toBe(true);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toContain("default-src 'self'");
    },
  );

  test.each([
    [
      'docs/api/fakewright',
      'docs/api/fakewright.html',
      'text/html; charset=utf-8',
      ASKED_FOR_AGAIN,
    ],
    [hashed('.js'), hashed('.js'), 'text/javascript; charset=utf-8', KEPT],
    ['blog/rss.xml', 'blog/rss.xml', 'application/rss+xml; charset=utf-8', ASKED_FOR_AGAIN],
  ])('%s is sent as it is, and in Brotli or gzip', async (address, file, type, kept) => {
    const whole = content(file);
    // What fits one packet has no compressed copy.
    const forms = [
      ['identity', undefined, (body: Buffer) => body],
      ['gzip, deflate', 'gzip', gunzipSync],
      ['gzip, deflate, br', 'br', brotliDecompressSync],
    ] as const;
    for (const [accepted, encoding, decompress] of whole.length < 1024
      ? forms.slice(0, 1)
      : forms) {
      const asked = { 'accept-encoding': accepted };
      const { status, headers, body } = await ask(at(`${base}${address}`), asked);
      expect([status, headers['content-type']]).toEqual([200, type]);
      expect(headers['cache-control']).toBe(kept);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['strict-transport-security']).toBe('max-age=63072000');
      expect(headers['content-encoding']).toBe(encoding);
      if (encoding) expect(headers.vary).toBe('Accept-Encoding');
      expect(decompress(body).equals(whole)).toBe(true);
      if (kept === KEPT) continue;
      const again = { ...asked, 'if-none-match': headers.etag };
      const repeated = await ask(at(`${base}${address}`), again);
      expect([repeated.status, repeated.body.length], 'asked for again').toEqual([304, 0]);
    }
  });

  describe.runIf(has('browser'))('in a browser', () => testInBrowser(() => nginx.origin));

  test('After another deploy an open page finds its chunks, and pages are those of the last build', async () => {
    expect((await ask(at(`${base}${FORMER}`))).body.toString()).toBe('former');
    expect((await ask(at(`${base}blog`))).body).toEqual(content('blog.html'));
  });

  test('nginx has no complaint', async () => {
    expect(await nginx.readErrors()).toBe('');
  });
});
