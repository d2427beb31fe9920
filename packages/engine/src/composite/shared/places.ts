import type { Faker } from '@faker-js/faker';
import { createStreetAndNumber } from '../../location/addresses.ts';
import { EARTH_RADIUS } from '../../location/distance.ts';
import { createCityPostcode } from '../../location/postcodes.ts';
import type { Postcodes } from '../../location/postcodes.ts';
import type { Locale } from '../../../generated/arguments.ts';
import { round } from '../../multiples.ts';
import { COUNTRIES } from '../data/countries.ts';
import type { CurrencyCode } from './money.ts';

// Type aliases, because TypeScript does not assign interfaces to JSON values.
/* oxlint-disable typescript/consistent-type-definitions */
export type Point = { latitude: number; longitude: number };
export type Address = {
  street: string;
  buildingNumber: string;
  city: string;
  postcode: string;
  region: string;
  country: string;
  countryCode: string;
};
/* oxlint-enable typescript/consistent-type-definitions */

/** A city with its coordinates, country, currency, postcodes and time zone. */
export interface Place extends Point {
  locale: Locale;
  country: string;
  countryCode: string;
  currency: CurrencyCode;
  city: string;
  region: string;
  postcodes: Postcodes;
  timeZone: string;
}

/** Kilometres per degree of latitude. */
const DEGREE = (EARTH_RADIUS.kilometres * Math.PI) / 180;

/** Picks one of the cities of the locale's country. */
export function createPlace(faker: Faker, locale: Locale): Place {
  const found = COUNTRIES[locale];
  if (!found) throw new TypeError(`There are no cities for the locale ${locale}.`);
  const { cities, ...country } = found;
  const [city, region, postcodes, latitude, longitude, timeZone = country.timeZone] =
    faker.helpers.arrayElement(cities);
  return { ...country, locale, city, region, postcodes, latitude, longitude, timeZone };
}

/** Creates an address in a city: a real postcode, and an invented street and number. */
export function createAddress(faker: Faker, place: Place): Address {
  const { locale, city, region, country, countryCode, postcodes } = place;
  // Creates two houses, because recorded samples depend on the random numbers of both.
  return {
    street: createStreetAndNumber(faker, locale).street,
    buildingNumber: createStreetAndNumber(faker, locale).buildingNumber,
    city,
    postcode: createCityPostcode(faker, postcodes),
    region,
    country,
    countryCode,
  };
}

/** Picks a point within `radius` kilometres of another point. Coordinates are rounded to five decimals (about a metre). */
export function createPointNear(
  faker: Faker,
  { latitude, longitude }: Point,
  radius: number,
): Point {
  const angle = faker.number.float({ min: 0, max: 2 * Math.PI });
  // The square root makes the points evenly distributed over the disc.
  const distance = radius * Math.sqrt(faker.number.float({ min: 0, max: 1 }));
  const north = (distance * Math.cos(angle)) / DEGREE;
  const east = (distance * Math.sin(angle)) / DEGREE / Math.cos((latitude * Math.PI) / 180);
  return { latitude: round(latitude + north, 5), longitude: round(longitude + east, 5) };
}
