import { workCounters } from './workCounters.ts';

const TABLE = Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

/** Computes the CRC-32 of PNG and ZIP (ISO 3309), from 0 to 2^32 - 1. */
export function crc32(data: Uint8Array): number {
  workCounters.hashed += data.length;
  let crc = 0xffffffff;
  for (const byte of data) crc = (TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
