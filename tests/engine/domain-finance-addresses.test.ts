import { createHash } from 'node:crypto';
import validator from 'validator';
import { describe, expect, test } from 'vitest';
import { encodeBase58Check, encodeSegwitAddress } from '../../src/engine/checksums.ts';
import { fresh, recorded } from './faults.ts';
import type { Query } from './faults.ts';

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

const bytes = (hex: string) => Buffer.from(hex, 'hex');
const sha256 = (data: Buffer) => createHash('sha256').update(data).digest();

/** The version byte of an address, or an error when its checksum does not fit. */
function readBase58Check(address: string): number {
  const number = [...address].reduce((sum, c) => sum * 58n + BigInt(BASE58.indexOf(c)), 0n);
  const data = bytes(number.toString(16).padStart(50, '0'));
  if (data.length !== 25) throw new Error(`${address} does not hold 25 bytes`);
  const [body, checksum] = [data.subarray(0, 21), data.subarray(21)];
  if (!sha256(sha256(body)).subarray(0, 4).equals(checksum)) throw new Error(`${address}: sum`);
  return body.readUInt8(0);
}

/** Remainder of the whole address in GF(32): 1 for Bech32, 0x2bc830a3 for Bech32m. */
function remainderOf(address: string): number {
  const split = address.lastIndexOf('1');
  const prefix = [...address.slice(0, split)].map((c) => c.charCodeAt(0));
  const values = [...address.slice(split + 1)].map((c) => BECH32.indexOf(c));
  let sum = 1n;
  for (const value of [...prefix.map((c) => c >> 5), 0, ...prefix.map((c) => c & 31), ...values]) {
    const top = sum >> 25n;
    sum = ((sum & 0x1ffffffn) << 5n) ^ BigInt(value);
    if (top & 1n) sum ^= 0x3b6a57b2n;
    if (top & 2n) sum ^= 0x26508e6dn;
    if (top & 4n) sum ^= 0x1ea119fan;
    if (top & 8n) sum ^= 0x3d4233ddn;
    if (top & 16n) sum ^= 0x2a1462b3n;
  }
  return Number(sum);
}

const draw = (generator: string, query: Query) => fresh(`finance/${generator}`, query);

describe('finance/ wallet addresses', () => {
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
    ['bitcoin-address', { kind: 'legacy', network: 'mainnet' }, 0x00, /^1/],
    ['bitcoin-address', { kind: 'legacy', network: 'testnet' }, 0x6f, /^[mn]/],
    ['bitcoin-address', { kind: 'segwit', network: 'mainnet' }, 0x05, /^3/],
    ['bitcoin-address', { kind: 'segwit', network: 'testnet' }, 0xc4, /^2/],
    ['litecoin-address', { kind: 'legacy' }, 0x30, /^L/],
    ['litecoin-address', { kind: 'segwit' }, 0x32, /^M/],
  ])('%s with %o carries a valid Base58Check checksum', (generator, query, version, start) => {
    for (const address of draw(generator, query)) {
      expect(readBase58Check(address), address).toBe(version);
      expect(address).toMatch(start);
    }
  });

  test.each([
    ['bitcoin-address', { kind: 'bech32', network: 'mainnet' }, 1, /^bc1q.{38}$/],
    ['bitcoin-address', { kind: 'bech32', network: 'testnet' }, 1, /^tb1q.{38}$/],
    ['bitcoin-address', { kind: 'taproot', network: 'mainnet' }, 0x2bc830a3, /^bc1p.{58}$/],
    ['bitcoin-address', { kind: 'taproot', network: 'testnet' }, 0x2bc830a3, /^tb1p.{58}$/],
    ['litecoin-address', { kind: 'bech32' }, 1, /^ltc1q.{38}$/],
  ])('%s with %o carries a valid Bech32 checksum', (generator, query, remainder, form) => {
    for (const address of draw(generator, query)) {
      expect(remainderOf(address), address).toBe(remainder);
      expect(address).toMatch(form);
    }
  });

  test('the recorded Bitcoin samples are accepted and hold their checksum', () => {
    const samples = recorded('finance/bitcoin-address');
    for (const address of samples.map(String)) {
      if (/^(bc|tb)1/.test(address)) expect([1, 0x2bc830a3]).toContain(remainderOf(address));
      else expect([0x00, 0x05, 0x6f, 0xc4]).toContain(readBase58Check(address));
      // The validator does not know that test addresses also begin with n.
      if (!address.startsWith('n')) expect(validator.isBtcAddress(address), address).toBe(true);
    }
  });
});
