import type { Faker } from '@faker-js/faker';
import type { RequestArguments } from '../../request.ts';

const SEXES = ['female', 'male'] as const;

/** Facts about a person that a document or a number contains. */
export interface Holder {
  sex: (typeof SEXES)[number];
  /** Day of birth, as `1985-05-30`. */
  birthDate: string;
}

/** First and last day of birth when the request names none: adults at any time that the API serves. */
const BORN = { from: '1940-01-01T00:00:00Z', to: '2005-12-31T00:00:00Z' };

/**
 * Generates the holder that the request describes. Omitted facts are random.
 *
 * @param before Milliseconds before which the holder is born. If omitted, the holder is born before 2006.
 */
export function drawHolder(faker: Faker, request: RequestArguments, before = Infinity): Holder {
  const sex = request.optional.oneOf('sex', SEXES) ?? faker.helpers.arrayElement(SEXES);
  const birthDate =
    request.optional.string('birthDate') ??
    faker.date.between({ ...BORN, to: Math.min(Date.parse(BORN.to), before) }).toISOString();
  return { sex, birthDate: birthDate.slice(0, 10) };
}
