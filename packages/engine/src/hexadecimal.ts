import type { Faker } from '@faker-js/faker';

/**
 * Generates hexadecimal digits in lower case, all equally likely. Faker's own function generates letters more often than
 * digits.
 */
export function hexadecimal(faker: Faker, length: number): string {
  return faker.helpers.multiple(() => faker.number.hex(15), { count: length }).join('');
}

/** Generates `#` and six hexadecimal digits. All colours are equally likely. */
export const hexColour = (faker: Faker): string => `#${hexadecimal(faker, 6)}`;
