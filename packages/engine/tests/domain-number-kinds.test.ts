import { describe, expect, test } from 'vitest';
import { rangeOf, shareOf, sum } from './measures.ts';
import { MANY_SEEDS, drawValues, testValues } from './values.ts';
import type { Query } from './values.ts';

/** Area below the bell curve up to a number, by Simpson's rule. */
function normalCdf(x: number): number {
  const steps = 400;
  const width = (x + 8) / steps;
  const density = (at: number) => Math.exp((-at * at) / 2) / Math.sqrt(2 * Math.PI);
  const parts = Array.from({ length: steps + 1 }, (_, index) => {
    const weight = index === 0 || index === steps ? 1 : index % 2 === 0 ? 2 : 4;
    return weight * density(-8 + index * width);
  });
  return x <= -8 ? 0 : (sum(parts) * width) / 3;
}

/** Greatest distance between the random values and the distribution (Kolmogorov and Smirnov). */
function distanceFrom(values: number[], cdf: (x: number) => number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const distances = sorted.flatMap((value, index) =>
    [index, index + 1].map((rank) => Math.abs(cdf(value) - rank / sorted.length)),
  );
  return Math.max(...distances);
}

const meanOf = (values: number[]) => sum(values) / values.length;

function deviationOf(values: number[]): number {
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
}

testValues('number', [
  ['distributed-number', { decimals: 1 }, /^-?\d+(\.\d)?$/],
  ['distributed-number', { deviation: 0, mean: -3 }, ['-3']],
  [
    'distributed-number',
    { kind: 'log-normal', mean: 0.001, deviation: 100, decimals: 10 },
    /^[^-]/,
  ],
  [
    'radix-number',
    { radix: 2, digits: 10, group: 4, prefixed: true },
    /^0b[01]{2}_[01]{4}_[01]{4}$/,
  ],
  ['radix-number', { digits: 8, group: 4 }, /^\w{4}_\w{4}$/],
  ['radix-number', { min: 65_536, max: 70_000, digits: 4 }, /^.{5}$/],
  ['radix-number', { max: 7, digits: 4 }, /^000[0-7]$/],
]);

describe('numbers of a distribution', () => {
  // Three thousand values: the distance is greater than this once in ten thousand times.
  const LIMIT = 2.2 / Math.sqrt(3000);
  const [mean, deviation] = [50, 20];
  const shape = Math.log(1 + (deviation / mean) ** 2);

  test.each([
    ['normal', (x: number) => normalCdf((x - mean) / deviation), deviation],
    [
      'log-normal',
      (x: number) => normalCdf((Math.log(x) - Math.log(mean) + shape / 2) / Math.sqrt(shape)),
      deviation,
    ],
    ['exponential', (x: number) => 1 - Math.exp(-x / mean), mean],
  ] as const)('follow the %s one, with its mean and deviation', (kind, cdf, spread) => {
    const query = { kind, mean, deviation, decimals: 8 };
    const values = drawValues<number>('number/distributed-number', query, MANY_SEEDS);
    expect(distanceFrom(values, cdf)).toBeLessThan(LIMIT);
    expect(Math.abs(meanOf(values) - mean)).toBeLessThan((4 * spread) / Math.sqrt(3000));
    expect(Math.abs(deviationOf(values) - spread) / spread).toBeLessThan(0.1);
  });
});

describe('numbers in base 2, 8 and 16', () => {
  const drawNumbers = (query: Query) => drawValues('number/radix-number', query);

  test.each([
    [2, '01'],
    [8, '01234567'],
    [16, '0123456789abcdef'],
  ])('in base %i have every digit of %s as often as the others', (base, digits) => {
    const drawn = [...drawNumbers({ radix: base, digits: 32 }).join('')];
    const shares = [...digits].map((digit) => shareOf(drawn, (each) => each === digit));
    expect(shares.filter((share) => Math.abs(share - 1 / base) > 0.02)).toEqual([]);
    expect(new Set(drawn).size).toBe(base);
  });

  test.each([2, 8, 16])('in base %i read back as a number within the limits', (base) => {
    const limits = { radix: base, min: 300, max: 305, digits: 1 };
    const bare = drawNumbers(limits).map((value) => parseInt(value, base));
    expect(rangeOf(bare)).toEqual([300, 305]);
    // The literals of JavaScript have the same prefixes.
    expect(drawNumbers({ ...limits, prefixed: true, casing: 'upper' }).map(Number)).toEqual(bare);
    const free = drawNumbers({ radix: base, min: 0 }).map((value) => parseInt(value, base));
    expect(Math.max(...free)).toBeLessThanOrEqual(2 ** 53 - 1);
  });
});

describe('sequences', () => {
  const listNumbers = (query: Query) => drawValues<number>('number/sequence', query, [1], 3);

  test('count from the start by the step', () => {
    expect(listNumbers({})).toEqual([1, 2, 3]);
    expect(listNumbers({ start: 101, step: 10 })).toEqual([101, 111, 121]);
    expect(listNumbers({ start: 1, step: -1 })).toEqual([1, 0, -1]);
    expect(listNumbers({ start: 1e15, step: 1e9 })).toEqual([1e15, 1e15 + 1e9, 1e15 + 2e9]);
  });
});
