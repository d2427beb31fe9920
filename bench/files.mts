import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** Bytes of a file after compression. */
export function compressedSize(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export const sum = (values: Iterable<number>): number =>
  [...values].reduce((total, value) => total + value, 0);
