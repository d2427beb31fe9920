import { createHmac } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { BlockList } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import { allLocales } from '@faker-js/faker';
import validator from 'validator';
import { DAY_SECONDS } from '../measures.ts';
import { REFERENCE } from '../support/engine.ts';
import { EVERY_REQUEST } from '../values.ts';
import type { Query, ValueCase } from '../values.ts';

/** Flags in the first octet of a MAC address (IEEE 802, clause 8.2). */
const GROUP = 1;
const LOCAL = 2;

const firstOctet = (address: string): number => Number.parseInt(address.slice(0, 2), 16);

const isUnicast = (address: string): boolean => (firstOctet(address) & GROUP) === 0;
const isLocal = (address: string): boolean => (firstOctet(address) & LOCAL) !== 0;

/** Matches account names, but not names in which faker replaced Han characters or kana with base-36 code points. */
const LIKE_A_NAME = /^[\p{L}'.-]+([._][\p{L}'.-]+)?\d{0,2}(@|$)/u;

const NAMED_AFTER_PEOPLE = ['username', 'email-address', 'example-email-address'] as const;
const LOCALES = ['ja', 'ko', 'zh-CN', 'ar', 'he', 'ru'];

const LABEL = 'a'.repeat(63);

/** Domain names that are valid according to RFC 1123. The longest name has 189 characters. */
const DOMAINS = [
  'acme-corp.example',
  'a--b.example',
  '3com.example',
  '1.2.example',
  'xn--e1afmkfd.xn--p1ai',
  'a.b.c.d.e.f.g.example',
  'Acme.EXAMPLE',
  `${LABEL}.example`,
  `${LABEL}.${LABEL}.${'b'.repeat(53)}.example`,
];

const isHostName = (value: string) => validator.isFQDN(value) && value === value.toLowerCase();
const isAddress = (value: string) => validator.isEmail(value);
const isLink = (value: string) => validator.isURL(value, { require_protocol: true });

/** Status codes in the IANA registry. Node.js does not list 306 (reserved), and lists 509, which is not registered. */
const REGISTERED = [...Object.keys(STATUS_CODES).filter((code) => code !== '509'), '306'];

const TWO_KINDS = ['redirection', 'server-error'];

/** Names with diacritics or an abbreviation, and names in other scripts. */
const NAMES = ["D'Arcy Ó Néill-Müller", 'Достоевский', '大羽', '단아', 'שרה', 'J.'];

/** The longest names that a request can contain. */
const LONG = { firstName: '한'.repeat(40), lastName: 'W'.repeat(40), specialCharacters: true };

const isShortAddress = (mail: string) => isAddress(mail) && mail.indexOf('@') <= 50;

/** Matches an ASCII username, also at the start of an email address. */
const ACCOUNT = /^[A-Za-z._-]+\d{0,2}(@|$)/;

const SEPARATORS = { colon: /^..:/, hyphen: /^..-/, dot: /^....\./, none: /^.{12}$/ };

/** Returns whether an address is multicast, or in a large block of the IANA special-purpose registry. */
function isSpecial(address: string): boolean {
  const [first = 0, second = 0] = address.split('.').map(Number);
  return (
    [0, 10, 127].includes(first) ||
    first >= 224 ||
    (first === 100 && second >= 64 && second < 128) ||
    (first === 172 && second >= 16 && second < 32)
  );
}

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

function isQualifiedIfRequested(name: string, { format, domain }: Query): boolean {
  const isQualified = format === 'qualified';
  return (
    name.includes('.') === isQualified &&
    (domain !== undefined || validator.isFQDN(name) === isQualified)
  );
}

const hasParameters = (text: string, { parameters }: Query): boolean =>
  new Set(new URLSearchParams(text).keys()).size === parameters;

/** Returns whether a URL has the requested segments, parameters, slash and fragment. */
function hasRequestedParts(text: string, query: Query): boolean {
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
}

function hasNoHostBits(block: string): boolean {
  const [address = '', length] = block.split('/');
  const bits = address.split('.').reduce((sum, octet) => sum * 256 + Number(octet), 0);
  return bits % 2 ** (32 - Number(length)) === 0;
}

/** Patterns that capture two versions in a user agent: of Chrome and Edge, of Firefox and `rv`, or of Safari and iOS. */
const VERSIONS = [
  /Chrome\/([\d.]+) .*Edg\/([\d.]+)/,
  /rv:([\d.]+)\).*Firefox\/([\d.]+)/,
  /iPhone OS ([\d_]+) .*Version\/([\d.]+)/,
];

const { first_name: given, last_name: family } = allLocales.ru.person ?? {};

function hasFeminineFamilyName(name: string): boolean | undefined {
  const [first = '', last] = name.replace(/\d+$/, '').split(/[._]/);
  const isWoman = given?.female?.includes(first) && !given.male?.includes(first);
  return isWoman && last !== undefined ? family?.female?.includes(last) : undefined;
}

const LEAP_DAY = '2024-02-29T12:00:00+02:00';

const decode = (part = ''): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

/**
 * Returns whether a token was issued in the 24 hours before the reference, and expires after it and within a day of its issue.
 */
function isIssuedOnDayBefore(token: string, { reference, algorithm, iss }: Query): boolean {
  const now = Date.parse(String(reference)) / 1000;
  const [header, claims = {}] = token.split('.').slice(0, 2).map(decode);
  const [issued, expires] = [Number(claims['iat']), Number(claims['exp'])];
  return (
    isDeepStrictEqual(header, { alg: algorithm, typ: 'JWT' }) &&
    claims['nbf'] === claims['iat'] &&
    claims['iss'] === iss &&
    issued <= now &&
    issued > now - DAY_SECONDS &&
    expires > now &&
    expires <= issued + DAY_SECONDS &&
    ['sub', 'aud', 'jti'].every((name) => validator.isUUID(String(claims[name])))
  );
}

/** Returns whether a token has expired, and whether the secret verifies its signature. */
function isSignedAndExpired(token: string, { secret, sub }: Query): boolean {
  const [header = '', claims = '', signature] = token.split('.');
  const algorithm = String(decode(header)['alg']).replace('HS', 'sha');
  const mac = createHmac(algorithm, String(secret)).update(`${header}.${claims}`);
  const { exp, iss, ...others } = decode(claims);
  return (
    mac.digest('base64url') === signature &&
    Number(exp) < Date.parse(REFERENCE) / 1000 &&
    others['sub'] === sub &&
    new URL(String(iss)).protocol === 'https:'
  );
}

const NETWORKS: readonly [kind: string, base: string, bits: number][] = [
  ['loopback', '127.0.0.0', 8],
  ['private-a', '10.0.0.0', 8],
  ['private-b', '172.16.0.0', 12],
  ['private-c', '192.168.0.0', 16],
  ['test-net-1', '192.0.2.0', 24],
  ['test-net-2', '198.51.100.0', 24],
  ['test-net-3', '203.0.113.0', 24],
  ['link-local', '169.254.0.0', 16],
  ['multicast', '224.0.0.0', 4],
];
const IPV6_NETWORKS: readonly [kind: string, base: string, bits: number][] = [
  ['documentation', '2001:db8::', 32],
  ['unique-local', 'fd00::', 8],
  ['link-local', 'fe80::', 64],
];

/** Returns whether an address, or the first address of a block, is in a network. */
function isIn(address: string, base: string, bits: number): boolean {
  const network = new BlockList();
  const version = base.includes(':') ? 'ipv6' : 'ipv4';
  network.addSubnet(base, bits, version);
  return network.check(address.split('/')[0] ?? '', version);
}

const compress = (address: string): string => new URL(`http://[${address}]`).hostname.slice(1, -1);

export const cases: readonly ValueCase[] = [
  ['mac-address', {}, isUnicast],
  ['mac-address', { separator: 'dot' }, isUnicast],
  ...Object.entries(SEPARATORS).flatMap(([separator, style]): ValueCase[] => [
    ['mac-address', { separator, locallyAdministered: true }, style],
    ['mac-address', { separator, locallyAdministered: true }, isUnicast],
    ['mac-address', { separator, locallyAdministered: true }, isLocal],
  ]),
  ['port', { min: 49_151, max: 49_152 }, ['49151', '49152']],
  ...NAMES.flatMap((name): ValueCase[] => {
    const query = { firstName: name, lastName: name };
    return [
      ['username', query, validator.isAscii],
      ['email-address', query, isShortAddress],
      ['example-email-address', query, isShortAddress],
      ['display-name', query, RegExp(`^${name.replaceAll(/[ ']/g, '')}`)],
    ];
  }),
  // Letters that are not a base letter with a diacritic are transliterated, in random and in requested names.
  ...['da', 'nb', 'nl', 'pl', 'tr', 'de', 'fr', 'ru', 'uk', 'he', 'ar'].flatMap(
    (locale): ValueCase[] => [
      ['username', { locale }, ACCOUNT],
      ['email-address', { locale }, ACCOUNT],
    ],
  ),
  ['username', { firstName: 'Jørn', lastName: 'Węsław' }, /^Jorn[._]Weslaw\d{0,2}$/],
  ['username', { firstName: 'Ольга', lastName: 'Ільїна' }, /^Olga[._]Ilina\d{0,2}$/],
  ['email-address', LONG, isShortAddress],
  ['display-name', LONG, /^.+$/],
  ['email-address', { provider: 'mail.example' }, /@mail\.example$/],
  ['password', { length: 6, alphabet: 'digits' }, /^\d{6}$/],
  ['password', { length: 9, memorable: true, prefix: 'A1-' }, /^A1-([^aeiou\W\d][aeiou]){3}$/],
  ['api-key', { prefix: 'demo_', length: 128 }, /^demo_[A-Za-z0-9]{128}$/],
  ['jwt', { algorithm: 'RS256', secret: 'x' }, { error: /secret needs HS256, HS384 or HS512/ }],
  ['jwt-algorithm', { kinds: ['ES', 'none'] }, ['ES256', 'ES384', 'ES512', 'none']],
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
  ['user-agent', { browser: 'chrome', os: 'windows' }, /Windows.*Chrome\/[\d.]+ Safari\/537\.36$/],
  ['user-agent', { browser: 'safari', kind: 'mobile' }, /iPhone/],
  ['user-agent', { os: 'macos' }, /Macintosh(?!.*[Bb]ot)/],
  ['user-agent', { browser: 'safari', os: 'windows' }, { error: /browser safari and os windows/ }],
  ['host-name', { format: 'qualified' }, /\.example\.(com|net|org)$/],
  ['host-name', { domain: 'corp.test' }, /\.corp\.test$/],
  ['host-name', { kind: 'server' }, /^[a-z]+-\d\d\.[a-z]{3}\d\./],
  ['host-name', { kind: 'service' }, /^[a-z]+\.(dev|test|staging|prod)\./],
  ['host-name', { kind: 'workstation', format: 'short' }, /^(desktop|laptop|ws)-[a-z0-9]{7}$/],
  // Faker lists some Russian and Ukrainian suffixes that do not accept registrations. The engine removes these suffixes.
  ['domain-suffix', { locale: 'ru' }, /^(?!(edo|rus|.+\.net)$)/],
  ['domain-suffix', { locale: 'ru' }, { has: ['xn--p1ai'] }],
  ['domain-suffix', { locale: 'uk' }, /^(?!(edo|rus|.+\.net)$)/],
  ...NAMED_AFTER_PEOPLE.flatMap((name) =>
    LOCALES.map((locale): ValueCase => [name, { locale }, LIKE_A_NAME]),
  ),
  ...DOMAINS.flatMap((domain): ValueCase[] => [
    ['host-name', { domain }, isHostName],
    ['domain-name', { suffix: domain }, isHostName],
    ['email-address', { provider: domain }, isAddress],
    ['url', { suffix: domain }, isLink],
  ]),
  ['host-name', { domain: 'corp' }, /^[a-z0-9-]+(\.[a-z0-9]+)?\.corp$/],
  ['host-name', { domain: `${'a.'.repeat(119)}example` }, { error: /at most 235 characters/ }],
  ['host-name', { domain: `${'a.'.repeat(119)}example`, format: 'short' }, /^[a-z0-9-]+$/],
  ['email-address', { provider: 'localhost' }, { error: /must contain a dot/ }],
  ['http-status-code', {}, REGISTERED],
  ['http-status-code', { kinds: TWO_KINDS }, REGISTERED.filter((code) => /^[35]/.test(code))],
  ['api-key', { unique: true }, /^[A-Za-z0-9]{32}$/],
  ['ipv6-address', { unique: true }, /^([0-9a-f]{4}:){7}[0-9a-f]{4}$/],
  ['http-status-code', {}, { share: 1 / 5, of: (code: number) => code < 200 }],
  ['ipv4-address', {}, { share: 1 / 7, tolerance: 0.015, of: isSpecial }],
  ...Object.entries(VALIDATORS).map(([name, isValid]): ValueCase => [name, EVERY_REQUEST, isValid]),
  ['host-name', EVERY_REQUEST, isQualifiedIfRequested],
  ['query-string', EVERY_REQUEST, hasParameters],
  ['url', EVERY_REQUEST, hasRequestedParts],
  ['cidr-block', EVERY_REQUEST, hasNoHostBits],
  ...['DELETE', 'GET', 'PATCH', 'POST', 'PUT'].map((method): ValueCase => {
    return ['http-method', {}, { share: 1 / 5, of: RegExp(method) }];
  }),
  ...VERSIONS.map((versions): ValueCase => [
    'user-agent',
    {},
    (agent: string) => {
      const [, first, second] = versions.exec(agent) ?? [];
      return first === undefined ? undefined : first.replace('_', '.') === second;
    },
  ]),
  // Letters that are not a base letter with a diacritic are transliterated.
  [
    'domain-word',
    { locale: 'da' },
    { has: ['omtaenksom'], of: (word: string) => /omtaenksom/.exec(word) ?? [] },
  ],
  ['display-name', { locale: 'ru' }, hasFeminineFamilyName],
  ['jwt', { reference: LEAP_DAY, algorithm: 'PS384', iss: 'Ö "x"' }, isIssuedOnDayBefore],
  ['jwt', { secret: 'schlüssel', sub: 'user-17', expired: true }, isSignedAndExpired],
  ...NETWORKS.flatMap(([kind, base, bits]): ValueCase[] => {
    const isInside = (address: string) => isIn(address, base, bits);
    const rows: ValueCase[] = [
      ['ipv4-address', { kind }, isInside],
      ['ipv4-address', { cidr: `${base}/${bits}` }, isInside],
    ];
    if (['loopback', 'link-local', 'multicast'].includes(kind)) return rows;
    return [
      ...rows,
      ['cidr-block', { kind }, isInside],
      ['cidr-block', { kind, prefixLength: 32 }, isInside],
      ['cidr-block', { kind, prefixLength: bits - 1 }, { error: /^prefixLength must be at least/ }],
    ];
  }),
  ...IPV6_NETWORKS.flatMap(([kind, base, bits]): ValueCase[] => [
    ['ipv6-address', { kind }, (address: string) => isIn(address, base, bits)],
    ['ipv6-address', { kind, compressed: true }, { sameAs: { kind }, convert: compress }],
  ]),
];
