import { describe, expect, test } from 'vitest';
import { fresh, MANY_SEEDS } from './faults.ts';
import type { Query } from './faults.ts';

/** Area below the bell curve up to a number, by Simpson's rule. */
function normalCdf(x: number): number {
  const steps = 400;
  const width = (x + 8) / steps;
  const density = (at: number) => Math.exp((-at * at) / 2) / Math.sqrt(2 * Math.PI);
  const sum = Array.from({ length: steps + 1 }, (_, index) => {
    const weight = index === 0 || index === steps ? 1 : index % 2 === 0 ? 2 : 4;
    return weight * density(-8 + index * width);
  }).reduce((total, part) => total + part, 0);
  return x <= -8 ? 0 : (sum * width) / 3;
}

/** Greatest distance between what was drawn and what the distribution says (Kolmogorov and Smirnov). */
function distanceFrom(values: number[], cdf: (x: number) => number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.max(
    ...sorted.map((value, index) =>
      Math.max(
        Math.abs(cdf(value) - index / sorted.length),
        Math.abs(cdf(value) - (index + 1) / sorted.length),
      ),
    ),
  );
}

const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const deviationOf = (values: number[]) => {
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
};

describe('distributed numbers', () => {
  const draw = (query: Query) =>
    fresh<number>('number/distributed-number', { decimals: 8, ...query }, MANY_SEEDS);
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
  ] as const)(
    '%s ones follow the distribution, with its mean and deviation',
    (kind, cdf, spread) => {
      const values = draw({ kind, mean, deviation });
      expect(distanceFrom(values, cdf)).toBeLessThan(LIMIT);
      expect(Math.abs(meanOf(values) - mean)).toBeLessThan((4 * spread) / Math.sqrt(3000));
      expect(Math.abs(deviationOf(values) - spread) / spread).toBeLessThan(0.1);
    },
  );

  test('are on the grid of their decimals, and the mean itself without a deviation', () => {
    for (const value of draw({ decimals: 1 })) expect(String(value)).toMatch(/^-?\d+(\.\d)?$/);
    expect(new Set(draw({ deviation: 0, mean: -3 }))).toEqual(new Set([-3]));
    for (const value of draw({ kind: 'log-normal', mean: 0.001, deviation: 100, decimals: 10 }))
      expect(value).toBeGreaterThanOrEqual(0);
  });
});

describe('numbers in base 2, 8 and 16', () => {
  const draw = (query: Query) => fresh('number/radix-number', query);

  test.each([
    [2, '01'],
    [8, '01234567'],
    [16, '0123456789abcdef'],
  ])('in base %i have every digit as often as the others', (base, digits) => {
    const drawn = draw({ radix: base, digits: 32 }).join('');
    for (const digit of digits) {
      const share = [...drawn].filter((each) => each === digit).length / drawn.length;
      expect(Math.abs(share - 1 / base)).toBeLessThan(0.02);
    }
    expect(new Set(drawn).size).toBe(base);
  });

  test.each([2, 8, 16])('in base %i read back as a number within the limits', (base) => {
    const limits = { radix: base, min: 300, max: 305, digits: 1 };
    const bare = draw(limits).map((value) => parseInt(value, base));
    expect([Math.min(...bare), Math.max(...bare)]).toEqual([300, 305]);
    // The literals of JavaScript have the same prefixes.
    expect(draw({ ...limits, prefixed: true, casing: 'upper' }).map(Number)).toEqual(bare);
    expect(
      Math.max(...draw({ radix: base, min: 0 }).map((value) => parseInt(value, base))),
    ).toBeLessThanOrEqual(2 ** 53 - 1);
  });

  test('have the digits asked for, and groups that are full except the first', () => {
    for (const value of draw({ radix: 2, digits: 10, group: 4, prefixed: true }))
      expect(value).toMatch(/^0b[01]{2}_[01]{4}_[01]{4}$/);
    for (const value of draw({ digits: 8, group: 4 })) expect(value).toMatch(/^\w{4}_\w{4}$/);
    for (const value of draw({ min: 65_536, max: 70_000, digits: 4 }))
      expect(value).toHaveLength(5);
    for (const value of draw({ max: 7, digits: 4 })) expect(value).toMatch(/^000[0-7]$/);
  });
});
