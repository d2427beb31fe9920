import { sha256 } from '@noble/hashes/sha2.js';
import { bech32, bech32m, createBase58check } from '@scure/base';
import validator from 'validator';
import { describe, expect, test } from 'vitest';
import { encodeBase58Check, encodeSegwitAddress } from '../src/checksums.ts';
import { drawValues, recordedValues } from './values.ts';

const bytes = (hex: string) => Buffer.from(hex, 'hex');

/** The version byte of an address in Base58Check. */
const readBase58 = (address: string) => createBase58check(sha256).decode(address)[0];

type Bech32 = `${string}1${string}`;

/** The witness version of an address in Bech32, and of one in Bech32m. */
const readBech32 = (address: string) => bech32.decode(address as Bech32).words[0];
const readBech32m = (address: string) => bech32m.decode(address as Bech32).words[0];

describe('wallet addresses', () => {
  test('the encoders reproduce the published test vectors', () => {
    const hash = bytes('751e76e8199196d454941c45d1b3a323f1433bd6');
    const key = bytes('79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798');
    expect(encodeBase58Check(0, hash)).toBe('1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH');
    expect(encodeBase58Check(0, Buffer.alloc(20))).toBe('1111111111111111111114oLvT2');
    // BIP-173 and BIP-350
    expect(encodeSegwitAddress('bc', 0, hash)).toBe('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
    expect(encodeSegwitAddress('bc', 1, key)).toBe(
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    );
  });

  test.each([
    ['bitcoin', { kind: 'legacy', network: 'mainnet' }, readBase58, 0x00, /^1/],
    ['bitcoin', { kind: 'legacy', network: 'testnet' }, readBase58, 0x6f, /^[mn]/],
    ['bitcoin', { kind: 'segwit', network: 'mainnet' }, readBase58, 0x05, /^3/],
    ['bitcoin', { kind: 'segwit', network: 'testnet' }, readBase58, 0xc4, /^2/],
    ['litecoin', { kind: 'legacy' }, readBase58, 0x30, /^L/],
    ['litecoin', { kind: 'segwit' }, readBase58, 0x32, /^M/],
    ['bitcoin', { kind: 'bech32', network: 'mainnet' }, readBech32, 0, /^bc1q.{38}$/],
    ['bitcoin', { kind: 'bech32', network: 'testnet' }, readBech32, 0, /^tb1q.{38}$/],
    ['bitcoin', { kind: 'taproot', network: 'mainnet' }, readBech32m, 1, /^bc1p.{58}$/],
    ['bitcoin', { kind: 'taproot', network: 'testnet' }, readBech32m, 1, /^tb1p.{58}$/],
    ['litecoin', { kind: 'bech32' }, readBech32, 0, /^ltc1q.{38}$/],
  ])('a %s address with %o has a right checksum', (currency, query, read, expected, form) => {
    const addresses = drawValues(`finance/${currency}-address`, query);
    const wrong = addresses.filter((address) => read(address) !== expected || !form.test(address));
    expect(wrong).toEqual([]);
  });

  // The validator does not know that test addresses also begin with n.
  test.each(recordedValues('finance/bitcoin-address').filter((each) => !each.startsWith('n')))(
    'an independent validator accepts the sample %s',
    (address) => {
      expect(validator.isBtcAddress(address)).toBe(true);
    },
  );
});
