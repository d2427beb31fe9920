import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { product } from '../../src/site/product';
import { renderPageMap } from '../../src/hosting/rootFiles';
import { listBuiltFiles } from '../support/build';
import { requestUrl, KEEP_ALIVE_AGENT } from '../support/http';
import { deployBuild, startNginx } from './nginxServer';
import type { NginxServer } from './nginxServer';
import { hasProgram } from '../../scripts/support/programs';
import { useTemporaryFolder } from '../support/temporaryFolder';
import { testContentSecurityPolicy } from './contentSecurityPolicy';

const BUILD = 'build';
const base = product.baseUrl;
const pages = listBuiltFiles('.html').filter((file) => file !== '404.html');

const addressOf = (page: string): string =>
  `${base}${page === 'index.html' ? '' : page.replace(/\.html$/, '')}`;

const content = (file: string): Buffer => readFileSync(path.join(BUILD, file));

/** Returns a built file that has a hash in its name. */
const hashed = (extension: string): string =>
  listBuiltFiles(extension).find((file) => file.startsWith('assets/')) ?? '';

/** Path of a script that only the previous build contains. */
const OUTGOING = 'assets/outgoing.12345678.js';

const KEPT = 'public, max-age=31536000, immutable';
const ASKED_FOR_AGAIN = 'no-cache';

describe.runIf(hasProgram('nginx'))('nginx with deploy/nginx.conf', () => {
  const folder = useTemporaryFolder();
  let nginx: NginxServer;

  const at = (address: string): string => `${nginx.origin}${address}`;

  const inTarget = (...names: string[]): string => path.join(folder.path, 'srv', ...names);
  const releases = (): string[] => readdirSync(inTarget('releases'));

  /** Creates a minimal build in a new folder: a page with its compressed copy, and one script. */
  function createBuild(name: string): string {
    const dir = path.join(folder.path, name);
    cpSync('deploy/generated', path.join(dir, 'deploy/generated'), { recursive: true });
    mkdirSync(path.join(dir, 'build/assets'), { recursive: true });
    for (const file of ['index.html', 'index.html.br', OUTGOING]) {
      writeFileSync(path.join(dir, 'build', file), 'outgoing');
    }
    return dir;
  }

  beforeAll(async () => {
    if (!existsSync(path.join(BUILD, 'index.html.br'))) {
      throw new Error('build/ is a build without compressed copies. Run "npm run build".');
    }
    const outgoing = createBuild('outgoing');
    for (let count = 0; count < 6; count += 1) deployBuild(inTarget(), outgoing);
    execFileSync('find', [inTarget(), '-exec', 'touch', '-hd', '40 days ago', '{}', '+']);
    deployBuild(inTarget());
    const redirects = { '/docs/old': '/docs/new' };
    writeFileSync(inTarget('current/pages.conf'), renderPageMap(base, pages, redirects));
    nginx = await startNginx(path.join(folder.path, 'nginx'), inTarget());
  });

  afterAll(() => nginx?.close());

  test('every page is served without a redirect at the URL that omits .html', async () => {
    expect(pages.length).toBeGreaterThan(300);
    const wrong = await Promise.all(
      pages.map(async (page) => {
        const { status, headers, body } = await requestUrl(
          at(addressOf(page)),
          {},
          KEEP_ALIVE_AGENT,
        );
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
    ['/documentation/blog/index.html', '/documentation/blog'],
    [
      '/documentation/docs/api/generate-a-uuid/index.html',
      '/documentation/docs/api/generate-a-uuid',
    ],
    ['/documentation/blog/archive/index', '/documentation/blog/archive'],
    ['/documentation/index.html', base],
    ['/documentation', base],
    ['/', base],
    ['/documentation/docs/api/GENERATE-A-UUID', '/documentation/docs/api/generate-a-uuid'],
    ['/documentation/Blog.html', '/documentation/blog'],
    ['/documentation/docs/old', '/documentation/docs/new'],
    ['/documentation/docs/old.md', '/documentation/docs/new.md'],
    ['/documentation/docs/old.html', '/documentation/docs/new'],
  ])('%s redirects to %s in one step, with and without TLS', async (spelling, address) => {
    const secure = await requestUrl(at(`${spelling}?a=b`));
    const plain = await requestUrl(`${nginx.plainOrigin}${spelling}?a=b`);
    expect([secure.status, plain.status]).toEqual([301, 301]);
    expect(secure.headers.location).toBe(`${address}?a=b`);
    expect(plain.headers.location).toBe(`https://localhost${address}?a=b`);
  });

  test('a request without TLS and with another Host header is redirected to the configured host name', async () => {
    for (const url of ['/documentation/blog', '/documentation/blog.html', '/nope']) {
      const { status, headers } = await requestUrl(`${nginx.plainOrigin}${url}`, {
        host: 'evil.example',
      });
      expect([status, headers.location]).toEqual([
        301,
        `https://localhost${url.replace('.html', '')}`,
      ]);
    }
  });

  test('behind a proxy that terminates TLS, pages are served without a redirect loop', async () => {
    const proxied = { 'x-forwarded-proto': 'https' };
    const page = await requestUrl(`${nginx.plainOrigin}${base}blog`, proxied);
    expect([page.status, page.body.equals(content('blog.html'))]).toEqual([200, true]);
    const other = await requestUrl(`${nginx.plainOrigin}${base}blog.html?a=b`, proxied);
    expect([other.status, other.headers.location]).toEqual([301, `${base}blog?a=b`]);
  });

  test('a request over IPv6 is redirected like a request over IPv4', async ({ skip }) => {
    if (nginx.plainOrigin6 === undefined) return skip('This machine has no IPv6');
    const response = await fetch(`${nginx.plainOrigin6}${base}blog`, { redirect: 'manual' });
    expect(response.headers.get('location')).toBe(`https://localhost${base}blog`);
  });

  test('ACME challenges are served from the webroot, with and without TLS', async () => {
    mkdirSync(inTarget('webroot/.well-known/acme-challenge'), { recursive: true });
    writeFileSync(inTarget('webroot/.well-known/acme-challenge/token'), 'proof');
    for (const origin of [nginx.plainOrigin, nginx.origin]) {
      const { status, body } = await requestUrl(`${origin}/.well-known/acme-challenge/token`);
      expect([status, body.toString()]).toEqual([200, 'proof']);
    }
  });

  test('robots.txt at the root has the URL of the sitemap', async () => {
    const { status, body } = await requestUrl(at('/robots.txt'));
    expect([status, body.toString()]).toEqual([
      200,
      expect.stringContaining(`Sitemap: ${product.siteUrl}${base}sitemap.xml`),
    ]);
  });

  test.each([
    ['openapi.json', '*'],
    ['openapi.yaml', '*'],
    ['postman_collection.json', '*'],
    ['generators.json', '*'],
    ['llms.txt', '*'],
    ['docs/api/generate-a-uuid.md', '*'],
    ['fakewright-mock.mjs', '*'],
    ['fakewright-mock.d.mts', '*'],
    ['fakewright.d.ts', '*'],
    ['blog/rss.xml', '*'],
    ['blog/atom.xml', '*'],
    ['blog', undefined],
    ['img/logo.svg', undefined],
    ['no-such-file.json', undefined],
  ])('%s is served with Access-Control-Allow-Origin %s', async (file, origins) => {
    const { headers } = await requestUrl(at(`${base}${file}`), {
      origin: 'https://editor.example',
    });
    expect(headers['access-control-allow-origin']).toBe(origins);
  });

  test.each(['no-such-page.html', 'docs/api/', '404.html', '../headers.conf', '.git/config'])(
    "%s returns status 404 and the site's not-found page, which must be revalidated",
    async (address) => {
      const { status, headers, body } = await requestUrl(at(`${base}${address}`));
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
  ])(
    '%s is served in the encoding that the request accepts: identity, gzip or Brotli',
    async (address, file, type, kept) => {
      const whole = content(file);
      // Files below 1024 bytes do not have compressed copies.
      const forms = [
        ['identity', undefined, (body: Buffer) => body],
        ['gzip, deflate', 'gzip', gunzipSync],
        ['gzip, deflate, br', 'br', brotliDecompressSync],
      ] as const;
      for (const [accepted, encoding, decompress] of whole.length < 1024
        ? forms.slice(0, 1)
        : forms) {
        const asked = { 'accept-encoding': accepted };
        const { status, headers, body } = await requestUrl(at(`${base}${address}`), asked);
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
        const repeated = await requestUrl(at(`${base}${address}`), again);
        expect([repeated.status, repeated.body.length], 'asked for again').toEqual([304, 0]);
      }
    },
  );

  describe.runIf(hasProgram('browser'))('in a browser', () =>
    testContentSecurityPolicy(() => nginx.origin),
  );

  test('scripts of the previous build are served after a deployment, even if the files are old', async () => {
    expect((await requestUrl(at(`${base}${OUTGOING}`))).body.toString()).toBe('outgoing');
    expect((await requestUrl(at(`${base}blog`))).body).toEqual(content('blog.html'));
  });

  test('a deployment keeps only the last five releases', () => {
    expect(releases()).toHaveLength(5);
  });

  test('a script is deleted 30 days after the deployment that replaced it', () => {
    const shared = inTarget('shared/documentation', OUTGOING);
    execFileSync('touch', ['-d', '40 days ago', shared]);
    deployBuild(inTarget(), createBuild('next'), nginx.command);
    // This deployment replaces the complete build, so the scripts of the complete build are kept.
    expect(existsSync(shared)).toBe(false);
    expect(existsSync(inTarget('shared/documentation', hashed('.js')))).toBe(true);
  });

  test('a deployment keeps old downloads that have a hash in their name', async () => {
    const [pinned = ''] = listBuiltFiles('.mjs').filter((file) => /-[\da-f]{8}\.mjs$/.test(file));
    execFileSync('touch', ['-d', '400 days ago', inTarget('shared/documentation', pinned)]);
    deployBuild(inTarget(), createBuild('later'), nginx.command);
    expect(existsSync(inTarget('current/documentation', pinned))).toBe(false);
    const { status, headers, body } = await requestUrl(at(`${base}${pinned}`));
    expect([status, headers['access-control-allow-origin']]).toEqual([200, '*']);
    expect(body).toEqual(content(pinned));
  });

  test('a deployment while nginx is not running switches to the new build, but exits with an error', () => {
    const before = readlinkSync(inTarget('current'));
    const stopped = `sh -c '[ "$1" = -t ]' --`;
    expect(() => deployBuild(inTarget(), createBuild('stopped'), stopped)).toThrow(
      /did not reload/,
    );
    expect(readlinkSync(inTarget('current'))).not.toBe(before);
    expect(releases()).toHaveLength(5);
  });

  test('nginx has logged no error in the tests above', async () => {
    expect(await nginx.readErrors()).toBe('');
  });

  test.each([
    ['without compressed copies', 'build/index.html.br', undefined, /without compressed copies/],
    ['without a header file', 'deploy/generated/headers.conf', undefined, /headers\.conf/],
    ['with headers that nginx rejects', 'deploy/generated/headers.conf', 'x;', /unknown directive/],
  ])('a build %s is not deployed', (name, file, text, message) => {
    const dir = createBuild(name.replaceAll(' ', '-'));
    rmSync(path.join(dir, file), { recursive: true });
    if (text !== undefined) writeFileSync(path.join(dir, file), text);
    const current = readlinkSync(inTarget('current'));
    expect(() => deployBuild(inTarget(), dir, nginx.command)).toThrow(message);
    expect(readlinkSync(inTarget('current'))).toBe(current);
  });
});
