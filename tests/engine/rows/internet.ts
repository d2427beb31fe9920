import type { Row } from '../values.ts';

/** Bits of the first octet (IEEE 802, clause 8.2). */
const GROUP = 1;
const LOCAL = 2;

const firstOctet = (address: string): number => Number.parseInt(address.slice(0, 2), 16);

const isUnicast = (address: string): boolean => (firstOctet(address) & GROUP) === 0;
const isLocal = (address: string): boolean => (firstOctet(address) & LOCAL) !== 0;

export const rows: readonly Row[] = [
  ['mac-address', {}, isUnicast],
  ['mac-address', { separator: 'dot' }, isUnicast],
  ['mac-address', { locallyAdministered: true }, isUnicast],
  ['mac-address', { locallyAdministered: true }, isLocal],
];
