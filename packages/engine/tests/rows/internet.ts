import { STATUS_CODES } from 'node:http';
import type { Row } from '../values.ts';
import isEmail from 'validator/lib/isEmail.js';
import isFQDN from 'validator/lib/isFQDN.js';
import isURL from 'validator/lib/isURL.js';

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

const isHostName = (value: string) => isFQDN(value) && value === value.toLowerCase();
const isAddress = (value: string) => isEmail(value);
const isLink = (value: string) => isURL(value, { require_protocol: true });

/** Codes of IANA's registry: Node.js lacks 306, which is reserved, and has 509, which only some servers use. */
const REGISTERED = [...Object.keys(STATUS_CODES).filter((code) => code !== '509'), '306'];

export const rows: readonly Row[] = [
  ['mac-address', {}, isUnicast],
  ['mac-address', { separator: 'dot' }, isUnicast],
  ['mac-address', { locallyAdministered: true }, isUnicast],
  ['mac-address', { locallyAdministered: true }, isLocal],
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
  ['api-key', { unique: true }, /^[A-Za-z0-9]{32}$/],
  ['ipv6-address', { unique: true }, /^([0-9a-f]{4}:){7}[0-9a-f]{4}$/],
];
