import type { Faker } from '@faker-js/faker';
import type { JsonValue } from './generator.ts';
import { Refusal } from './refusal.ts';

/** Draws in a row that bring nothing new before a pool counts as used up. */
const MOST_DRAWS = 5000;

/** What a request is refused with that asks for more different values than there are. */
export function refuseCount(size: number): never {
  const values = size === 1 ? 'is only 1 different value' : `are only ${size} different values`;
  const detail = `Must be at most ${size} with unique: there ${values}.`;
  throw new Refusal([{ name: 'count', detail }]);
}

/** What repeated values may still cost, in characters: long values take long to draw. */
export interface Patience {
  left: number;
}

/** What one request may spend on repeated values: less than a second for all but a few expressions. */
export const createPatience = (): Patience => ({ left: 200_000 });

/** What a repeated value costs besides its characters. */
const DRAW = 20;

/**
 * Makes a generator return no value twice: it draws again until the value is new.
 *
 * It gives up after 5,000 draws in a row without a new value, or when the patience is used up. How many values
 * there are is not known then, only how many were found.
 *
 * @param patience Shared by what is drawn for one request.
 * @param cost Of a draw, in characters.
 * @returns A generator that throws a Refusal when it finds no further value.
 */
export function distinct(
  draw: (faker: Faker) => JsonValue,
  patience = createPatience(),
  cost = 0,
): (faker: Faker) => JsonValue {
  const seen = new Set<string>();
  let tries = 0;
  return (faker) => {
    for (let turn = 0; turn < MOST_DRAWS && patience.left > 0; turn += 1) {
      const value = draw(faker);
      const key = JSON.stringify(value);
      tries += 1;
      if (!seen.has(key)) {
        seen.add(key);
        return value;
      }
      patience.left -= Math.max(key.length + DRAW, cost);
    }
    const detail = `Asks for more different values than were found: ${seen.size} in ${tries} tries.`;
    throw new Refusal([{ name: 'count', detail }]);
  };
}
