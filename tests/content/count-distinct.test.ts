import { describe, expect, test } from 'vitest';
import { countDistinct } from 'fakewright-engine';
import {
  countDistinctByLocale,
  createDistinctValues,
} from '../../scripts/samples/distinctValues.ts';
import type { DistinctValues } from '../../src/reference/read/types.ts';
import { describeDistinctValues } from '../../src/reference/view/distinctValues.ts';
import { api } from '../support/spec.ts';
import { countRepetitions } from 'fakewright-engine/testing/exhaustive';
import { engine, generateResponse } from 'fakewright-engine/testing/engine';

const RESPONSES = countRepetitions(20, 200);
const paths = Object.keys(engine.table.operations);
const found = new Map(paths.map((path) => [path, countDistinct(engine.table, path)]));
const counted = [...found].flatMap(([path, count]) =>
  count ? [{ name: path.replace('/v1/', ''), ...count }] : [],
);

/** Generates many values of an operation, and returns each value as JSON. */
const createKeys = (name: string): string[] =>
  Array.from({ length: RESPONSES }, (_, seed) => generateResponse(name, { count: 100, seed }).data)
    .flat()
    .map((value) => JSON.stringify(value));

function countPairs(values: readonly string[]): number {
  const seen = new Map<string, number>();
  let pairs = 0;
  for (const value of values) {
    pairs += seen.get(value) ?? 0;
    seen.set(value, (seen.get(value) ?? 0) + 1);
  }
  return pairs;
}

describe('the number of different values', () => {
  test('can be computed for at least 60 % of operations', () => {
    expect(counted.length).toBeGreaterThan(0.6 * paths.length);
  });

  test.each(counted)(
    'of $name is not exceeded by generated values, which repeat as often as computed',
    (count) => {
      const values = createKeys(count.name);
      const pairs = countPairs(values);
      const expected = ((values.length * (values.length - 1)) / 2) * count.pair;
      if (count.is === 'exact') expect(new Set(values).size).toBeLessThanOrEqual(count.values);
      expect(pairs).toBeLessThanOrEqual(10 + 2 * expected);
      if (expected > 100) expect(pairs).toBeGreaterThan(expected / 2);
    },
  );

  test.each([
    ['location/country-code', 249],
    ['finance/pin', 10_000],
    ['number/dice-roll', 6],
    ['finance/credit-card-cvv', 1000],
    ['science/chemical-element', 118],
  ])('of %s is exactly %i', (name, values) => {
    expect(countDistinct(engine.table, `/v1/${name}`)).toMatchObject({ values, is: 'exact' });
  });

  test.each<[DistinctValues, string[], string]>([
    [
      { values: 41, is: 'exact', repetition: 8 },
      ['count', 'seed', 'unique', 'locale'],
      '41 different values; expect the first repetition after about 8.',
    ],
    [
      { values: 60, is: 'exact', repetition: 10 },
      ['count', 'seed', 'reference'],
      '60 different values for each `reference`; expect the first repetition after about 10.',
    ],
    [
      { values: 46e10, is: 'about', repetition: 800_000 },
      ['count', 'airline'],
      'About 4.6 × 10¹¹ different values by default; expect the first repetition after about 800,000.',
    ],
    [{ values: 1e18, is: 'about', repetition: 12e8 }, [], 'About 10¹⁸ different values.'],
    [{ values: 1e30, is: 'least', repetition: 12e14 }, [], 'More than 10³⁰ different values.'],
    [{ values: 1, is: 'exact', repetition: 2 }, [], '1 different value.'],
    [
      { values: 999_999_999, is: 'about', repetition: 38_000 },
      [],
      'About 999,999,999 different values; expect the first repetition after about 38,000.',
    ],
    [
      { values: 9.97e11, is: 'about', repetition: 1_200_000 },
      [],
      'About 10¹² different values; expect the first repetition after about 1,200,000.',
    ],
  ])(
    '%j, for an operation with the parameters %j, is described as "%s"',
    (count, parameters, line) => {
      expect(describeDistinctValues(count, parameters, api.common)).toBe(line);
    },
  );

  test.each([
    ['fr', 'animal/cat', 78],
    ['nb', 'location/county', 355],
    ['ar', 'date/weekday', 7],
  ])('in the locale %s for the generator %s is exactly %i', (locale, name, values) => {
    const counts = countDistinctByLocale(engine.table, `/v1/${name}`, [locale]);
    expect(counts.get(locale)).toMatchObject({ values, is: 'exact' });
  });

  test.each([
    [
      { fr: 78, 'zh-CN': 20 },
      /^55 different values in English; .*\n\n\| Locale .*\| French \(`fr`\) \| 78 \|\n\| .*`zh-CN`.* 20 \|$/s,
    ],
    [{ fr: 55, 'zh-CN': 55 }, /^55 different values; [^|]*$/],
  ])(
    'is shown in a table of locales if the number differs between locales: %j',
    (locales, expected) => {
      const count: DistinctValues = { values: 55, is: 'exact', repetition: 10, locales };
      expect(describeDistinctValues(count, [], [])).toMatch(expected);
    },
  );

  test.each([
    [2, 2],
    [41, 8],
    [365, 23],
    [10_000, 118],
  ])(
    'of %i means that the first repetition is expected after about %i values',
    (values, repetition) => {
      expect(createDistinctValues({ values, is: 'exact', pair: 1 / values })).toMatchObject({
        repetition,
      });
      const shares = Array.from({ length: repetition }, (_, taken) => 1 - taken / values);
      expect(1 - shares.reduce((all, each) => all * each)).toBeCloseTo(0.5, 1);
    },
  );
});
