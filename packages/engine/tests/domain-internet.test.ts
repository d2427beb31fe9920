import { METHODS } from 'node:http';
import validator from 'validator';
import { describe, expect, test } from 'vitest';
import { operationOf, rejectedParameters } from './support/engine.ts';
import { shareOf } from './measures.ts';
import { drawAnswers, drawValues, testAnswers, testValues } from './values.ts';

const EMOJI = new RegExp('^\\p{RGI_Emoji}$', 'v');

const isUrl = (url: string) =>
  validator.isURL(url, { require_protocol: true }) && URL.canParse(url);

const VALIDATORS: Record<string, (value: string) => boolean> = {
  'email-address': (value) => validator.isEmail(value),
  'example-email-address': (value) => validator.isEmail(value),
  url: isUrl,
  'domain-name': (value) => validator.isFQDN(value),
  'domain-suffix': (value) => validator.isFQDN(`a.${value}`),
  'domain-word': (value) => validator.isFQDN(`${value}.test`),
  slug: validator.isSlug,
  'ip-address': (value) => validator.isIP(value),
  'ipv4-address': (value) => validator.isIP(value, 4),
  'ipv6-address': (value) => validator.isIP(value, 6),
  'cidr-block': (value) => validator.isIPRange(value, 4),
  'mac-address': (value) =>
    [true, false].some((no_separators) => validator.isMACAddress(value, { no_separators })),
  port: (value) => validator.isPort(value) && value !== '0',
  jwt: validator.isJWT,
  emoji: (value) => EMOJI.test(value),
  password: validator.isAscii,
  'http-method': (value) => METHODS.includes(value) && value !== 'HEAD',
  etag: (value) => new Headers({ etag: value }).get('etag') === value,
  'user-agent': (value) => new Headers({ 'user-agent': value }).get('user-agent') === value,
};

test.each(Object.entries(VALIDATORS))('every %s passes an independent check', (name, isValid) => {
  const values = drawAnswers<unknown>(`internet/${name}`).map(({ value }) => String(value));
  expect(values.filter((value) => !isValid(value))).toEqual([]);
});

testValues('internet', [
  [
    'url',
    { suffix: 'co.example', protocol: 'http', trailingSlash: true },
    /^http:\/\/[a-z-]+\.co\.example\/$/,
  ],
  ['domain-name', { suffix: 'test' }, /^[a-z-]+\.test$/],
  ['slug', { words: 1 }, /^[^-]+$/],
  ['slug', { words: 10 }, /^[^-]+(-[^-]+){9}$/],
  ['etag', { length: 8, weak: true }, /^W\/"[^"]{8}"$/],
  ['user-agent', { kind: 'bot' }, /bot\/\d/i],
  ['user-agent', { kind: 'mobile' }, /iPhone|Android/],
  ['user-agent', { kind: 'desktop' }, /Windows|Macintosh|X11/],
  ['host-name', { format: 'qualified' }, /\.example\.(com|net|org)$/],
  ['host-name', { domain: 'corp.test' }, /\.corp\.test$/],
  ['host-name', { kind: 'server' }, /^[a-z]+-\d\d\.[a-z]{3}\d\./],
  ['host-name', { kind: 'service' }, /^[a-z]+\.(dev|test|staging|prod)\./],
  ['host-name', { kind: 'workstation', format: 'short' }, /^(desktop|laptop|ws)-[a-z0-9]{7}$/],
  ['user-agent', { browser: 'chrome', os: 'windows' }, /Windows.*Chrome\/[\d.]+ Safari\/537\.36$/],
  ['user-agent', { browser: 'safari', kind: 'mobile' }, /iPhone/],
  ['user-agent', { os: 'macos' }, /Macintosh(?!.*[Bb]ot)/],
  // Registries of Russia and Ukraine have others.
  ['domain-suffix', { locale: 'ru' }, /^(?!(edo|rus|.+\.net)$)/],
  ['domain-suffix', { locale: 'ru' }, { has: ['xn--p1ai'] }],
  ['domain-suffix', { locale: 'uk' }, /^(?!(edo|rus|.+\.net)$)/],
]);

testAnswers('internet/host-name', {
  'is one of RFC 1123, and a qualified one as an independent validator has it': (name, query) => {
    const isQualified = query['format'] === 'qualified';
    return (
      name.length <= 253 &&
      name.split('.').every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label)) &&
      name.includes('.') === isQualified &&
      (query['domain'] !== undefined || validator.isFQDN(name) === isQualified)
    );
  },
});

testAnswers('internet/query-string', {
  'has as many parameters as asked for': (text, { parameters }) =>
    new Set(new URLSearchParams(text).keys()).size === parameters,
});

testAnswers('internet/url', {
  'has as many segments and parameters as asked for': (text, { segments, parameters }) => {
    const { pathname, searchParams } = new URL(text);
    return (
      pathname.split('/').filter((part) => part !== '').length === segments &&
      new Set(searchParams.keys()).size === parameters &&
      text.includes('?') === Number(parameters) > 0
    );
  },
  'has the slash and the fragment asked for': (text, { segments, trailingSlash, fragment }) => {
    const { pathname, hash } = new URL(text);
    const isRoot = segments === 0;
    return (
      (isRoot || pathname.endsWith('/') === (trailingSlash ?? pathname.endsWith('/'))) &&
      hash.length > 1 === fragment
    );
  },
});

describe('words of HTTP', () => {
  test('all five methods occur, each as often as the others', () => {
    const values = drawValues('internet/http-method');
    const words = [...new Set(values)];
    const shares = words.map((word) => shareOf(values, (value) => value === word));
    expect(shares.filter((share) => Math.abs(share - 1 / 5) < 0.1)).toHaveLength(5);
  });

  test.each([
    ['Edge and its engine', /Chrome\/([\d.]+) .*Edg\/([\d.]+)/],
    ['Firefox and its rv', /rv:([\d.]+)\).*Firefox\/([\d.]+)/],
    ['Safari and iOS', /iPhone OS ([\d_]+) .*Version\/([\d.]+)/],
  ])('one user agent has one version: %s', (_, versions) => {
    const pairs = drawValues('internet/user-agent').flatMap((agent) => {
      const [, first, second] = versions.exec(agent) ?? [];
      return first === undefined ? [] : [[first.replace('_', '.'), second]];
    });
    expect(pairs.length).toBeGreaterThan(0);
    expect(pairs.filter(([first, second]) => first !== second)).toEqual([]);
  });
});

test('a browser that is not made for a system is rejected', async () => {
  const query = { browser: 'safari', os: 'windows' };
  expect(await rejectedParameters('internet/user-agent', query)).toEqual(['browser', 'os']);
});

/** Patterns of each kind of suffix. Two countries have one in Cyrillic letters. */
const SUFFIXES = {
  generic: /^\w{3,}$|^xn--(?!p1ai|j1amh)/,
  country: /^..$|1ai$|1amh$/,
  'second-level': /\./,
};

const { locales: suffixLocales = [] } = operationOf('/v1/internet/domain-suffix');

test.each(['en', ...suffixLocales])(
  'domain suffixes of %s are of the kind asked for, and a kind that its list lacks is rejected',
  async (locale) => {
    const all = drawValues('internet/domain-suffix', { locale });
    for (const [kind, pattern] of Object.entries(SUFFIXES)) {
      const isListed = all.some((suffix) => pattern.test(suffix));
      const rejected = await rejectedParameters('internet/domain-suffix', { locale, kind });
      expect(rejected.length === 0, kind).toBe(isListed);
      const drawn = isListed ? drawValues('internet/domain-suffix', { locale, kind }) : [];
      expect(drawn.filter((suffix) => !pattern.test(suffix))).toEqual([]);
    }
  },
);
