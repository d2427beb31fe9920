import { execFileSync, spawnSync } from 'node:child_process';
import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compressFiles } from '../../src/hosting/compress';
import { openContentCache } from '../../src/contentCache';
import { contentType, isCompressible } from '../../src/hosting/files';
import { createHeaders } from '../../src/hosting/headers';
import { renderHeadersFile } from '../../src/hosting/headersFile';
import { hashSource, readInlineCode } from '../../src/hosting/inline';
import { createMinifier } from '../../src/hosting/minify';
import { renderNginx } from '../../src/hosting/nginx';
import { createPolicy, findRefused } from '../../src/hosting/policy';
import { publishBuild } from '../../src/hosting/publish';

describe('What a strict policy must know of a page', () => {
  test('Inline scripts have a hash of exactly what stands between their tags.', () => {
    const { scripts } = readInlineCode(
      '<script>a &amp;&lt; b\n</script><script type=module>c</script>',
    );
    expect(scripts).toEqual([hashSource('a &amp;&lt; b\n'), hashSource('c')]);
    const digest = execFileSync('openssl', ['dgst', '-sha256', '-binary'], { input: 'c' });
    expect(scripts[1]).toBe(`'sha256-${digest.toString('base64')}'`);
  });

  test('Scripts of files, data and text that looks like a script need none.', () => {
    const html =
      '<script src="a.js"></script><script type="application/ld+json">{}</script>' +
      '<p title="<script>x</script>">&lt;script>x</p><!-- <script>x</script> -->' +
      '<textarea><script>x</script></textarea>';
    expect(readInlineCode(html)).toEqual({ scripts: [], refused: [] });
  });

  test.each([
    ['a text that looks like a handler', '<p>onclick = go()</p>'],
    ['a script in an attribute', '<p title="<script>b</script>"></p>'],
    ['a script in a comment', '<!-- <script>b</script> -->'],
    ["React's comments", '<!-- --><!--$--><!--/$-->'],
  ])('A script is found beside %s.', (_, html) => {
    const found = { scripts: [hashSource('a')], refused: [] };
    expect(readInlineCode(`<script>a</script>${html}`)).toEqual(found);
    expect(readInlineCode(`${html}<script>a</script>`)).toEqual(found);
  });

  test('A script within a script is a part of it.', () => {
    const text = 'a("<script>")';
    expect(readInlineCode(`<p></p><script>${text}</script>`).scripts).toEqual([hashSource(text)]);
  });

  test.each([
    ['<a onclick="go()">a</a>', 'onclick of <a>'],
    ['<a href=" javascript:go()">a</a>', 'href of <a>'],
    ['<p style="color: red">a</p>', 'style of <p>'],
    ['<template><p style="color: red">a</p></template>', 'style of <p>'],
    ['<style>a {}</style>', '<style>'],
  ])('%s is refused.', (html, refused) => {
    expect(readInlineCode(html).refused).toEqual([refused]);
  });

  test('An inline script without a hash is named with its page.', () => {
    const page = { file: 'a.html', ...readInlineCode('<script>a</script><script>b</script>') };
    expect(findRefused([page], createPolicy([hashSource('a'), hashSource('b')]))).toEqual([]);
    expect(findRefused([page], createPolicy([hashSource('a')]))).toEqual([
      `a.html: the policy has no hash for an inline script (${hashSource('b')})`,
    ]);
  });
});

describe('One source of headers', () => {
  const headers = createHeaders([hashSource('a')]);

  test.each(['nginx', 'static hosts'])('%s are told all of them.', (host) => {
    const text =
      host === 'nginx' ? renderNginx(headers) : renderHeadersFile(headers, '/d/', ['assets/a.js']);
    for (const [name, value] of Object.entries(headers)) {
      expect(text).toContain(
        host === 'nginx' ? `add_header ${name} "${value}" always;` : `${name}: ${value}`,
      );
    }
  });

  test('Static hosts keep hashed files for ever, and get no second value for another header.', () => {
    const files = ['assets/a.js', 'blog/rss.xml'];
    const rules = renderHeadersFile(headers, '/d/', files).trim().split('\n\n');
    expect(rules[1]).toBe('/d/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
    expect(rules[0]).not.toContain('Cache-Control');
    expect(rules.at(-1)).toBe(
      '/d/blog/rss.xml\n  Content-Type: application/rss+xml; charset=utf-8',
    );
  });

  test('A value that nginx would read as something else is refused.', () => {
    expect(() => renderNginx({ 'X-Name': 'costs $1' })).toThrow('costs $1');
  });

  test('Files have the content types of their standards; pictures are not compressed twice.', () => {
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
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'hosting-unit-'));
    mkdirSync(path.join(folder, 'build/assets/js'), { recursive: true });
    writeFileSync(path.join(folder, 'build/assets/js/main.0a1b2c3d.js'), 'a();'.repeat(500));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const prepare = (body: string) => {
    const html = `<!DOCTYPE html><html><head><title>a</title></head><body>${body}</body></html>`;
    writeFileSync(path.join(folder, 'build/index.html'), html);
    const places = ['build', 'former', 'out', 'cache'].map((name) => path.join(folder, name));
    const args = ['--import', 'tsx', 'scripts/hosting.mts', ...places];
    return spawnSync(process.execPath, args, { encoding: 'utf8' });
  };

  test('It computes the hashes from the pages.', () => {
    expect(prepare('<script>a()</script>').status).toBe(0);
    const written = readFileSync(path.join(folder, 'out/headers.conf'), 'utf8');
    expect(written).toContain(`script-src 'self' ${hashSource('a()')};`);
  });

  test('What is wrong with the HTML of a page is told with its path.', () => {
    const { status, stderr } = prepare('</table>a');
    expect([status, stderr]).toEqual([0, 'index.html: Stray end tag "table"\n']);
  });

  test('The build fails if a page has code that no hash allows.', () => {
    const { status, stderr } = prepare('<button onclick="go()">a</button>');
    expect(status).toBe(1);
    expect(stderr).toContain('index.html: the policy refuses onclick of <button>');
  });

  test('A build is not published with the headers of another.', async () => {
    prepare('<script>a()</script>');
    writeFileSync(path.join(folder, 'build/index.html'), '<script>b()</script>');
    const published = publishBuild({
      build: path.join(folder, 'build'),
      headers: path.join(folder, 'out/headers.conf'),
      target: path.join(folder, 'srv'),
      basePath: '/documentation/',
      release: '1',
      reload: () => Promise.resolve(),
    });
    await expect(published).rejects.toThrow('no hash for an inline script');
  });
});

describe('Compressed files', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'compressed-'));
    mkdirSync(path.join(folder, 'build/assets'), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const compressBuild = (text: string) => {
    writeFileSync(path.join(folder, 'build/assets/a.js'), text);
    writeFileSync(path.join(folder, 'build/a.html'), text);
    const cache = openContentCache(path.join(folder, 'cache'));
    const former = path.join(folder, 'former');
    const count = compressFiles(path.join(folder, 'build'), ['assets/a.js', 'a.html'], {
      cache,
      former,
    });
    cache.save();
    return count;
  };
  const read = (file: string) => readFileSync(path.join(folder, 'build', file));

  test('What many pages share is taken from a former build, and what is in no build is forgotten.', () => {
    const first = 'first();'.repeat(9000);
    expect(compressBuild(first)).toBe(2);
    // What a later build takes from the file can be told from what it would make.
    const remembered = Buffer.alloc(read('assets/a.js.br').length, 'remembered');
    replaceKept(path.join(folder, 'cache'), read('assets/a.js.br'), remembered);
    compressBuild(first);
    expect(read('assets/a.js.br')).toEqual(remembered);
    expect(brotliDecompressSync(read('a.html.br')).toString()).toBe(first);
    const second = 'second();'.repeat(9000);
    compressBuild(second);
    expect(brotliDecompressSync(read('assets/a.js.br')).toString()).toBe(second);
    expect(gunzipSync(read('assets/a.js.gz')).toString()).toBe(second);
    expect(readFileSync(path.join(folder, 'cache')).includes(remembered)).toBe(false);
  });

  test('A build that can keep nothing for the next one is as good.', () => {
    mkdirSync(path.join(folder, 'cache'));
    const text = 'first();'.repeat(9000);
    expect(compressBuild(text)).toBe(2);
    expect(brotliDecompressSync(read('assets/a.js.br')).toString()).toBe(text);
    expect(readdirSync(folder).sort()).toEqual(['build', 'cache']);
  });

  test('The compressed files of a former build are written over, those with a second name are not.', () => {
    const first = Array.from({ length: 9000 }, (_, index) => `call(${index});`).join('');
    compressBuild(first);
    renameSync(path.join(folder, 'build'), path.join(folder, 'former'));
    mkdirSync(path.join(folder, 'build/assets'), { recursive: true });
    const copy = path.join(folder, 'copy.gz');
    linkSync(path.join(folder, 'former/a.html.gz'), copy);
    const taken = ['assets/a.js.gz', 'assets/a.js.br', 'a.html.br'];
    const placesIn = (build: string) =>
      taken.map((file) => statSync(path.join(folder, build, file)).ino);
    const before = placesIn('former');

    const second = 'second();'.repeat(9000);
    expect(compressBuild(second)).toBe(2);
    expect(placesIn('build')).toEqual(before);
    for (const file of ['assets/a.js', 'a.html']) {
      // Nothing of the longer file before it is left.
      expect(read(`${file}.gz`)).toEqual(gzipSync(second));
      expect(brotliDecompressSync(read(`${file}.br`)).toString()).toBe(second);
    }
    expect(gunzipSync(readFileSync(copy)).toString()).toBe(first);
  });

  test('A file of former builds that is not whole is not used.', () => {
    const text = 'first();'.repeat(9000);
    compressBuild(text);
    const whole = readFileSync(path.join(folder, 'cache'));
    for (const broken of [whole.subarray(0, -1), whole.subarray(0, 5), Buffer.from('{}\n')]) {
      writeFileSync(path.join(folder, 'cache'), broken);
      compressBuild(text);
      expect(brotliDecompressSync(read('assets/a.js.br')).toString()).toBe(text);
      expect(readFileSync(path.join(folder, 'cache'))).toEqual(whole);
    }
  });
});

describe('Smaller pages', () => {
  const page = (text: string, script = '') =>
    `<!DOCTYPE html><html lang="en"><head><title>a</title>${script}</head><body><p class="x">${text}<!-- --> b</p>` +
    `<script src="/d/assets/js/main.0a1b2c3d.js"></script></body></html>`;

  test("Quotes and ends of tags go; texts, white space and React's comments stay.", () => {
    expect(createMinifier()(page('say &quot;a&quot;  '))).toEqual({
      inline: { scripts: [], refused: [] },
      code:
        '<!doctype html><html lang=en><head><title>a</title></head><body>' +
        '<p class=x>say "a"  <!-- --> b</p><script src=/d/assets/js/main.0a1b2c3d.js></script></body>',
      faults: [],
    });
  });

  test('A script is made smaller, data is left as it is, and both stay where they are.', () => {
    const data = '<script type="application/ld+json">{"b": 1, "a": 2}</script>';
    const minify = createMinifier();
    for (const text of ['first', 'second']) {
      const { code } = minify(page(text, `<script>if (x) { a( ) }</script>${data}`));
      expect(code).toContain('<script>x&&a()</script>');
      expect(code).toContain('<script type=application/ld+json>{"b": 1, "a": 2}</script>');
      expect(code).toContain(`<p class=x>${text}<!-- --> b</p>`);
    }
  });

  test.each(['<script>if (</script>', '<script data-a="b > c">if (x) { a( ) }</script>'])(
    '%s stays as it is.',
    (script) => expect(createMinifier()(page('a', script)).code).toContain(script),
  );

  test('What is wrong with a page is told for every page, and the page is written.', () => {
    const minify = createMinifier();
    for (let build = 1; build <= 2; build += 1) {
      const { code, faults } = minify(page('</table>a'));
      expect(code).toContain('a<!-- --> b');
      expect(faults).toEqual(['Stray end tag "table"']);
    }
  });
});

/** Changes what a former build keeps. */
function replaceKept(file: string, from: Buffer, to: Buffer): void {
  const kept = readFileSync(file);
  expect(to).toHaveLength(from.length);
  expect(kept.includes(from)).toBe(true);
  to.copy(kept, kept.indexOf(from));
  writeFileSync(file, kept);
}
