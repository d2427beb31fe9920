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

/**
 * Makes a generator return no value twice: it draws again until the value is new.
 *
 * A pool counts as used up after 5,000 draws in a row without a new value, so its size is exact unless one of
 * its values is rarer than about one in a thousand.
 *
 * @returns A generator that throws a Refusal with the size of the pool when there are no more different values.
 */
export function distinct(draw: (faker: Faker) => JsonValue): (faker: Faker) => JsonValue {
  const seen = new Set<string>();
  return (faker) => {
    for (let turn = 0; turn < MOST_DRAWS; turn += 1) {
      const value = draw(faker);
      const key = JSON.stringify(value);
      if (seen.has(key)) continue;
      seen.add(key);
      return value;
    }
    return refuseCount(seen.size);
  };
}
