import type { Faker } from '@faker-js/faker';

export const SEXES = ['female', 'male'] as const;

/** Facts about a person that a document or a number contains. */
export interface Holder {
  sex: (typeof SEXES)[number];
  /** Day of birth, as `1985-05-30`. */
  birthDate: string;
}

/** First and last day of birth if the request names neither. */
const BORN = { from: Date.parse('1940-01-01T00:00:00Z'), to: Date.parse('2005-12-31T00:00:00Z') };

/** Minimum length of the range of birthdays in milliseconds, for `before` near or before its start: 20 years. */
const MINIMUM_RANGE = 20 * 365 * 24 * 3_600_000;

/**
 * Creates a holder with the requested facts. Omitted facts are random.
 *
 * @param before Milliseconds before which the holder is born. If omitted, the holder is born before 2006.
 */
export function createHolder(faker: Faker, asked: Partial<Holder>, before = Infinity): Holder {
  const sex = asked.sex ?? faker.helpers.arrayElement(SEXES);
  const to = Math.min(BORN.to, before);
  const from = Math.min(BORN.from, to - MINIMUM_RANGE);
  const birthDate = asked.birthDate ?? faker.date.between({ from, to }).toISOString();
  return { sex, birthDate: birthDate.slice(0, 10) };
}
