import { hmac } from '@noble/hashes/hmac.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { base64urlnopad } from '@scure/base';
import type { Faker } from '@faker-js/faker';
import { englishOf } from '../englishFaker.ts';
import type { TagGenerators } from '../generator.ts';
import { hexadecimal } from '../hexadecimal.ts';
import type { RequestArguments } from '../request.ts';
import { spellingFaker, spellOut } from '../spelling.ts';
import { drawHostName } from './internet/hostName.ts';
import { drawUserAgent } from './internet/userAgents.ts';

/** Classes of status codes, and their names in faker. */
const STATUS_CLASSES = {
  informational: 'informational',
  success: 'success',
  redirection: 'redirection',
  'client-error': 'clientError',
  'server-error': 'serverError',
} as const;
const STATUS_CLASS_NAMES = Object.keys(STATUS_CLASSES) as (keyof typeof STATUS_CLASSES)[];

const EMOJI_CATEGORIES = [
  'smiley',
  'body',
  'person',
  'nature',
  'food',
  'travel',
  'activity',
  'object',
  'symbol',
  'flag',
] as const;

/** Well-known IPv4 networks, each with the length of its prefix in bits. */
const IPV4_NETWORKS = {
  any: 0,
  loopback: 8,
  'private-a': 8,
  'private-b': 12,
  'private-c': 16,
  'test-net-1': 24,
  'test-net-2': 24,
  'test-net-3': 24,
  'link-local': 16,
  multicast: 4,
} as const;
type Ipv4Network = keyof typeof IPV4_NETWORKS;
const IPV4_NETWORK_NAMES = Object.keys(IPV4_NETWORKS) as Ipv4Network[];

/** Prefixes that place a random IPv6 address in a network. They replace its start. */
const IPV6_PREFIXES: Readonly<Record<string, string>> = {
  any: '',
  documentation: '2001:0db8',
  'unique-local': 'fd',
  'link-local': 'fe80:0000:0000:0000',
};

const MAC_SEPARATORS: Readonly<Record<string, string>> = {
  colon: ':',
  hyphen: '-',
  dot: '.',
  none: '',
};

/** Algorithms that sign: all but `none`, whose tokens must have an empty third part. */
const SIGNING_ALGORITHMS = ['HS', 'RS', 'PS', 'ES'].flatMap((family) =>
  ['256', '384', '512'].map((bits) => family + bits),
);

/** Entries of the Russian and Ukrainian lists under which no registry takes domains. */
/** Kinds of suffixes: all of two letters are country codes (ISO 3166), and so are those of Russia and Ukraine in Cyrillic. */
const SUFFIXES: Readonly<Record<string, RegExp>> = {
  generic: /^(?!xn--(p1ai|j1amh)$)[^.]{3,}$/,
  country: /^([a-z]{2}|xn--(p1ai|j1amh))$/,
  'second-level': /\./,
};

const NO_SUFFIXES = ['edo', 'rus', 'lutsk.net', 'volyn.net'];

const PASSWORD_ALPHABETS: Readonly<Record<string, RegExp>> = {
  word: /\w/,
  alphanumeric: /[A-Za-z0-9]/,
  letters: /[A-Za-z]/,
  digits: /[0-9]/,
  printable: /[!-~]/,
};

/** Seconds of a day. */
const DAY = 86_400;

export const internet: TagGenerators = {
  'email-address': (faker, request) =>
    spellingFaker(faker, 'name').internet.email({
      ...accountName(faker, request),
      provider: request.optional.string('provider')?.toLowerCase(),
      allowSpecialCharacters: request.boolean('specialCharacters'),
    }),
  'example-email-address': (faker, request) =>
    spellingFaker(faker, 'name').internet.exampleEmail({
      ...accountName(faker, request),
      allowSpecialCharacters: request.boolean('specialCharacters'),
    }),
  username: (faker, request) =>
    spellingFaker(faker, 'name').internet.username(accountName(faker, request)),
  'display-name': (faker, request) => faker.internet.displayName(personName(faker, request)),
  password,
  'api-key': (faker, request) =>
    (request.optional.string('prefix') ?? '') + faker.string.alphanumeric(request.number('length')),
  jwt,
  'jwt-algorithm': jwtAlgorithm,
  url,
  'domain-name': domainName,
  'host-name': drawHostName,
  'domain-suffix': (faker, request) => domainSuffix(faker, request.optional.string('kind')),
  'domain-word': domainWord,
  slug: (faker, request) =>
    faker.helpers.multiple(() => slugWord(faker), { count: request.number('words') }).join('-'),
  'query-string': queryString,
  'http-method': (faker) => faker.internet.httpMethod(),
  'http-status-code': (faker, request) =>
    faker.internet.httpStatusCode({
      types: subset(request, 'kinds', STATUS_CLASS_NAMES).map((name) => STATUS_CLASSES[name]),
    }),
  etag: (faker, request) => {
    const length = request.number('length');
    const tag = `"${hexadecimal(faker, length)}"`;
    return request.boolean('weak') ? `W/${tag}` : tag;
  },
  'user-agent': drawUserAgent,
  'ip-address': (faker) =>
    faker.datatype.boolean() ? faker.internet.ipv4() : randomIpv6Address(faker),
  'ipv4-address': ipv4Address,
  'ipv6-address': ipv6Address,
  'cidr-block': cidrBlock,
  'mac-address': macAddress,
  port,
  emoji: (faker, request) =>
    faker.internet.emoji({ types: subset(request, 'kinds', EMOJI_CATEGORIES) }),
};

function ipv4Network(request: RequestArguments): Ipv4Network {
  return request.oneOf('kind', IPV4_NETWORK_NAMES);
}

/** Languages whose family names have a form for each sex. */
const INFLECTING: readonly string[] = ['cs', 'pl', 'ru', 'uk'];

/** The name that a nickname is built on: given, or left to faker where family names have one form. */
function personName(faker: Faker, request: RequestArguments) {
  const given = {
    firstName: request.optional.string('firstName'),
    lastName: request.optional.string('lastName'),
  };
  const locale = request.string('locale');
  if (!INFLECTING.includes(locale)) return given;
  const sex = faker.helpers.arrayElement(['female', 'male'] as const);
  return {
    firstName: given.firstName ?? faker.person.firstName(sex),
    lastName: given.lastName ?? faker.person.lastName(sex),
  };
}

/** The name that an account or an address is built on, in letters that these can have. */
function accountName(faker: Faker, request: RequestArguments) {
  const { firstName, lastName } = personName(faker, request);
  return {
    firstName: firstName && spellOut(firstName),
    lastName: lastName && spellOut(lastName),
  };
}

/** The items of a list argument that may hold only `allowed` ones; all of them when it is absent. */
function subset<const T extends string>(
  request: RequestArguments,
  name: string,
  allowed: readonly T[],
): readonly T[] {
  const wanted = request.optional.strings(name);
  return wanted ? allowed.filter((candidate) => wanted.includes(candidate)) : allowed;
}

function password(faker: Faker, request: RequestArguments): string {
  const length = request.number('length');
  const prefix = request.optional.string('prefix') ?? '';
  const alphabet = request.string('alphabet');
  const memorable = request.boolean('memorable');
  const pattern = PASSWORD_ALPHABETS[alphabet];
  return faker.internet.password({ length, prefix, memorable, pattern });
}

/** Hash functions of the algorithms whose signature a shared secret verifies (RFC 7518, section 3.2). */
const HMAC_HASHES = { HS256: sha256, HS384: sha384, HS512: sha512 } as const;

const encoder = new TextEncoder();

function toBase64Url(value: string | Uint8Array): string {
  const bytes = typeof value === 'string' ? encoder.encode(value) : value;
  return base64urlnopad.encode(bytes);
}

/** A token that was issued in the day before the reference and is valid for a day at most, or has expired. */
function jwt(faker: Faker, request: RequestArguments): string {
  const now = Math.floor(Date.parse(request.reference()) / 1000);
  const issued = now - faker.number.int({ min: 60, max: DAY - 1 });
  const [earliest, latest] = request.boolean('expired')
    ? [issued + 1, now - 1]
    : [now + 1, issued + DAY];
  const secret = request.optional.string('secret');
  const hashes = Object.keys(HMAC_HASHES) as (keyof typeof HMAC_HASHES)[];
  const alg =
    request.optional.string('algorithm') ??
    faker.helpers.arrayElement<string>(secret === undefined ? SIGNING_ALGORITHMS : hashes);
  const claim = (name: string) => request.optional.string(name) ?? faker.string.uuid();
  const parts = [
    { alg, typ: 'JWT' },
    {
      iat: issued,
      nbf: issued,
      exp: faker.number.int({ min: earliest, max: latest }),
      iss: request.optional.string('iss') ?? `https://${domainWord(faker)}.example`,
      sub: claim('sub'),
      aud: claim('aud'),
      jti: faker.string.uuid(),
    },
  ];
  const signed = parts.map((part) => toBase64Url(JSON.stringify(part))).join('.');
  const hash = HMAC_HASHES[alg as keyof typeof HMAC_HASHES];
  if (secret === undefined) return `${signed}.${faker.string.alphanumeric(64)}`;
  return `${signed}.${toBase64Url(hmac(hash, encoder.encode(secret), encoder.encode(signed)))}`;
}

function jwtAlgorithm(faker: Faker, request: RequestArguments): string {
  const families = request.optional.strings('kinds');
  const algorithms = [...SIGNING_ALGORITHMS, 'none'];
  return faker.helpers.arrayElement(
    families
      ? algorithms.filter((algorithm) => families.some((family) => algorithm.startsWith(family)))
      : algorithms,
  );
}

/** A suffix as the DNS knows it: in ASCII (RFC 5891), although lists have Cyrillic ones as they are read. */
function domainSuffix(faker: Faker, kind?: string): string {
  const suffixes = faker.definitions.internet.domain_suffix
    .filter((suffix) => !NO_SUFFIXES.includes(suffix))
    .map((suffix) => new URL(`http://a.${suffix}`).hostname.slice(2));
  const wanted = SUFFIXES[kind ?? ''];
  return faker.helpers.arrayElement(suffixes.filter((suffix) => wanted?.test(suffix) ?? true));
}

function domainWord(faker: Faker): string {
  return spellingFaker(faker, 'word').internet.domainWord();
}

function domainName(faker: Faker, request: RequestArguments): string {
  const suffix = request.optional.string('suffix')?.toLowerCase();
  return `${domainWord(faker)}.${suffix ?? domainSuffix(faker)}`;
}

function url(faker: Faker, request: RequestArguments): string {
  const slash = request.optional.boolean('trailingSlash') ?? faker.datatype.boolean();
  const origin = `${request.string('protocol')}://${domainName(faker, request)}`;
  const [segments, parameters] = [request.number('segments'), request.number('parameters')];
  const hasFragment = request.boolean('fragment');
  if (segments + parameters === 0 && !hasFragment) return `${origin}${slash ? '/' : ''}`;
  // Words of other scripts would have to be encoded.
  const english = englishOf(faker);
  const path = english.helpers
    .multiple(() => `/${slugWord(english)}`, { count: segments })
    .join('');
  const query = parameters > 0 ? `?${queryOf(english, request)}` : '';
  return `${origin}${path}${slash ? '/' : ''}${query}${hasFragment ? `#${slugWord(english)}` : ''}`;
}

/** A word that holds no hyphen of its own, so that hyphens count the words of a slug. */
function slugWord(faker: Faker): string {
  return faker.word
    .sample()
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
}

/** As many parameters as the request wants, with different names. */
function queryOf(faker: Faker, request: RequestArguments): string {
  const names = faker.helpers.uniqueArray(() => slugWord(faker), request.number('parameters'));
  const values = [
    () => String(faker.number.int(9999)),
    () => faker.word.words(2),
    () => String(faker.datatype.boolean()),
    () => faker.internet.exampleEmail(),
  ];
  const pairs = names.map((name) => [name, faker.helpers.arrayElement(values)()]);
  return new URLSearchParams(pairs).toString();
}

function queryString(faker: Faker, request: RequestArguments): string {
  return (request.boolean('questionMark') ? '?' : '') + queryOf(faker, request);
}

function ipv4Address(faker: Faker, request: RequestArguments): string {
  const network = ipv4Network(request);
  const cidr = request.optional.string('cidr');
  return faker.internet.ipv4(cidr === undefined ? { network } : { cidrBlock: cidr });
}

function randomIpv6Address(faker: Faker): string {
  return faker.helpers.multiple(() => hexadecimal(faker, 4), { count: 8 }).join(':');
}

function ipv6Address(faker: Faker, request: RequestArguments): string {
  const prefix = IPV6_PREFIXES[request.string('kind')] ?? '';
  const address = prefix + randomIpv6Address(faker).slice(prefix.length);
  if (!request.boolean('compressed')) return address;
  // A URL's host is written in the form of RFC 5952, inside brackets.
  return new URL(`http://[${address}]`).hostname.slice(1, -1);
}

function cidrBlock(faker: Faker, request: RequestArguments): string {
  const network = ipv4Network(request);
  const shortest = IPV4_NETWORKS[network];
  const address = faker.internet.ipv4({ network });
  const length =
    request.optional.number('prefixLength') ??
    faker.number.int({ min: Math.max(shortest, 8), max: 30 });
  const masked = address.split('.').map((octet, index) => {
    const kept = Math.min(Math.max(length - index * 8, 0), 8);
    return Number(octet) & (0xff00 >> kept);
  });
  return `${masked.join('.')}/${length}`;
}

function macAddress(faker: Faker, request: RequestArguments): string {
  const digits = (length: number) => faker.string.fromCharacters('0123456789abcdef', length);
  // The lowest bit of the first octet marks group addresses, and the next bit local ones.
  const second = [...(request.boolean('locallyAdministered') ? '26ae' : '02468ace')];
  const address = digits(1) + faker.helpers.arrayElement(second) + digits(10);
  const name = request.string('separator');
  const groups = address.match(name === 'dot' ? /.{4}/g : /.{2}/g) ?? [];
  return groups.join(MAC_SEPARATORS[name]);
}

function port(faker: Faker, request: RequestArguments): number {
  return faker.number.int(request.range());
}
