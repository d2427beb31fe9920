import { FALLBACK_LOCALE, countDistinct } from 'fakewright-engine';
import type { DistinctCount, EngineTable } from 'fakewright-engine';
import { findDefinition } from 'fakewright-engine/mock/locales';
import { setOperationKey } from './operationFile.ts';

/** Upper bound of published numbers. A larger number is published as "more than" this bound. */
const LARGEST = 1e30;

const roundTo = (digits: number, value: number): number => Number(value.toPrecision(digits));

/**
 * Returns the number of independent values at which the probability of a repetition is about 50 % (birthday bound): about
 * 1.18 * sqrt(1 / pair).
 *
 * @param pair The probability that two values are equal.
 */
const findRepetition = (pair: number): number =>
  Math.round(0.5 + Math.sqrt(0.25 + (2 * Math.LN2) / pair));

/**
 * Creates the recorded counts of a generator. Counts that are not exact are rounded to two digits.
 *
 * @returns `values`: the number of different values; `is`: whether this number is exact, approximate or a minimum;
 *   `repetition`: the number of independent values at which the probability of a repetition is about 50 %.
 */
export function createDistinctValues({ values, is, pair }: DistinctCount) {
  const round = (value: number) => (is === 'exact' ? value : roundTo(2, value));
  return {
    values: Math.min(round(values), LARGEST),
    is: values > LARGEST ? ('least' as const) : is,
    repetition: round(findRepetition(pair)),
  };
}

/** Counts the different values of an operation in each locale except English. Returns undefined if they are uncountable. */
export function countDistinctByLocale(
  table: EngineTable,
  path: string,
  locales: readonly string[],
): Map<string, DistinctCount | undefined> {
  const others = locales.filter((locale) => locale !== FALLBACK_LOCALE);
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
 * @param found Number of different English values. If undefined, `x-distinct` is removed.
 * @param byLocale Number of different values in each other locale. The numbers are recorded if all are exact.
 */
export function recordDistinctValues(
  text: string,
  found: DistinctCount | undefined,
  byLocale: ReadonlyMap<string, DistinctCount | undefined>,
): string {
  const isExact =
    byLocale.size > 0 && [found, ...byLocale.values()].every((each) => each?.is === 'exact');
  const locales = Object.fromEntries([...byLocale].map(([locale, each]) => [locale, each?.values]));
  const recorded = found && { ...createDistinctValues(found), ...(isExact && { locales }) };
  return setOperationKey(text, 'x-distinct', recorded);
}
