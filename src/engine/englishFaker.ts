import type { Faker } from '@faker-js/faker';
import { createFaker } from './produce.ts';

/**
 * An English faker, seeded from the random sequence of another one. For templates that exist in English
 * only: the words of another locale would mix languages.
 */
export function englishOf(faker: Faker): Faker {
  return createFaker(faker.number.int(), undefined, faker.defaultRefDate().toISOString());
}
