import type { Faker } from '@faker-js/faker';
import type { PreparedGenerator, CreateInSteps } from './generator.ts';
import { ValidationError } from './validationError.ts';
import type { RetryBudget } from './retries.ts';
import { canonicalKey } from './losslessJson.ts';

/** Maximum number of consecutive repeated values. Then the generator counts as exhausted. */
const MAX_TRIES = 5000;

/** Cost of a repeated value for the retry budget, in addition to the value's length in characters. */
const RETRY_COST = 20;

/** Rejects a request for more different values than exist. */
export function rejectUniqueCount(size: number): never {
  const values = size === 1 ? 'is only 1 different value' : `are only ${size} different values`;
  const detail = `Must be at most ${size} with unique: there ${values}.`;
  throw new ValidationError([{ name: 'count', detail }]);
}

/**
 * Wraps a generator so that it does not repeat values: it generates until a value is new. It fails when all values of a list
 * are used, after `MAX_TRIES` repetitions in a row, or when the budget is spent. In the last two cases, the number of possible
 * values is unknown.
 *
 * @param retries Shared by all generators of a response.
 * @returns A generator that throws a `ValidationError` if it finds no further value.
 */
export function withUniqueValues(
  { steps, countValues, cost = 0 }: PreparedGenerator,
  retries: RetryBudget,
): CreateInSteps {
  const seen = new Set<string>();
  let size: number | undefined;
  const isUsedUp = (faker: Faker) => seen.size > 0 && seen.size === (size ??= countValues?.(faker));
  return function* (faker) {
    for (let turn = 0; turn < MAX_TRIES && !retries.isSpent; turn += 1) {
      const value = yield* steps(faker);
      const key = canonicalKey(value);
      if (!seen.has(key)) {
        seen.add(key);
        return value;
      }
      if (isUsedUp(faker)) rejectUniqueCount(seen.size);
      retries.spend(Math.max(key.length + RETRY_COST, cost));
    }
    const detail = `Must be at most ${seen.size} with unique: no more different values were found.`;
    throw new ValidationError([{ name: 'count', detail }]);
  };
}
