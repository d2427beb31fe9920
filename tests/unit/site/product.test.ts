import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { DEFAULT_URLS, readUrls } from '../../../src/site/product';

test('a build with an invalid VENDOR_URL stops with an error of one sentence', () => {
  const args = ['--import', 'tsx', 'scripts/build.mts'];
  const env = { ...process.env, VENDOR_URL: 'https://acme.test/' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^VENDOR_URL must be [^\n]*, but is "https:\/\/acme\.test\/"\.\n$/);
});

describe('environment variables with URLs', () => {
  const own = {
    SITE_URL: 'https://docs.acme.test:8443',
    VENDOR_URL: 'http://acme.test/about',
    MARKETPLACE_URL: 'https://market.acme.test/listings/fake?from=docs',
  };

  test('set the URLs of the site; an empty variable counts as unset', () => {
    expect(readUrls({})).toEqual(DEFAULT_URLS);
    expect(readUrls({ SITE_URL: '', VENDOR_URL: '', MARKETPLACE_URL: '' })).toEqual(DEFAULT_URLS);
    expect(readUrls(own)).toEqual(own);
  });

  test.each([
    ['SITE_URL', 'https://docs.acme.test/'],
    ['SITE_URL', 'https://acme.test/docs'],
    ['SITE_URL', 'https://acme.test?a=b'],
    ['SITE_URL', 'docs.acme.test'],
    ['SITE_URL', 'ftp://acme.test'],
    ['VENDOR_URL', 'https://acme.test/about/'],
    ['VENDOR_URL', 'https://acme.test/"onclick="'],
    ['MARKETPLACE_URL', 'https://'],
    ['MARKETPLACE_URL', 'https://market.acme.test/a b'],
    ['MARKETPLACE_URL', ' '],
  ])('are rejected with an error of one sentence if they are invalid: %s=%s', (variable, url) => {
    expect(() => readUrls({ ...own, [variable]: url })).toThrow(
      new RegExp(`^${variable} must be an http or https URL .* but is ".*"\\.$`),
    );
  });
});
