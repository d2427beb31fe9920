import { generateMersenne53Randomizer } from '@faker-js/faker';
import { expect, test } from 'vitest';
import { createMersenneTwister } from '../../src/mersenne.ts';

test.each([
  [0],
  [1],
  [2 ** 32 - 1],
  [2 ** 32 + 5],
  [Number.MAX_SAFE_INTEGER],
  [[42, 3_000_000_000]],
  [[2 ** 32, 7]],
  [[5]],
])('the seed %j gives the same random numbers as in faker', (seed) => {
  const [own, faker] = [createMersenneTwister(), generateMersenne53Randomizer()];
  // The first seed must not influence the numbers after the second seed.
  for (const randomizer of [own, faker]) {
    randomizer.seed(9);
    randomizer.next();
    randomizer.seed(seed);
  }
  for (let count = 0; count < 2_000; count += 1) expect(own.next()).toBe(faker.next());
});
