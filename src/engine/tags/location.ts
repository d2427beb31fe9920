import type { Faker } from '@faker-js/faker';
import type { TagGenerators } from '../generator.ts';
import {
  countryOf,
  createAddressObject,
  createCounty,
  createHouse,
  createLabel,
  createPostcode,
  createRegion,
  createRequestedAddress,
  localeOf,
} from '../location/addresses.ts';
import {
  createBoundingBox,
  createDms,
  createGeohash,
  createMaidenheadLocator,
  createNearbyPair,
  boxOf,
  createPair,
  createPlusCode,
  WORLD,
} from '../location/coordinates.ts';
import { drawDecimal } from '../multiples.ts';
import type { RequestArguments } from '../request.ts';
import { drawLanguageTag } from './location/languageTags.ts';
import { drawPlace } from './location/places.ts';

function drawLanguage(faker: Faker) {
  const { name, alpha2, alpha3 } = faker.location.language();
  return { name, alpha2, alpha3 };
}

/** One of the four directions of the compass, of the four between them, or of all. */
function drawDirection(faker: Faker, request: RequestArguments): string {
  const options = { abbreviated: request.boolean('abbreviated') };
  switch (request.optional.string('kind')) {
    case 'cardinal':
      return faker.location.cardinalDirection(options);
    case 'ordinal':
      return faker.location.ordinalDirection(options);
    default:
      return faker.location.direction(options);
  }
}

/** Degrees from `min` to `max`. */
const createDegrees = (faker: Faker, request: RequestArguments): number =>
  drawDecimal(
    faker,
    { min: request.number('min'), max: request.number('max') },
    request.number('decimals'),
  );

export const location: TagGenerators = {
  'zip-code': createPostcode,
  city: (faker) => faker.location.city(),
  street: (faker, request) => createHouse(faker, localeOf(request)).street,
  'street-address': (faker, request) =>
    countryOf(localeOf(request)).line(createRequestedAddress(faker, request)),
  'secondary-address': (faker) => faker.location.secondaryAddress(),
  'building-number': (faker, request) => createHouse(faker, localeOf(request)).buildingNumber,
  'postal-address': createLabel,
  address: createAddressObject,
  county: createCounty,
  state: (faker, request) => {
    const { name, code } = createRegion(faker, localeOf(request));
    return request.boolean('abbreviated') ? code : name;
  },
  country: (faker) => faker.location.country(),
  'country-code': (faker, request) =>
    faker.location.countryCode(request.oneOf('format', ['alpha-2', 'alpha-3', 'numeric'])),
  continent: (faker) => faker.location.continent(),
  latitude: createDegrees,
  longitude: createDegrees,
  'coordinate-pair': (faker, request) =>
    createPair(faker, boxOf(request), request.number('decimals')),
  'nearby-coordinate-pair': createNearbyPair,
  'dms-coordinate-pair': (faker, request) => {
    const precision = request.number('decimals');
    return `${createDms(faker, 90, 'NS', precision)} ${createDms(faker, 180, 'EW', precision)}`;
  },
  'bounding-box': createBoundingBox,
  'geojson-point': (faker, request) => {
    const longitude = faker.location.longitude({ precision: 6 });
    const latitude = faker.location.latitude({ precision: 6 });
    const altitude = request.boolean('altitude') ? [faker.number.int({ min: 0, max: 5000 })] : [];
    return { type: 'Point', coordinates: [longitude, latitude, ...altitude] };
  },
  'geo-uri': (faker, request) => {
    const uncertainty = request.optional.number('uncertaintyMetres');
    const { latitude, longitude } = createPair(faker, WORLD, request.number('decimals'));
    return `geo:${latitude},${longitude}${uncertainty === undefined ? '' : `;u=${uncertainty}`}`;
  },
  geohash: createGeohash,
  'plus-code': createPlusCode,
  'maidenhead-locator': createMaidenheadLocator,
  direction: drawDirection,
  'time-zone': (faker, request) => {
    const area = request.optional.string('area');
    if (area === undefined) return faker.location.timeZone();
    const zones = faker.definitions.location.time_zone;
    return faker.helpers.arrayElement(zones.filter((zone) => zone.startsWith(`${area}/`)));
  },
  'language-tag': drawLanguageTag,
  place: drawPlace,
  language: drawLanguage,
};
