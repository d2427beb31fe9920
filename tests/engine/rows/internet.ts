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

export const rows: readonly Row[] = [
  ['mac-address', {}, isUnicast],
  ['mac-address', { separator: 'dot' }, isUnicast],
  ['mac-address', { locallyAdministered: true }, isUnicast],
  ['mac-address', { locallyAdministered: true }, isLocal],
  ...NAMED_AFTER_PEOPLE.flatMap((name) =>
    LOCALES.map((locale): Row => [name, { locale }, LIKE_A_NAME]),
  ),
];
