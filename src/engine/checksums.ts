import { createHash } from 'node:crypto';

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

/** Constants that the checksum is XORed with: BIP-173 for witness version 0, BIP-350 for later ones. */
const BECH32_CONSTANT = 1;
const BECH32M_CONSTANT = 0x2bc830a3;

/** Coefficients of the generator polynomial in BIP-173. */
const BECH32_GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/**
 * Encodes in Base58Check: version, payload and the first four bytes of their double SHA-256.
 *
 * @param version Version byte, which determines the first character.
 * @param payload A hash; 20 bytes for an address.
 */
export function encodeBase58Check(version: number, payload: Uint8Array): string {
  const body = Buffer.from([version, ...payload]);
  const bytes = Buffer.concat([body, sha256(sha256(body)).subarray(0, 4)]);
  let digits = '';
  for (let rest = BigInt(`0x${bytes.toString('hex')}`); rest > 0n; rest /= 58n) {
    digits = BASE58.charAt(Number(rest % 58n)) + digits;
  }
  // The number has no leading zeros, so each leading zero byte is encoded as the digit 1.
  return '1'.repeat(bytes.findIndex((byte) => byte !== 0)) + digits;
}

/** The BCH checksum over five-bit values, as BIP-173 defines it. */
function bech32Polymod(values: readonly number[]): number {
  let checksum = 1;
  for (const value of values) {
    const top = checksum >>> 25;
    checksum = ((checksum & 0x1ffffff) << 5) ^ value;
    BECH32_GENERATOR.forEach((coefficient, bit) => {
      if ((top >>> bit) & 1) checksum ^= coefficient;
    });
  }
  return checksum >>> 0;
}

/** Regroups bytes to five-bit values, padded with zero bits. */
function toFiveBits(bytes: Uint8Array): number[] {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((group) => parseInt(group.padEnd(5, '0'), 2));
}

/**
 * Encodes a native SegWit address: Bech32 for witness version 0, Bech32m for later ones.
 *
 * @param prefix Human-readable part: the network, such as `bc`.
 * @param version Witness version, from 0 to 16.
 * @param program Witness program: a hash of 20 or 32 bytes, or a 32-byte key.
 */
export function encodeSegwitAddress(prefix: string, version: number, program: Uint8Array): string {
  const letters = Array.from(prefix, (letter) => letter.charCodeAt(0));
  const expanded = [...letters.map((code) => code >>> 5), 0, ...letters.map((code) => code & 31)];
  const values = [version, ...toFiveBits(program)];
  const constant = version === 0 ? BECH32_CONSTANT : BECH32M_CONSTANT;
  const sum = bech32Polymod([...expanded, ...values, 0, 0, 0, 0, 0, 0]) ^ constant;
  const checksum = [25, 20, 15, 10, 5, 0].map((shift) => (sum >>> shift) & 31);
  return `${prefix}1${[...values, ...checksum].map((value) => BECH32.charAt(value)).join('')}`;
}
