import type { HowMany } from '../howMany.ts';
import { setOperationKey } from './operationFile.ts';

/** No number above this one is told. */
const LARGEST = 1e30;

const roundTo = (digits: number, value: number): number => Number(value.toPrecision(digits));

/** The least number of values of which two are equal with this probability: the birthday bound. */
const alikeFrom = (probability: number, pair: number): number =>
  Math.ceil(0.5 + Math.sqrt(0.25 - (2 * Math.log(1 - probability)) / pair));

/**
 * Rounds the numbers of a generator's values to two digits, unless they were counted.
 *
 * @returns `values`; `is`: exact, about, or least if there are more; `alike`: the number of independent values of which
 *   two are equal with a probability of 1 % and of 50 %.
 */
export function createDistinct({ values, is, pair }: HowMany) {
  const round = (value: number) => (is === 'exact' ? value : roundTo(2, value));
  return {
    values: Math.min(round(values), LARGEST),
    is: values > LARGEST ? ('least' as const) : is,
    alike: { onePercent: round(alikeFrom(0.01, pair)), half: round(alikeFrom(0.5, pair)) },
  };
}

/** Sets `x-distinct` of an operation file. */
export const recordDistinct = (text: string, found: HowMany | undefined): string =>
  setOperationKey(text, 'x-distinct', found && createDistinct(found));
