import type { Faker } from '@faker-js/faker';
import { createFaker } from './produce.ts';

/** The English faker of each other one: making one costs ten times as much as giving it another seed. */
const englishFakers = new WeakMap<Faker, Faker>();

/**
 * An English faker, seeded from the random sequence of another one, and not to be kept. For templates that exist in
 * English only: the words of another locale would mix languages.
 */
export function englishOf(faker: Faker): Faker {
  const seed = faker.number.int();
  const own =
    englishFakers.get(faker) ?? createFaker(seed, undefined, faker.defaultRefDate().toISOString());
  own.seed(seed);
  englishFakers.set(faker, own);
  return own;
}
