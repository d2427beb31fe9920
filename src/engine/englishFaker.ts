import { base, en, Faker } from '@faker-js/faker';

/**
 * An English faker, seeded from the random sequence of another one. For templates that exist in English
 * only: the words of another locale would mix languages.
 */
export function englishOf(faker: Faker): Faker {
  return new Faker({ locale: [en, base], seed: faker.number.int() });
}

/**
 * Rejects a parameter that only the English word lists support, as the API does with status 400.
 *
 * @throws TypeError when the locale is not `en`.
 */
export function requireEnglish(locale: string | undefined, parameter: string): void {
  if (locale !== undefined && locale !== 'en') {
    throw new TypeError(`${parameter} needs the locale en, but locale is ${locale}`);
  }
}
