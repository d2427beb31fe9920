import type { Faker } from '@faker-js/faker';

/** Hexadecimal digits in lower case, all equally likely; faker's own function prefers letters. */
export function hexadecimal(faker: Faker, length: number): string {
  return faker.helpers.multiple(() => faker.number.hex(15), { count: length }).join('');
}

/** A colour as `#` and six hexadecimal digits, all colours equally likely. */
export const hexColour = (faker: Faker): string => `#${hexadecimal(faker, 6)}`;
