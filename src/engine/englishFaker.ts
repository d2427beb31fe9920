import { base, en, Faker } from '@faker-js/faker';

/**
 * A generator of English words that continues the random sequence of another one. Templates that
 * exist in English only need it: filled from several locales they would mix languages.
 */
export function englishOf(faker: Faker): Faker {
  return new Faker({ locale: [en, base], seed: faker.number.int() });
}

/** Rejects what only the English word lists support, as the API does with status 400. */
export function requireEnglish(locale: string | undefined, parameter: string): void {
  if (locale !== undefined && locale !== 'en') {
    throw new TypeError(`${parameter} needs the locale en, but locale is ${locale}`);
  }
}
