import type { Faker } from '@faker-js/faker';

/** Postcodes of a city: a list of real postcodes, or a regular expression. */
export type Postcodes = string | readonly string[];

export const createCityPostcode = (faker: Faker, postcodes: Postcodes): string =>
  typeof postcodes === 'string'
    ? faker.helpers.fromRegExp(postcodes)
    : faker.helpers.arrayElement(postcodes);
