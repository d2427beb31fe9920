import type { Faker } from '@faker-js/faker';
import { createFaker } from './produceResponse.ts';

/** An English faker for each other faker. Creating one costs ten times as much as reseeding one. */
const englishFakers = new WeakMap<Faker, Faker>();

/**
 * Returns an English faker with a seed from the random sequence of another faker. It must not be kept. Templates that
 * exist in English only use it, because words of another locale would mix languages.
 */
export function toEnglishFaker(faker: Faker): Faker {
  const seed = faker.number.int();
  const own =
    englishFakers.get(faker) ?? createFaker(seed, undefined, faker.defaultRefDate().toISOString());
  own.seed(seed);
  englishFakers.set(faker, own);
  return own;
}
