import { expect, test } from 'vitest';
import { contentType, isCompressible } from '../../../src/hosting/fileTypes.ts';
import {
  createFileHeaders,
  createHeaders,
  renderHeadersFile,
  renderNginx,
} from '../../../src/hosting/headers.ts';
import { hashSource } from '../../../src/hosting/inlineCode.ts';

const headers = createHeaders([hashSource('a')]);

test('the nginx configuration and the file _headers contain every header', () => {
  const names = Object.keys(headers);
  expect(names.length).toBeGreaterThan(5);
  const file = renderHeadersFile(headers, '/d/', ['assets/a.js']);
  for (const [name, value] of Object.entries(headers)) {
    expect(renderNginx(headers)).toContain(`add_header ${name} "${value}" always;`);
    expect(file).toContain(`${name}: ${value}`);
  }
});

test('the headers allow files of this site and scripts with known hashes, and forbid frames', () => {
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

test('scripts of other origins may read downloads, Markdown versions, feeds and the sitemap', () => {
  const allowed = Object.entries(createFileHeaders())
    .filter(([, fields]) => fields['Access-Control-Allow-Origin'] === '*')
    .map(([pattern]) => pattern);
  expect(allowed.sort()).toEqual([
    '*.d.mts',
    '*.d.ts',
    '*.json',
    '*.md',
    '*.mjs',
    '*.txt',
    '*.xml',
    '*.yaml',
  ]);
});

test('a header value that contains an nginx variable is rejected', () => {
  expect(() => renderNginx({ 'X-Name': 'costs $1' })).toThrow('costs $1');
});

test('files have standard content types, and compressed formats are not compressed again', () => {
  expect(contentType('blog/rss.xml')).toBe('application/rss+xml; charset=utf-8');
  expect(contentType('sitemap.xml')).toBe('application/xml; charset=utf-8');
  expect(contentType('a.unknown')).toBeUndefined();
  const files = ['a.html', 'a.svg', 'a.png', 'a.woff2'];
  expect(files.filter(isCompressible)).toEqual(['a.html', 'a.svg']);
});
