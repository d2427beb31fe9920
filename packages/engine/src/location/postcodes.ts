import type { Faker } from '@faker-js/faker';

/** The postcodes of a city: those that exist, or a regular expression of their form. */
export type Postcodes = string | readonly string[];

/** A postcode of a city. */
export const createCityPostcode = (faker: Faker, postcodes: Postcodes): string =>
  typeof postcodes === 'string'
    ? faker.helpers.fromRegExp(postcodes)
    : faker.helpers.arrayElement(postcodes);
