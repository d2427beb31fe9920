import { describe, expect, test } from 'vitest';
import { rangeOf, shareOf, sum } from '../measures.ts';
import { MANY_SEEDS, createValues, recordedValues, testEachValue } from '../values.ts';
import type { Query } from '../values.ts';

const VALUES: Record<string, number> = { M: 1000, D: 500, C: 100, L: 50, X: 10, V: 5, I: 1 };

testEachValue('number/roman-numeral', {
  'is within the limits': (numeral, { min, max }) => {
    const values = [...numeral.toUpperCase()].map((letter) => VALUES[letter] ?? NaN);
    // A letter before a greater one is subtracted.
    const value = sum(values.map((each, at) => (each < (values[at + 1] ?? 0) ? -each : each)));
    return value >= Number(min) && value <= Math.min(3999, Number(max));
  },
});

interface Roll {
  notation: string;
  rolls: number[];
  total: number;
}

testEachValue<Roll>('number/dice-roll', {
  'shows its dice, drops the lowest and adds the modifier': (roll, query) => {
    const { dice, sides, dropLowest = 0, modifier = 0 } = query as Record<string, number>;
    const kept = [...roll.rolls].sort((a, b) => a - b).slice(dropLowest);
    const signed = modifier > 0 ? `+${modifier}` : modifier || '';
    return (
      roll.notation === `${dice}d${sides}${dropLowest ? `dl${dropLowest}` : ''}${signed}` &&
      roll.rolls.length === dice &&
      roll.total === sum(kept) + modifier
    );
  },
});

const meanOf = (values: readonly number[]) => sum(values) / values.length;

test('the best three of four dice are 12.24 on average', () => {
  const rolls = createValues<Roll>('number/dice-roll', { dice: 4, dropLowest: 1 });
  const totals = rolls.map(({ total }) => total);
  expect(Math.abs(meanOf(totals) - 12.24)).toBeLessThan(0.5);
  expect(rangeOf(totals)[1]).toBeLessThanOrEqual(18);
});

test.each([0.1, 0.5, 0.9])('booleans have a probability of %d', (probability) => {
  const values = createValues<boolean>('number/boolean', { probability });
  expect(Math.abs(shareOf(values, Boolean) - probability)).toBeLessThan(0.1);
});

test('big integers are within limits of any size, and spread evenly over small ones', () => {
  const [min, max] = [-(2n ** 63n), 2n ** 63n - 1n];
  const query = { min: String(min), max: String(max) };
  const signed = createValues('number/big-integer', query).map(BigInt);
  expect(signed.filter((value) => value < min || value > max)).toEqual([]);
  expect(new Set(signed.map((value) => value < 0n)).size).toBe(2);
  expect(recordedValues('number/big-integer').some((value) => BigInt(value) > max)).toBe(true);
  const faces = createValues('number/big-integer', { min: '1', max: '6' });
  const shares = [...'123456'].map((face) => shareOf(faces, (value) => value === face));
  expect(Math.min(...shares)).toBeGreaterThan(0.1);
});

test('fractions are the percentages divided by a hundred', () => {
  const query = { min: -20, max: 25, decimals: 1 };
  const fractions = createValues<number>('number/percentage', { ...query, fraction: true });
  expect(fractions.map((value) => Math.round(value * 1000) / 10)).toEqual(
    createValues<number>('number/percentage', query),
  );
});

test('sequences count from the start by the step', () => {
  const createNumbers = (query: Query) => createValues<number>('number/sequence', query, [1], 3);
  expect(createNumbers({})).toEqual([1, 2, 3]);
  expect(createNumbers({ start: 101, step: 10 })).toEqual([101, 111, 121]);
  expect(createNumbers({ start: 1, step: -1 })).toEqual([1, 0, -1]);
  expect(createNumbers({ start: 1e15, step: 1e9 })).toEqual([1e15, 1e15 + 1e9, 1e15 + 2e9]);
});

const [MEAN, DEVIATION] = [50, 20];
const VARIANCE = Math.log(1 + (DEVIATION / MEAN) ** 2);

/** Shares of a normal distribution below so many deviations from its mean. */
const NORMAL_SHARES = [
  [0.0228, -2],
  [0.1587, -1],
  [0.5, 0],
  [0.8413, 1],
  [0.9772, 2],
] as const;

test.each<[string, number, quantile: (share: number, deviations: number) => number]>([
  ['normal', DEVIATION, (_, z) => MEAN + z * DEVIATION],
  ['log-normal', DEVIATION, (_, z) => MEAN * Math.exp(z * Math.sqrt(VARIANCE) - VARIANCE / 2)],
  ['exponential', MEAN, (share) => -MEAN * Math.log(1 - share)],
])('numbers of kind %s have the mean, deviation %d and quantiles', (kind, deviation, quantile) => {
  const query = { kind, mean: MEAN, deviation: DEVIATION, decimals: 8 };
  const values = createValues<number>('number/distributed-number', query, MANY_SEEDS);
  const mean = meanOf(values);
  const spread = Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
  expect(Math.abs(mean - MEAN)).toBeLessThan((4 * deviation) / Math.sqrt(3000));
  expect(Math.abs(spread - deviation) / deviation).toBeLessThan(0.1);
  for (const [share, z] of NORMAL_SHARES) {
    const actual = shareOf(values, (value) => value <= quantile(share, z));
    expect(Math.abs(actual - share)).toBeLessThan(4 * Math.sqrt((share * (1 - share)) / 3000));
  }
});

describe.each([
  [2, '01'],
  [8, '01234567'],
  [16, '0123456789abcdef'],
])('numbers in base %i', (radix, digits) => {
  const createNumbers = (query: Query) => createValues('number/radix-number', { radix, ...query });

  test('each digit is equally likely', () => {
    const all = [...createNumbers({ digits: 32 }).join('')];
    const shares = [...digits].map((digit) => shareOf(all, (each) => each === digit));
    expect(shares.filter((share) => Math.abs(share - 1 / radix) > 0.02)).toEqual([]);
    expect(new Set(all).size).toBe(radix);
  });

  test('numbers are read as within the limits', () => {
    const limits = { min: 300, max: 305, digits: 1 };
    const bare = createNumbers(limits).map((value) => parseInt(value, radix));
    expect(rangeOf(bare)).toEqual([300, 305]);
    // The literals of JavaScript have the same prefixes.
    const literals = createNumbers({ ...limits, prefixed: true, casing: 'upper' });
    expect(literals.map(Number)).toEqual(bare);
    const free = createNumbers({ min: 0 }).map((value) => parseInt(value, radix));
    expect(Math.max(...free)).toBeLessThanOrEqual(2 ** 53 - 1);
  });
});
