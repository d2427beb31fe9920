import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTemporaryFolder } from '../support/temporaryFolder.ts';
import { compressFiles } from '../../src/hosting/compress';
import { contentType, isCompressible } from '../../src/hosting/files';
import { createHeaders, renderHeadersFile, renderNginx } from '../../src/hosting/headers';
import { hashSource, readInlineCode } from '../../src/hosting/inline';
import { findBlocked } from '../../src/hosting/policy';

describe('What a strict policy must know of a page', () => {
  test('an inline script has the hash of exactly what stands between its tags', () => {
    const html = '<script>a &amp;&lt; b\n</script><script type=module>c</script>';
    expect(readInlineCode(html).scripts).toEqual(
      ['a &amp;&lt; b\n', 'c'].map(
        (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      ),
    );
  });

  test('scripts of files, data and text that looks like a script need none', () => {
    const html =
      '<script src="a.js"></script><script type="application/ld+json">{}</script>' +
      '<p title="<script>x</script>">&lt;script>x</p><!-- <script>x</script> -->' +
      '<textarea><script>x</script></textarea>';
    expect(readInlineCode(html)).toEqual({ scripts: [], styles: [], blocked: [] });
  });

  test.each([
    ['a text that looks like a handler', '<p>onclick = go()</p>'],
    ['a script in an attribute', '<p title="<script>b</script>"></p>'],
    ['a script in a comment', '<!-- <script>b</script> -->'],
    ["React's comments", '<!-- --><!--$--><!--/$-->'],
  ])('A script is found beside %s.', (_, html) => {
    const found = { scripts: [hashSource('a')], styles: [], blocked: [] };
    expect(readInlineCode(`<script>a</script>${html}`)).toEqual(found);
    expect(readInlineCode(`${html}<script>a</script>`)).toEqual(found);
  });

  test('a script within a script is a part of it', () => {
    const text = 'a("<script>")';
    expect(readInlineCode(`<p></p><script>${text}</script>`).scripts).toEqual([hashSource(text)]);
  });

  test.each([
    ['<a onclick="go()">a</a>', 'onclick of <a>'],
    ['<a href=" javascript:go()">a</a>', 'href of <a>'],
    ['<p style="color: red">a</p>', 'style of <p>'],
    ['<template><p style="color: red">a</p></template>', 'style of <p>'],
  ])('%s is blocked', (html, blocked) => {
    expect(readInlineCode(html).blocked).toEqual([blocked]);
  });

  test('a style sheet in the HTML is rejected unless it has a hash among those of styles', () => {
    const html = '<style>a{}</style><svg><style>b{}</style></svg>';
    const page = { file: 'a.html', ...readInlineCode(html) };
    const [a, b] = [hashSource('a{}'), hashSource('b{}')];
    expect(findBlocked([page], [a, b])).toEqual([]);
    expect(findBlocked([page], [a])).toEqual([
      `a.html: the content security policy has no hash for an inline style (${b}). Use a CSS module.`,
    ]);
    expect(findBlocked([page, { ...page, file: 'b.html' }], [a])).toEqual([
      `a.html and 1 more: the content security policy has no hash for an inline style (${b}). Use a CSS module.`,
    ]);
  });
});

describe('One source of headers', () => {
  const headers = createHeaders([hashSource('a')]);

  test.each(['nginx', 'static hosts'])('%s are told all of them', (host) => {
    const text =
      host === 'nginx' ? renderNginx(headers) : renderHeadersFile(headers, '/d/', ['assets/a.js']);
    for (const [name, value] of Object.entries(headers)) {
      expect(text).toContain(
        host === 'nginx' ? `add_header ${name} "${value}" always;` : `${name}: ${value}`,
      );
    }
  });

  test('a page runs what is its own only, in no frame, and its type is not guessed', () => {
    const { 'Content-Security-Policy': policy = '', ...others } = headers;
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        `script-src 'self' ${hashSource('a')}`,
        "style-src 'self'",
        "object-src 'none'",
        "frame-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ]),
    );
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(others).toMatchObject({
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
    expect(others['Permissions-Policy']).toMatch(/\bcamera=\(\).*\bgeolocation=\(\)/);
  });

  test('a value that nginx would read as something else is rejected', () => {
    expect(() => renderNginx({ 'X-Name': 'costs $1' })).toThrow('costs $1');
  });

  test('files have the content types of their standards; pictures are not compressed twice', () => {
    expect(contentType('blog/rss.xml')).toBe('application/rss+xml; charset=utf-8');
    expect(contentType('sitemap.xml')).toBe('application/xml; charset=utf-8');
    expect(contentType('a.unknown')).toBeUndefined();
    expect(['a.html', 'a.svg', 'a.png', 'a.woff2'].filter(isCompressible)).toEqual([
      'a.html',
      'a.svg',
    ]);
  });
});

describe('The last step of the build', () => {
  const folder = useTemporaryFolder();
  const script = 'build/assets/js/main.0a1b2c3d.js';
  const inFolder = (file: string) => path.join(folder.path, file);

  beforeAll(() => {
    mkdirSync(path.dirname(inFolder(script)), { recursive: true });
    writeFileSync(inFolder(script), 'a();'.repeat(500));
  });

  const finish = (variables: NodeJS.ProcessEnv = {}, ...options: string[]) => {
    const places = ['build', 'out'].map(inFolder);
    const args = ['--import', 'tsx', 'scripts/hosting.mts', ...places, ...options];
    const env = { ...process.env, ...variables };
    return spawnSync(process.execPath, args, { encoding: 'utf8', env });
  };
  const prepare = (body: string, head = '', ...rest: Parameters<typeof finish>) => {
    const html = `<!DOCTYPE html><html><head><title>a</title>${head}</head><body>${body}</body></html>`;
    writeFileSync(inFolder('build/index.html'), html);
    return finish(...rest);
  };

  test('it computes the hashes from the pages', () => {
    expect(prepare('<script>a()</script>').status).toBe(0);
    const written = readFileSync(inFolder('out/headers.conf'), 'utf8');
    expect(written).toContain(`script-src 'self' ${hashSource('a()')};`);
  });

  test.each([
    ['', 1],
    ['https://docs.acme.test', 0],
  ])('with SITE_URL=%s it prints %i lines about SITE_URL', (SITE_URL, count) => {
    const { stdout } = prepare('', '', { SITE_URL });
    expect(stdout.match(/^.*SITE_URL.*$/gm) ?? []).toHaveLength(count);
  });

  const CSS = '.a{color:red}.b{color:blue}:root{--used:1px;--unused:1px}p{margin:var(--used)}';
  const LINK = '<link rel="stylesheet" href="/documentation/assets/css/styles.0a1b2c3d.css">';

  const prepareStyled = (head: string, body: string) => {
    mkdirSync(inFolder('build/assets/css'), { recursive: true });
    writeFileSync(inFolder('build/assets/css/styles.0a1b2c3d.css'), CSS);
    return prepare(body, head);
  };

  test('what a page needs of the style sheet is in its HTML, and the whole behind its content', () => {
    const body = '<p class="a">b</p><script src="/a.js" defer></script>';
    expect(prepareStyled(LINK, body).status).toBe(0);
    const html = readFileSync(inFolder('build/index.html'), 'utf8');
    const style = '.a{color:red}:root{--used:1px}p{margin:var(--used)}';
    expect(html).toBe(
      `<!DOCTYPE html><html><head><title>a</title><style>${style}</style></head><body><p class="a">b</p>${LINK}<script src="/a.js" defer></script></body></html>`,
    );
    const written = readFileSync(inFolder('out/headers.conf'), 'utf8');
    expect(written).toContain(`style-src 'self' ${hashSource(style)};`);
    const again = finish();
    expect([again.status, again.stderr]).toEqual([
      1,
      `The build in ${inFolder('build')}/ is already finished. Run "npm run build" for a new one.\n`,
    ]);
  });

  test('it counts compressed files only if it writes them', () => {
    expect(prepare('').stdout).toMatch(/^Compressed [1-9]\d* files and wrote /);
    expect(prepare('', '', {}, '--no-compress').stdout).toMatch(/^Wrote /);
  });

  test('the build fails if a page has another style sheet in its HTML', () => {
    const { status, stderr } = prepareStyled(LINK, '<style>p{color:red}</style>');
    expect(status).toBe(1);
    expect(stderr).toContain(
      'index.html: the content security policy has no hash for an inline style',
    );
  });

  test('the build fails if a page has code that no hash allows', () => {
    const { status, stderr } = prepare('<button onclick="go()">a</button>');
    expect(status).toBe(1);
    expect(stderr).toContain('index.html: the content security policy blocks onclick of <button>');
  });
});

describe('Compressed files', () => {
  const folder = useTemporaryFolder();

  test('a text has two compressed copies that say the same; what fits one packet has none', () => {
    const text = 'first();'.repeat(9000);
    const inFolder = (file: string) => path.join(folder.path, file);
    writeFileSync(inFolder('a.html'), text);
    writeFileSync(inFolder('small.html'), 'first();');
    expect(compressFiles(folder.path, ['a.html', 'small.html'])).toBe(1);
    expect(gunzipSync(readFileSync(inFolder('a.html.gz'))).toString()).toBe(text);
    expect(brotliDecompressSync(readFileSync(inFolder('a.html.br'))).toString()).toBe(text);
    const names = ['a.html', 'a.html.br', 'a.html.gz', 'small.html'];
    expect(readdirSync(folder.path).sort()).toEqual(names);
  });
});
