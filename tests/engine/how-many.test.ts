import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { howMany } from '../../src/engine/howMany.ts';
import {
  countByLocale,
  createDistinct,
  recordDistinct,
} from '../../src/engine/samples/distinct.ts';
import { describeDistinct } from '../../src/reference/view/howMany.ts';
import { operations } from '../support/spec.ts';
import { times } from '../support/sweep.ts';
import { engine, perform } from './engine.ts';

const RESPONSES = times(20, 200);
const paths = Object.keys(engine.table.operations);
const found = new Map(paths.map((path) => [path, howMany(engine.table, path)]));
const counted = [...found].flatMap(([path, count]) =>
  count ? [{ name: path.replace('/v1/', ''), ...count }] : [],
);

/** Many values of an operation, as text. */
const drawKeys = (name: string): string[] =>
  Array.from({ length: RESPONSES }, (_, seed) => perform(name, { count: 100, seed }).data)
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

describe('how many values a generator has', () => {
  test('is said of six in ten operations', () => {
    expect(counted.length).toBeGreaterThan(0.6 * paths.length);
  });

  test.each(operations)('is recorded: $name', ({ file, path, operation }) => {
    const text = readFileSync(file, 'utf8');
    const byLocale = countByLocale(engine.table, path, operation['x-locales'] ?? []);
    const recorded = recordDistinct(text, found.get(path), byLocale);
    expect(recorded === text, 'run `npm run api:samples`').toBe(true);
  });

  test.each(counted)('$name has no more values than it says, and as many pairs', (count) => {
    const values = drawKeys(count.name);
    const pairs = countPairs(values);
    const expected = ((values.length * (values.length - 1)) / 2) * count.pair;
    if (count.is === 'exact') expect(new Set(values).size).toBeLessThanOrEqual(count.values);
    expect(pairs).toBeLessThanOrEqual(10 + 2 * expected);
    if (expected > 100) expect(pairs).toBeGreaterThan(expected / 2);
  });

  test.each([
    ['location/country-code', 249],
    ['finance/pin', 10_000],
    ['number/dice-roll', 6],
    ['finance/credit-card-cvv', 1000],
    ['science/chemical-element', 118],
  ])('%s has exactly %i', (name, values) => {
    expect(howMany(engine.table, `/v1/${name}`)).toMatchObject({ values, is: 'exact' });
  });

  test('is told by an order of magnitude where values are drawn by a pattern', () => {
    const count = found.get('/v1/phone/imei');
    expect(count && describeDistinct(createDistinct(count))).toBe(
      'There are about 10¹⁴ different values by default. Of about 1,400,000 independent values, two are equal with a probability of at least 1%. Of about 12,000,000 values, the probability is at least 50%.',
    );
  });

  test.each([
    ['fr', 'animal/cat', 78],
    ['nb', 'location/county', 355],
    ['ar', 'date/weekday', 7],
  ])('in %s, %s has exactly %i', (locale, name, values) => {
    const counts = countByLocale(engine.table, `/v1/${name}`, [locale]);
    expect(counts.get(locale)).toMatchObject({ values, is: 'exact' });
  });

  test.each([
    [
      { fr: 78, 'zh-CN': 20 },
      /in English\. .*\n\n\| Locale .*\| French \(`fr`\) \| 78 \|\n\| .*`zh-CN`.* 20 \|$/s,
    ],
    [{ fr: 55, 'zh-CN': 55 }, /^There are 55 different values by default\. [^|]*$/],
  ])('is a table where it depends on the locale: %j', (locales, expected) => {
    const alike = { onePercent: 2, half: 10 };
    expect(describeDistinct({ values: 55, is: 'exact', alike, locales })).toMatch(expected);
  });

  test('follows the birthday bound: two of 23 people share a birthday of 365', () => {
    expect(createDistinct({ values: 365, is: 'exact', pair: 1 / 365 }).alike.half).toBe(23);
  });
});
