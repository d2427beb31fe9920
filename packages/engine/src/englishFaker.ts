import type { Faker } from '@faker-js/faker';
import { createFaker } from './produceResponse.ts';

/** Caches an English faker for each faker, because creating a faker takes ten times as long as reseeding a faker. */
const englishFakers = new WeakMap<Faker, Faker>();

/**
 * Returns an English faker with a seed from the random sequence of another faker. The next call reseeds it, so callers must not
 * store it. It fills templates that exist in English only, because words of another locale would mix languages.
 */
export function toEnglishFaker(faker: Faker): Faker {
  const seed = faker.number.int();
  const own =
    englishFakers.get(faker) ?? createFaker(seed, undefined, faker.defaultRefDate().toISOString());
  own.seed(seed);
  englishFakers.set(faker, own);
  return own;
}
