import type { Faker } from '@faker-js/faker';

export const SEXES = ['female', 'male'] as const;

/** Personal data in a document or an identity number. */
export interface DocumentHolder {
  sex: (typeof SEXES)[number];
  /** Day of birth: `1985-05-30`. */
  birthDate: string;
}

/** Range of birthdays if the request does not limit them. */
const BORN = { from: Date.parse('1940-01-01T00:00:00Z'), to: Date.parse('2005-12-31T00:00:00Z') };

/** Minimum length of the range of birthdays in milliseconds (20 years), for a `before` near or before its start. */
const MINIMUM_RANGE = 20 * 365 * 24 * 3_600_000;

/**
 * Creates a holder with the requested data. Omitted properties are random.
 *
 * @param before The holder is born before this timestamp in milliseconds. If omitted, the holder is born before 2006.
 */
export function createDocumentHolder(
  faker: Faker,
  asked: Partial<DocumentHolder>,
  before = Infinity,
): DocumentHolder {
  const sex = asked.sex ?? faker.helpers.arrayElement(SEXES);
  const to = Math.min(BORN.to, before);
  const from = Math.min(BORN.from, to - MINIMUM_RANGE);
  const birthDate = asked.birthDate ?? faker.date.between({ from, to }).toISOString();
  return { sex, birthDate: birthDate.slice(0, 10) };
}
