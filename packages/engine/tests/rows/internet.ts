import { STATUS_CODES } from 'node:http';
import validator from 'validator';
import type { Row } from '../values.ts';

/** Bits of the first octet (IEEE 802, clause 8.2). */
const GROUP = 1;
const LOCAL = 2;

const firstOctet = (address: string): number => Number.parseInt(address.slice(0, 2), 16);

const isUnicast = (address: string): boolean => (firstOctet(address) & GROUP) === 0;
const isLocal = (address: string): boolean => (firstOctet(address) & LOCAL) !== 0;

/** Base-36 code points of Han characters and kana have digits between letters, or end in three and more. */
const LIKE_A_NAME = /^[\p{L}'.-]+([._][\p{L}'.-]+)?\d{0,2}(@|$)/u;

const NAMED_AFTER_PEOPLE = ['username', 'email-address', 'example-email-address'] as const;
const LOCALES = ['ja', 'ko', 'zh-CN', 'ar', 'he', 'ru'];

const LABEL = 'a'.repeat(63);

/** Domain names that RFC 1123 permits, of up to 189 characters. */
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

/** Codes of IANA's registry: Node.js lacks 306, which is reserved, and has 509, which only some servers use. */
const REGISTERED = [...Object.keys(STATUS_CODES).filter((code) => code !== '509'), '306'];

/** Classes of status codes. */
const TWO_KINDS = ['redirection', 'server-error'];

/** Names with marks, in other scripts, and with an abbreviation. */
const NAMES = ["D'Arcy Ó Néill-Müller", 'Достоевский', '大羽', '단아', 'שרה', 'J.'];

/** The longest names that can be sent. */
const LONG = { firstName: '한'.repeat(40), lastName: 'W'.repeat(40), specialCharacters: true };

const isShortAddress = (mail: string) => isAddress(mail) && mail.indexOf('@') <= 50;

/** An ASCII account, alone or in front of a domain. */
const ACCOUNT = /^[A-Za-z._-]+\d{0,2}(@|$)/;

const SEPARATORS = { colon: /^..:/, hyphen: /^..-/, dot: /^....\./, none: /^.{12}$/ };

/** Blocks of IANA's special-purpose registry that are larger than a hundredth of a per cent, and multicast. */
function isSpecial(address: string): boolean {
  const [first = 0, second = 0] = address.split('.').map(Number);
  return (
    [0, 10, 127].includes(first) ||
    first >= 224 ||
    (first === 100 && second >= 64 && second < 128) ||
    (first === 172 && second >= 16 && second < 32)
  );
}

export const rows: readonly Row[] = [
  ['mac-address', {}, isUnicast],
  ['mac-address', { separator: 'dot' }, isUnicast],
  ...Object.entries(SEPARATORS).flatMap(([separator, style]): Row[] => [
    ['mac-address', { separator, locallyAdministered: true }, style],
    ['mac-address', { separator, locallyAdministered: true }, isUnicast],
    ['mac-address', { separator, locallyAdministered: true }, isLocal],
  ]),
  ['port', { min: 49_151, max: 49_152 }, ['49151', '49152']],
  ...NAMES.flatMap((name): Row[] => {
    const query = { firstName: name, lastName: name };
    return [
      ['username', query, validator.isAscii],
      ['email-address', query, isShortAddress],
      ['example-email-address', query, isShortAddress],
      ['display-name', query, RegExp(`^${name.replaceAll(/[ ']/g, '')}`)],
    ];
  }),
  // Letters without a mark to drop are spelt in other letters, in random and in given names.
  ...['da', 'nb', 'nl', 'pl', 'tr', 'de', 'fr', 'ru', 'uk', 'he', 'ar'].flatMap((locale): Row[] => [
    ['username', { locale }, ACCOUNT],
    ['email-address', { locale }, ACCOUNT],
  ]),
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
  // Registries of Russia and Ukraine have others.
  ['domain-suffix', { locale: 'ru' }, /^(?!(edo|rus|.+\.net)$)/],
  ['domain-suffix', { locale: 'ru' }, { has: ['xn--p1ai'] }],
  ['domain-suffix', { locale: 'uk' }, /^(?!(edo|rus|.+\.net)$)/],
  ...NAMED_AFTER_PEOPLE.flatMap((name) =>
    LOCALES.map((locale): Row => [name, { locale }, LIKE_A_NAME]),
  ),
  ...DOMAINS.flatMap((domain): Row[] => [
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
  ['ipv4-address', {}, { share: 1 / 7, give: 0.015, of: isSpecial }],
];
