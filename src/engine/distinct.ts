import type { Steps } from './generator.ts';
import { Refusal } from './refusal.ts';
import type { RetryBudget } from './retries.ts';
import { identify } from './sourceJson.ts';

/** Values in a row that bring nothing new before a pool counts as used up. */
const MOST_TRIES = 5000;

/** Cost of a repeated value, in addition to its characters. */
const TRY = 20;

/** Rejects a request for more different values than there are. */
export function refuseCount(size: number): never {
  const values = size === 1 ? 'is only 1 different value' : `are only ${size} different values`;
  const detail = `Must be at most ${size} with unique: there ${values}.`;
  throw new Refusal([{ name: 'count', detail }]);
}

/**
 * Makes a generator return no value twice: it generates again until the value is new.
 *
 * It gives up after 5,000 values in a row without a new one, or when the budget is spent. The number of possible values
 * is unknown then.
 *
 * @param retries Shared by all generators of a response.
 * @param cost Least cost of a value, in characters.
 * @returns A generator that throws a `Refusal` if it finds no further value.
 */
export function distinct(steps: Steps, retries: RetryBudget, cost = 0): Steps {
  const seen = new Set<string>();
  return function* (faker) {
    for (let turn = 0; turn < MOST_TRIES && !retries.isSpent; turn += 1) {
      const value = yield* steps(faker);
      const key = identify(value);
      if (!seen.has(key)) {
        seen.add(key);
        return value;
      }
      retries.spend(Math.max(key.length + TRY, cost));
    }
    const detail = `Must be at most ${seen.size} with unique: no more different values were found.`;
    throw new Refusal([{ name: 'count', detail }]);
  };
}
