import type { Faker } from '@faker-js/faker';
import {
  addressFormatOf,
  createAddressObject,
  createCounty,
  createStreetAndNumber,
  createHouseInCity,
  createPostalAddress,
  createPostcode,
  createRegion,
} from '../location/addresses.ts';
import {
  createBoundingBox,
  createDms,
  createGeohash,
  createMaidenheadLocator,
  createNearbyCoordinatePair,
  createCoordinatePair,
  createPlusCode,
  WORLD_BOUNDS,
} from '../location/coordinates.ts';
import { createDecimal } from '../multiples.ts';
import { defineTag } from '../tag.ts';
import { createLanguageTag } from './location/languageTags.ts';
import { CITIES } from './location/cities.ts';

const createDegrees =
  ({ decimals, ...limits }: { min: number; max: number; decimals: number }) =>
  (faker: Faker) =>
    createDecimal(faker, limits, decimals);

export const location = defineTag('location', {
  'zip-code': createPostcode,
  city: () => (faker) => faker.location.city(),
  street:
    ({ locale }) =>
    (faker) =>
      createStreetAndNumber(faker, locale).street,
  'street-address': (args) => {
    const { line } = addressFormatOf(args.locale);
    return (faker) => line(createHouseInCity(faker, args));
  },
  'secondary-address': () => (faker) => faker.location.secondaryAddress(),
  'building-number':
    ({ locale }) =>
    (faker) =>
      createStreetAndNumber(faker, locale).buildingNumber,
  'postal-address': createPostalAddress,
  address: createAddressObject,
  county: createCounty,
  state:
    ({ locale, abbreviated }) =>
    (faker) => {
      const { name, code } = createRegion(faker, locale);
      return abbreviated ? code : name;
    },
  country: () => (faker) => faker.location.country(),
  'country-code': (args) => (faker) => faker.location.countryCode(args.format),
  continent: () => (faker) => faker.location.continent(),
  latitude: createDegrees,
  longitude: createDegrees,
  'coordinate-pair':
    ({ decimals, ...box }) =>
    (faker) =>
      createCoordinatePair(faker, box, decimals),
  'nearby-coordinate-pair': createNearbyCoordinatePair,
  'dms-coordinate-pair':
    ({ decimals }) =>
    (faker) =>
      `${createDms(faker, 90, 'NS', decimals)} ${createDms(faker, 180, 'EW', decimals)}`,
  'bounding-box': createBoundingBox,
  'geojson-point': (args) => (faker) => {
    const longitude = faker.location.longitude({ precision: 6 });
    const latitude = faker.location.latitude({ precision: 6 });
    const altitude = args.altitude ? [faker.number.int({ min: 0, max: 5000 })] : [];
    return { type: 'Point', coordinates: [longitude, latitude, ...altitude] };
  },
  'geo-uri':
    ({ decimals, uncertaintyMetres: uncertainty }) =>
    (faker) => {
      const { latitude, longitude } = createCoordinatePair(faker, WORLD_BOUNDS, decimals);
      return `geo:${latitude},${longitude}${uncertainty === undefined ? '' : `;u=${uncertainty}`}`;
    },
  geohash: createGeohash,
  'plus-code': createPlusCode,
  'maidenhead-locator': createMaidenheadLocator,
  direction: ({ kind, abbreviated }) => {
    const options = { abbreviated };
    if (kind === 'cardinal') return (faker) => faker.location.cardinalDirection(options);
    if (kind === 'ordinal') return (faker) => faker.location.ordinalDirection(options);
    return (faker) => faker.location.direction(options);
  },
  'time-zone': ({ area }, { definitions }) =>
    definitions.location.time_zone.filter((zone) => !area || zone.startsWith(`${area}/`)),
  'language-tag': createLanguageTag,
  place: ({ country }) =>
    CITIES.filter(({ countryCode }) => country === undefined || countryCode === country),
  language: () => (faker) => {
    const { name, alpha2, alpha3 } = faker.location.language();
    return { name, alpha2, alpha3 };
  },
});
