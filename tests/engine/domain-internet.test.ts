import { METHODS } from 'node:http';
import validator from 'validator';
import { describe, expect, test } from 'vitest';
import { draw, everything, failing } from './internet.ts';

const EMOJI = new RegExp('^\\p{RGI_Emoji}$', 'v');

describe('internet: every value passes an independent check', () => {
  test.each<[string, (value: string) => boolean]>([
    ['email-address', (value) => validator.isEmail(value)],
    ['example-email-address', (value) => validator.isEmail(value)],
    ['url', (value) => validator.isURL(value, { require_protocol: true }) && URL.canParse(value)],
    ['domain-name', (value) => validator.isFQDN(value)],
    ['domain-suffix', (value) => validator.isFQDN(`a.${value}`)],
    ['domain-word', (value) => validator.isFQDN(`${value}.test`)],
    ['slug', (value) => validator.isSlug(value)],
    ['ip-address', (value) => validator.isIP(value)],
    ['ipv4-address', (value) => validator.isIP(value, 4)],
    ['ipv6-address', (value) => validator.isIP(value, 6)],
    ['cidr-block', (value) => validator.isIPRange(value, 4)],
    [
      'mac-address',
      (value) =>
        validator.isMACAddress(value) || validator.isMACAddress(value, { no_separators: true }),
    ],
    ['port', (value) => validator.isPort(value) && value !== '0'],
    ['jwt', (value) => validator.isJWT(value)],
    ['emoji', (value) => EMOJI.test(value)],
    ['password', (value) => validator.isAscii(value)],
    ['http-method', (value) => METHODS.includes(value) && value !== 'HEAD'],
    ['etag', (value) => new Headers({ etag: value }).get('etag') === value],
    ['user-agent', (value) => new Headers({ 'user-agent': value }).get('user-agent') === value],
  ])('%s', (generator, isValid) => {
    expect(failing(everything(generator), isValid)).toEqual([]);
  });
});

describe('internet: words of HTTP', () => {
  test('all five methods occur, each as often as the others', () => {
    const values = draw('http-method');
    const words = [...new Set(values)];
    expect(words).toHaveLength(5);
    const shares = words.map((word) => values.filter((value) => value === word).length / 300);
    expect(shares.filter((share) => Math.abs(share - 1 / 5) > 0.1)).toEqual([]);
  });
});

describe('internet: parameters of texts are obeyed', () => {
  test('URLs and domains have the suffix, the protocol and the slash asked for', () => {
    const urls = draw('url', { suffix: 'co.example', protocol: 'http', trailingSlash: true });
    expect(failing(urls, (url) => /^http:\/\/[a-z-]+\.co\.example\/$/.test(url))).toEqual([]);
    expect(
      failing(draw('domain-name', { suffix: 'test' }), (d) => /^[a-z-]+\.test$/.test(d)),
    ).toEqual([]);
  });

  test('URLs have as many segments and parameters as asked for, and a fragment', () => {
    for (const [segments, parameters, fragment, trailingSlash] of [
      [0, 0, true, false],
      [0, 3, false, true],
      [2, 0, false, true],
      [8, 8, true, false],
    ] as const) {
      const urls = draw('url', { segments, parameters, fragment, trailingSlash });
      const wrong = failing(urls, (text) => {
        const url = new URL(text);
        const path = url.pathname.split('/').filter((part) => part !== '');
        return (
          validator.isURL(text, { require_protocol: true }) &&
          path.length === segments &&
          (segments === 0 || url.pathname.endsWith('/') === trailingSlash) &&
          new Set(url.searchParams.keys()).size === parameters &&
          text.includes('?') === parameters > 0 &&
          url.hash.length > 1 === fragment
        );
      });
      expect(wrong).toEqual([]);
    }
  });

  test('slugs, query strings and entity tags have the size asked for', () => {
    for (const size of [1, 10]) {
      expect(
        failing(draw('slug', { words: size }), (slug) => slug.split('-').length === size),
      ).toEqual([]);
      const queries = draw('query-string', { parameters: size, questionMark: true });
      expect(failing(queries, (q) => new Set(new URLSearchParams(q).keys()).size === size)).toEqual(
        [],
      );
    }
    expect(
      failing(draw('etag', { length: 8, weak: true }), (tag) => /^W\/"[^"]{8}"$/.test(tag)),
    ).toEqual([]);
  });

  test('user agents are of the kind asked for', () => {
    expect(failing(draw('user-agent', { kind: 'bot' }), (agent) => /bot\/\d/i.test(agent))).toEqual(
      [],
    );
    expect(
      failing(draw('user-agent', { kind: 'mobile' }), (agent) => /iPhone|Android/.test(agent)),
    ).toEqual([]);
    expect(
      failing(draw('user-agent', { kind: 'desktop' }), (agent) =>
        /Windows|Macintosh|X11/.test(agent),
      ),
    ).toEqual([]);
  });

  test('a browser runs on the system asked for, and one that is not made for it is refused', () => {
    const chromes = draw('user-agent', { browser: 'chrome', os: 'windows' });
    expect(
      failing(chromes, (agent) => /Windows.*Chrome\/[\d.]+ Safari\/537\.36$/.test(agent)),
    ).toEqual([]);
    const phones = draw('user-agent', { browser: 'safari', kind: 'mobile' });
    expect(failing(phones, (agent) => agent.includes('iPhone'))).toEqual([]);
    const macs = draw('user-agent', { os: 'macos' });
    expect(failing(macs, (agent) => agent.includes('Macintosh') && !/bot/i.test(agent))).toEqual(
      [],
    );
    expect(() => draw('user-agent', { browser: 'safari', os: 'windows' })).toThrow(
      'no such browser',
    );
  });

  test.each([
    ['Edge and its engine', /Chrome\/([\d.]+) .*Edg\/([\d.]+)/],
    ['Firefox and its rv', /rv:([\d.]+)\).*Firefox\/([\d.]+)/],
    ['Safari and iOS', /iPhone OS ([\d_]+) .*Version\/([\d.]+)/],
  ])('one user agent has one version: %s', (_, versions) => {
    const pairs = draw('user-agent').flatMap((agent) => {
      const found = versions.exec(agent);
      return found ? [found.slice(1).map((version) => version.replace('_', '.'))] : [];
    });
    expect(pairs.length).toBeGreaterThan(0);
    expect(pairs.filter(([first, second]) => first !== second)).toEqual([]);
  });
});
