import type { Faker } from '@faker-js/faker';

/** Polish family names that are adjectives have a form for each sex, which the lists of names mix. */
const POLISH_ADJECTIVE = /(s|c|dz)k[ia]$/;
const POLISH_SHORT_ADJECTIVE = /^(Cich|Górn|Konieczn|Szczęsn|Woln)[ya]$/;

/** Languages whose family names have a form for each sex. */
export const INFLECTING: readonly string[] = ['cs', 'pl', 'ru', 'uk'];

/** A family name of the locale, in the form for a sex. */
export function drawFamilyName(faker: Faker, sex: 'female' | 'male', locale?: string): string {
  const family = faker.person.lastName(sex);
  if (locale !== 'pl') return family;
  const stem = family.slice(0, -1);
  if (POLISH_ADJECTIVE.test(family)) return stem + (sex === 'female' ? 'a' : 'i');
  return POLISH_SHORT_ADJECTIVE.test(family) ? stem + (sex === 'female' ? 'a' : 'y') : family;
}
