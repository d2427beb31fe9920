import { sha256 } from '@noble/hashes/sha2.js';
import { bech32, bech32m, createBase58check } from '@scure/base';

const base58check = createBase58check(sha256);

/**
 * Encodes version, payload, and the first four bytes of their double SHA-256 as Base58Check.
 *
 * @param version Version byte, which determines the first character.
 * @param payload A hash; 20 bytes for an address.
 */
export function encodeBase58Check(version: number, payload: Uint8Array): string {
  return base58check.encode(Uint8Array.of(version, ...payload));
}

/**
 * Encodes a native SegWit address: Bech32 for witness version 0 (BIP-173), Bech32m for later versions (BIP-350).
 *
 * @param prefix Human-readable part: the network, such as `bc`.
 * @param version Witness version, from 0 to 16.
 * @param program Witness program: a hash of 20 or 32 bytes, or a 32-byte key.
 */
export function encodeSegwitAddress(prefix: string, version: number, program: Uint8Array): string {
  const code = version === 0 ? bech32 : bech32m;
  return code.encode(prefix, [version, ...code.toWords(program)]);
}
