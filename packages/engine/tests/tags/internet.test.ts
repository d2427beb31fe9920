import { createHmac } from 'node:crypto';
import { BlockList } from 'node:net';
import { allLocales } from '@faker-js/faker';
import validator from 'validator';
import { describe, expect, test } from 'vitest';
import { DAY_SECONDS, shareOf } from '../measures.ts';
import { operationOf, rejectedParameters } from '../support/engine.ts';
import {
  createDistinctValues,
  createResults,
  createValues,
  findOperation,
  recordedValues,
  testEachValue,
} from '../values.ts';

const EMOJI = new RegExp('^\\p{RGI_Emoji}$', 'v');

const VALIDATORS: Record<string, (value: string) => boolean> = {
  'email-address': (value) => validator.isEmail(value),
  'example-email-address': (value) => validator.isEmail(value),
  url: (value) => validator.isURL(value, { require_protocol: true }) && URL.canParse(value),
  'domain-name': (value) => validator.isFQDN(value),
  'domain-suffix': (value) => validator.isFQDN(`a.${value}`),
  'ip-address': (value) => validator.isIP(value),
  'cidr-block': (value) => validator.isIPRange(value, 4),
  jwt: validator.isJWT,
  emoji: (value) => EMOJI.test(value),
};

test.each(Object.entries(VALIDATORS))('every %s passes an independent check', (name, isValid) => {
  const wrong = createResults(`internet/${name}`).filter(({ value }) => !isValid(value));
  expect(wrong.slice(0, 5)).toEqual([]);
});

testEachValue('internet/host-name', {
  'is qualified if requested': (name, { format, domain }) => {
    const isQualified = format === 'qualified';
    return (
      name.includes('.') === isQualified &&
      (domain !== undefined || validator.isFQDN(name) === isQualified)
    );
  },
});

testEachValue('internet/query-string', {
  'has the requested number of parameters': (text, { parameters }) =>
    new Set(new URLSearchParams(text).keys()).size === parameters,
});

testEachValue('internet/url', {
  'has the requested segments, parameters, slash and fragment': (text, query) => {
    const { segments, parameters, trailingSlash, fragment } = query;
    const { pathname, searchParams, hash } = new URL(text);
    const endsInSlash = pathname.endsWith('/');
    return (
      pathname.split('/').filter((part) => part !== '').length === segments &&
      new Set(searchParams.keys()).size === parameters &&
      text.includes('?') === Number(parameters) > 0 &&
      (segments === 0 || endsInSlash === (trailingSlash ?? endsInSlash)) &&
      hash.length > 1 === fragment
    );
  },
});

testEachValue('internet/cidr-block', {
  'has host bits of zero': (block) => {
    const [address = '', length] = block.split('/');
    const bits = address.split('.').reduce((sum, octet) => sum * 256 + Number(octet), 0);
    return bits % 2 ** (32 - Number(length)) === 0;
  },
});

test('all five HTTP methods are equally likely', () => {
  const values = createValues('internet/http-method');
  const shares = [...new Set(values)].map((each) => shareOf(values, (value) => value === each));
  expect(shares.filter((share) => Math.abs(share - 1 / 5) < 0.1)).toHaveLength(5);
});

test.each([
  ['Edge and its engine', /Chrome\/([\d.]+) .*Edg\/([\d.]+)/],
  ['Firefox and its rv', /rv:([\d.]+)\).*Firefox\/([\d.]+)/],
  ['Safari and iOS', /iPhone OS ([\d_]+) .*Version\/([\d.]+)/],
])('a user agent has one version: %s', (_, versions) => {
  const pairs = createValues('internet/user-agent').flatMap((agent) => {
    const [, first, second] = versions.exec(agent) ?? [];
    return first === undefined ? [] : [[first.replace('_', '.'), second]];
  });
  expect(pairs.length).toBeGreaterThan(0);
  expect(pairs.filter(([first, second]) => first !== second)).toEqual([]);
});

/** Patterns of each kind of suffix. Two countries have one in Cyrillic letters. */
const SUFFIXES = {
  generic: /^\w{3,}$|^xn--(?!p1ai|j1amh)/,
  country: /^..$|1ai$|1amh$/,
  'second-level': /\./,
};

const { locales: suffixLocales = [] } = operationOf('/v1/internet/domain-suffix');

test.each(['en', ...suffixLocales])(
  'domain suffixes of %s are of the requested kind, and a missing kind is rejected',
  async (locale) => {
    const all = createValues('internet/domain-suffix', { locale });
    for (const [kind, pattern] of Object.entries(SUFFIXES)) {
      const isListed = all.some((suffix) => pattern.test(suffix));
      const rejected = await rejectedParameters('internet/domain-suffix', { locale, kind });
      expect(rejected.length === 0, kind).toBe(isListed);
      const own = isListed ? createValues('internet/domain-suffix', { locale, kind }) : [];
      expect(own.filter((suffix) => !pattern.test(suffix))).toEqual([]);
    }
  },
);

test('letters of domain words that have no mark to drop are spelt in others', () => {
  const words = [...createDistinctValues('internet/domain-word', { locale: 'da' })];
  expect(words.some((word) => word.includes('omtaenksom'))).toBe(true);
});

test('women have feminine family names in Russian display names', () => {
  const { first_name: given, last_name: family } = allLocales.ru.person ?? {};
  const women = createValues('internet/display-name', { locale: 'ru' }).flatMap((name) => {
    const [first = '', last] = name.replace(/\d+$/, '').split(/[._]/);
    const isWoman = given?.female?.includes(first) && !given.male?.includes(first);
    return isWoman && last !== undefined ? [last] : [];
  });
  expect(women.length).toBeGreaterThan(50);
  expect(women.filter((last) => !family?.female?.includes(last))).toEqual([]);
});

const decode = (part = '') =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

describe('JSON Web Tokens', () => {
  test('a token was issued on the day before the reference and expires a day later', () => {
    const reference = '2024-02-29T12:00:00+02:00';
    const now = Date.parse(reference) / 1000;
    const query = { reference, algorithm: 'PS384', iss: 'Ö "x"' };
    for (const token of createValues('internet/jwt', query)) {
      const [header, claims] = token.split('.').slice(0, 2).map(decode);
      expect(header).toEqual({ alg: 'PS384', typ: 'JWT' });
      const { iat, nbf, exp, iss, sub, aud, jti } = claims as Record<string, string>;
      const [issued, expires] = [Number(iat), Number(exp)];
      expect([nbf, iss]).toEqual([iat, 'Ö "x"']);
      expect(issued <= now && issued > now - DAY_SECONDS).toBe(true);
      expect(expires > now && expires <= issued + DAY_SECONDS).toBe(true);
      expect([sub, aud, jti].every((id) => validator.isUUID(String(id)))).toBe(true);
    }
  });

  test('the description shows the claims of the first sample', () => {
    const { description } = findOperation('internet/jwt').operation;
    const [shown = ''] = /\{"iat".*\}/s.exec(description) ?? [];
    const [first = ''] = recordedValues('internet/jwt');
    expect(JSON.parse(shown)).toEqual(decode(first.split('.')[1]));
  });

  test('a secret verifies the signature, and expired tokens have expired', () => {
    const reference = '2025-06-30T12:00:00Z';
    const query = { reference, secret: 'schlüssel', sub: 'user-17', expired: true };
    for (const token of createValues('internet/jwt', query)) {
      const [header = '', claims = '', signature] = token.split('.');
      const algorithm = String(decode(header)['alg']).replace('HS', 'sha');
      const mac = createHmac(algorithm, 'schlüssel').update(`${header}.${claims}`);
      expect(mac.digest('base64url')).toBe(signature);
      const { exp, sub, iss } = decode(claims);
      expect([Number(exp) < Date.parse(reference) / 1000, sub]).toEqual([true, 'user-17']);
      expect(new URL(String(iss)).protocol).toBe('https:');
    }
  });
});

describe('networks', () => {
  test.each([
    ['loopback', '127.0.0.0', 8],
    ['private-a', '10.0.0.0', 8],
    ['private-b', '172.16.0.0', 12],
    ['private-c', '192.168.0.0', 16],
    ['test-net-1', '192.0.2.0', 24],
    ['test-net-2', '198.51.100.0', 24],
    ['test-net-3', '203.0.113.0', 24],
    ['link-local', '169.254.0.0', 16],
    ['multicast', '224.0.0.0', 4],
  ])('IPv4 addresses and blocks of %s are in %s/%i', async (kind, base, bits) => {
    const network = new BlockList();
    network.addSubnet(base, bits);
    const addresses = [
      ...createValues('internet/ipv4-address', { kind }),
      ...createValues('internet/ipv4-address', { cidr: `${base}/${bits}` }),
    ];
    expect(addresses.filter((address) => !network.check(address))).toEqual([]);
    if (['loopback', 'link-local', 'multicast'].includes(kind)) return;
    const blocks = [
      ...createValues('internet/cidr-block', { kind }),
      ...createValues('internet/cidr-block', { kind, prefixLength: 32 }),
    ];
    expect(blocks.filter((each) => !network.check(each.split('/')[0] ?? ''))).toEqual([]);
    const tooLarge = { kind, prefixLength: bits - 1 };
    expect(await rejectedParameters('internet/cidr-block', tooLarge)).toContain('prefixLength');
  });

  test.each([
    ['documentation', '2001:db8::', 32],
    ['unique-local', 'fd00::', 8],
    ['link-local', 'fe80::', 64],
  ])('IPv6 addresses of %s are in %s/%i, compressed or not', (kind, base, bits) => {
    const network = new BlockList();
    network.addSubnet(base, bits, 'ipv6');
    const full = createValues('internet/ipv6-address', { kind });
    const short = createValues('internet/ipv6-address', { kind, compressed: true });
    expect([...full, ...short].filter((each) => !network.check(each, 'ipv6'))).toEqual([]);
    expect(full.map((address) => new URL(`http://[${address}]`).hostname)).toEqual(
      short.map((address) => `[${address}]`),
    );
  });
});
