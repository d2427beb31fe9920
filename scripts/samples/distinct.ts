import { ENGLISH, countDistinct } from 'fakewright-engine';
import type { DistinctCount, EngineTable } from 'fakewright-engine';
import { findDefinition } from 'fakewright-engine/mock/locales';
import { setOperationKey } from './operationFile.ts';

/** Larger numbers are not published. */
const LARGEST = 1e30;

const roundTo = (digits: number, value: number): number => Number(value.toPrecision(digits));

/**
 * Returns the number of independent values at which a repetition is about as likely as not: the birthday bound, about
 * 1.18 * sqrt(1 / pair).
 *
 * @param pair The probability that two values are equal.
 */
const findRepetition = (pair: number): number =>
  Math.round(0.5 + Math.sqrt(0.25 + (2 * Math.LN2) / pair));

/**
 * Rounds the numbers of a generator's values to two digits, unless they were counted.
 *
 * @returns `values`: the number of different values; `is`: whether it is exact, approximate or a minimum; `repetition`: the
 * number of independent values at which a repetition has a probability of about 50 %.
 */
export function createDistinct({ values, is, pair }: DistinctCount) {
  const round = (value: number) => (is === 'exact' ? value : roundTo(2, value));
  return {
    values: Math.min(round(values), LARGEST),
    is: values > LARGEST ? ('least' as const) : is,
    repetition: round(findRepetition(pair)),
  };
}

/** Counts the values of an operation in each locale except English; undefined if they cannot be counted. */
export function countByLocale(
  table: EngineTable,
  path: string,
  locales: readonly string[],
): Map<string, DistinctCount | undefined> {
  const others = locales.filter((locale) => locale !== ENGLISH);
  return new Map(
    others.map((locale) => {
      const definition = findDefinition(locale);
      return [locale, definition && countDistinct(table, path, { locale, definition })];
    }),
  );
}

/**
 * Sets `x-distinct` of an operation file.
 *
 * @param found Number of distinct English values. If undefined, `x-distinct` does not depend on it.
 * @param byLocale Values in the other locales. They are recorded if all numbers are exact.
 */
export function recordDistinct(
  text: string,
  found: DistinctCount | undefined,
  byLocale: ReadonlyMap<string, DistinctCount | undefined>,
): string {
  const isExact =
    byLocale.size > 0 && [found, ...byLocale.values()].every((each) => each?.is === 'exact');
  const locales = Object.fromEntries([...byLocale].map(([locale, each]) => [locale, each?.values]));
  const recorded = found && { ...createDistinct(found), ...(isExact && { locales }) };
  return setOperationKey(text, 'x-distinct', recorded);
}
