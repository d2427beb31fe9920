import { createHash } from 'node:crypto';
import validator from 'validator';
import { describe, expect, test } from 'vitest';
import { encodeBase58Check, encodeSegwitAddress } from '../../src/engine/checksums.ts';
import { drawValues, recordedValues } from './values.ts';

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATORS = [0x3b6a57b2n, 0x26508e6dn, 0x1ea119fan, 0x3d4233ddn, 0x2a1462b3n];

/** Remainders of Bech32 and Bech32m. */
const [PLAIN, MODIFIED] = [1, 0x2bc830a3];

const bytes = (hex: string) => Buffer.from(hex, 'hex');
const sha256 = (data: Buffer) => createHash('sha256').update(data).digest();

/** @returns The version byte of an address, or undefined when its checksum does not fit. */
function readBase58Check(address: string): number | undefined {
  const number = [...address].reduce((sum, c) => sum * 58n + BigInt(BASE58.indexOf(c)), 0n);
  const data = bytes(number.toString(16).padStart(50, '0'));
  const [body, checksum] = [data.subarray(0, 21), data.subarray(21)];
  const isRight = sha256(sha256(body)).subarray(0, 4).equals(checksum);
  return isRight ? body.readUInt8(0) : undefined;
}

/** Remainder of the whole address in GF(32). */
function remainderOf(address: string): number {
  const split = address.lastIndexOf('1');
  const prefix = [...address.slice(0, split)].map((c) => c.charCodeAt(0));
  const values = [...address.slice(split + 1)].map((c) => BECH32.indexOf(c));
  let sum = 1n;
  for (const value of [...prefix.map((c) => c >> 5), 0, ...prefix.map((c) => c & 31), ...values]) {
    const top = sum >> 25n;
    sum = ((sum & 0x1ffffffn) << 5n) ^ BigInt(value);
    GENERATORS.forEach((generator, bit) => {
      if ((top >> BigInt(bit)) & 1n) sum ^= generator;
    });
  }
  return Number(sum);
}

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
    ['bitcoin', { kind: 'legacy', network: 'mainnet' }, readBase58Check, 0x00, /^1/],
    ['bitcoin', { kind: 'legacy', network: 'testnet' }, readBase58Check, 0x6f, /^[mn]/],
    ['bitcoin', { kind: 'segwit', network: 'mainnet' }, readBase58Check, 0x05, /^3/],
    ['bitcoin', { kind: 'segwit', network: 'testnet' }, readBase58Check, 0xc4, /^2/],
    ['litecoin', { kind: 'legacy' }, readBase58Check, 0x30, /^L/],
    ['litecoin', { kind: 'segwit' }, readBase58Check, 0x32, /^M/],
    ['bitcoin', { kind: 'bech32', network: 'mainnet' }, remainderOf, PLAIN, /^bc1q.{38}$/],
    ['bitcoin', { kind: 'bech32', network: 'testnet' }, remainderOf, PLAIN, /^tb1q.{38}$/],
    ['bitcoin', { kind: 'taproot', network: 'mainnet' }, remainderOf, MODIFIED, /^bc1p.{58}$/],
    ['bitcoin', { kind: 'taproot', network: 'testnet' }, remainderOf, MODIFIED, /^tb1p.{58}$/],
    ['litecoin', { kind: 'bech32' }, remainderOf, PLAIN, /^ltc1q.{38}$/],
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
