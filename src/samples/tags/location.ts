import { en_US } from '@faker-js/faker';
import type { Faker } from '@faker-js/faker';
import type { TagGenerators } from '../generator.ts';
import type { RequestArguments } from '../request.ts';

/** The parts of an address. `regionCode` is the region's name where it has no short form. */
interface Address {
  buildingNumber: string;
  street: string;
  secondaryAddress?: string;
  city: string;
  postcode: string;
  region: string;
  regionCode: string;
}

type AddressLine = (address: Address) => string;

/** How a locale's country writes addresses. */
interface Country {
  code: string;
  postcode: (faker: Faker, regionCode?: string) => string;
  /** Street, building and dwelling in one line. */
  line: AddressLine;
  /** The whole address, from the street line on. */
  label: (address: Address, line: string) => string;
}

const joined = (separator: string, ...parts: (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(separator);

const numberFirst: AddressLine = ({ buildingNumber, street, secondaryAddress }) =>
  joined(' ', buildingNumber, street, secondaryAddress);
const streetFirst: AddressLine = ({ buildingNumber, street, secondaryAddress }) =>
  joined(' ', street, buildingNumber, secondaryAddress);
const streetFirstWithCommas: AddressLine = ({ buildingNumber, street, secondaryAddress }) =>
  joined(', ', street, buildingNumber, secondaryAddress);

const postcodeThenCity: Country['label'] = ({ postcode, city }, line) =>
  `${line}\n${postcode} ${city}`;

const symbols =
  (pattern: string): Country['postcode'] =>
  (faker) =>
    faker.location.zipCode(pattern);
/** Whole numbers of a fixed length, with leading zeros. */
const digits =
  (length: number, min: number, max: number): ((faker: Faker) => string) =>
  (faker) =>
    String(faker.number.int({ min, max })).padStart(length, '0');

/** First two digits of the postcodes that China assigns to its provinces. */
const CHINESE_PREFIXES = [
  1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 15, 16, 20, 21, 22, 23, 24, 25, 26, 27, 30, 31, 32, 33, 34,
  35, 36, 40, 41, 42, 43, 44, 45, 46, 47, 51, 52, 53, 54, 55, 56, 57, 61, 62, 63, 64, 65, 66, 67,
  71, 72, 73, 74, 75, 81, 83, 84, 85,
];

const COUNTRIES: Readonly<Record<string, Country>> = {
  en: {
    code: 'US',
    postcode: createZipCode,
    line: numberFirst,
    label: ({ city, regionCode, postcode }, line) => `${line}\n${city}, ${regionCode} ${postcode}`,
  },
  'en-GB': {
    code: 'GB',
    postcode: createBritishPostcode,
    line: ({ secondaryAddress, ...house }) => joined(', ', secondaryAddress, numberFirst(house)),
    label: ({ city, postcode }, line) => `${line}\n${city}\n${postcode}`,
  },
  de: {
    code: 'DE',
    postcode: digits(5, 1067, 99998),
    line: streetFirst,
    label: postcodeThenCity,
  },
  fr: {
    code: 'FR',
    postcode: createFrenchPostcode,
    line: numberFirst,
    label: postcodeThenCity,
  },
  es: {
    code: 'ES',
    postcode: digits(5, 1001, 52999),
    line: streetFirstWithCommas,
    label: postcodeThenCity,
  },
  it: {
    code: 'IT',
    postcode: digits(5, 10, 98168),
    line: ({ secondaryAddress, ...house }) => joined(', ', streetFirst(house), secondaryAddress),
    label: (address, line) => `${postcodeThenCity(address, line)} ${address.regionCode}`,
  },
  nl: {
    code: 'NL',
    postcode: (faker) => faker.location.zipCode(),
    line: streetFirst,
    label: postcodeThenCity,
  },
  pl: {
    code: 'PL',
    postcode: symbols('##-###'),
    line: streetFirst,
    label: postcodeThenCity,
  },
  'pt-BR': {
    code: 'BR',
    postcode: (faker) => `${digits(5, 1001, 99999)(faker)}-${faker.string.numeric(3)}`,
    line: streetFirstWithCommas,
    label: ({ city, regionCode, postcode }, line) =>
      `${line}\n${city} - ${regionCode}\n${postcode}`,
  },
  sv: {
    code: 'SE',
    postcode: (faker) => `${digits(3, 100, 984)(faker)} ${faker.string.numeric(2)}`,
    line: streetFirst,
    label: postcodeThenCity,
  },
  cs: {
    code: 'CZ',
    postcode: (faker) => `${digits(3, 100, 798)(faker)} ${faker.string.numeric(2)}`,
    line: streetFirst,
    label: postcodeThenCity,
  },
  ja: {
    code: 'JP',
    postcode: symbols('###-####'),
    line: ({ street, buildingNumber, secondaryAddress }) =>
      joined(' ', street + buildingNumber, secondaryAddress),
    label: ({ postcode, region, city }, line) => `〒${postcode}\n${region}${city}${line}`,
  },
  ko: {
    code: 'KR',
    postcode: digits(5, 1000, 63644),
    line: streetFirst,
    label: ({ postcode, region, city }, line) => `${region} ${city} ${line}\n${postcode}`,
  },
  'zh-CN': {
    code: 'CN',
    postcode: (faker) => {
      const prefix = String(faker.helpers.arrayElement(CHINESE_PREFIXES));
      return prefix.padStart(2, '0') + faker.string.numeric(4);
    },
    line: ({ street, buildingNumber, secondaryAddress }) =>
      joined(' ', `${street}${buildingNumber}号`, secondaryAddress),
    label: ({ postcode, region, city }, line) => `${postcode}\n${region}${city}${line}`,
  },
};

const localeOf = (request: RequestArguments): string =>
  request.required(request.string('locale'), 'locale');

function countryOf(locale: string): Country {
  const country = COUNTRIES[locale];
  if (!country) throw new TypeError(`locale must be one of those with addresses, but is ${locale}`);
  return country;
}

/** A ZIP code from the range of a state, or of any state: the library knows them for `en_US` only. */
function createZipCode(faker: Faker, state?: string): string {
  const ranges = en_US.location?.postcode_by_state ?? {};
  const pattern = ranges[state ?? faker.helpers.objectKey(ranges)];
  if (pattern === undefined) throw new TypeError(`state must be one of the USA, but is ${state}`);
  return faker.helpers.fake(pattern);
}

const postcodePatterns = (faker: Faker): string[] => [faker.definitions.location.postcode].flat();

/** Area and district of the library's list. Its second halves are not all valid, so they are made here. */
function createBritishPostcode(faker: Faker): string {
  const pattern = faker.helpers.arrayElement(postcodePatterns(faker));
  const outward = (pattern.split(' ')[0] ?? '')
    .replace('#', () => faker.string.numeric({ exclude: '0' }))
    .replace('#', () => faker.string.numeric())
    // Letters that follow the digit both after one letter (W1A) and after two (SW1A).
    .replace('?', () => faker.helpers.arrayElement([...'ABEHPW']));
  return `${outward} ${faker.string.numeric()}${faker.string.fromCharacters('ABDEFGHJLNPQRSTUWXYZ', 2)}`;
}

/** Without the overseas territories, which have a country code of their own. */
function createFrenchPostcode(faker: Faker): string {
  const inFrance = postcodePatterns(faker).filter((pattern) =>
    /^(\d\d###|97[12346]##)$/.test(pattern),
  );
  return faker.location.zipCode(faker.helpers.arrayElement(inFrance));
}

function createPostcode(faker: Faker, request: RequestArguments): string {
  const format = request.string('format');
  if (format !== undefined) return faker.location.zipCode(format);
  const locale = localeOf(request);
  const [state, plusFour] = [request.string('state'), request.boolean('plusFour') ?? false];
  if (locale !== 'en' && (state !== undefined || plusFour)) {
    throw new TypeError('state and plusFour need the locale en');
  }
  const postcode = countryOf(locale).postcode(faker, state);
  return plusFour ? `${postcode}-${faker.string.numeric(4)}` : postcode;
}

/** Locales whose regions have no abbreviation in the library. */
const WITHOUT_REGION_CODES = ['fr', 'sv', 'cs'];
/** The library abbreviates three Chinese provinces to a city inside them. */
const REGION_CODE_CORRECTIONS: Readonly<Record<string, string>> = {
  合肥: '安徽',
  苏州: '江苏',
  辽阳: '辽宁',
};

/** One region with its short form: the library keeps them in two lists of the same order. */
function createRegion(faker: Faker, locale: string): { name: string; code: string } {
  const names = faker.definitions.location.state;
  const index = faker.number.int(names.length - 1);
  const name = names[index] ?? '';
  if (WITHOUT_REGION_CODES.includes(locale)) return { name, code: name };
  const code = faker.definitions.location.state_abbr[index] ?? name;
  return { name, code: REGION_CODE_CORRECTIONS[code] ?? code };
}

/** Locales with counties of their own. The library's English list is a mixture, its American one is not. */
const WITH_COUNTIES = ['en-GB', 'es', 'sv'];

function createCounty(faker: Faker, request: RequestArguments): string {
  const own = WITH_COUNTIES.includes(localeOf(request));
  const county = own
    ? faker.location.county()
    : faker.helpers.arrayElement(en_US.location?.county ?? []);
  // One Spanish entry starts with a small letter.
  return county.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Street and building. In Japan both are numbers, which the library returns as one. */
function createHouse(faker: Faker, locale: string): { street: string; buildingNumber: string } {
  const street = faker.location.street();
  if (locale === 'ja') {
    const [, block = street, buildingNumber = ''] = /^(.+番)(.+号)$/.exec(street) ?? [];
    return { street: block, buildingNumber };
  }
  // Spanish numbers come with the comma that separates them from the street.
  return { street, buildingNumber: faker.location.buildingNumber().replace(/^[ ,]+/, '') };
}

function createAddress(faker: Faker, locale: string, withSecondary: boolean): Address {
  const { name, code } = createRegion(faker, locale);
  return {
    ...createHouse(faker, locale),
    ...(withSecondary ? { secondaryAddress: faker.location.secondaryAddress() } : {}),
    city: faker.location.city(),
    postcode: countryOf(locale).postcode(faker, code),
    region: name,
    regionCode: code,
  };
}

const createRequestedAddress = (faker: Faker, request: RequestArguments): Address =>
  createAddress(faker, localeOf(request), request.boolean('secondary') ?? false);

function createAddressObject(faker: Faker, request: RequestArguments) {
  const address = createRequestedAddress(faker, request);
  const { street, buildingNumber, secondaryAddress, city, postcode, region } = address;
  const secondary: Record<string, string> =
    secondaryAddress === undefined ? {} : { secondaryAddress };
  const { code: countryCode } = countryOf(localeOf(request));
  return { street, buildingNumber, ...secondary, city, postcode, region, countryCode };
}

function createLabel(faker: Faker, request: RequestArguments): string {
  const { line, label } = countryOf(localeOf(request));
  const address = createRequestedAddress(faker, request);
  const text = label(address, line(address));
  return request.boolean('singleLine') ? text.replaceAll('\n', ', ') : text;
}

/** Entries of the Dutch list that are no country or territory. */
const NO_COUNTRY = ['Atlantic Ocean', 'European Union', 'Southern Ocean', 'Wereld'];

const createDirectionOptions = (request: RequestArguments) => ({
  abbreviated: request.boolean('abbreviated'),
});

const createNumberOptions = (request: RequestArguments) => ({
  min: request.number('min'),
  max: request.number('max'),
  precision: request.number('precision'),
});

/** A point in a box of degrees. The box crosses the 180th meridian when its west is east of its east. */
function createPair(faker: Faker, request: RequestArguments) {
  const precision = request.number('precision');
  const west = request.number('west') ?? -180;
  const east = request.number('east') ?? 180;
  const latitude = faker.location.latitude({
    min: request.number('south'),
    max: request.number('north'),
    precision,
  });
  const max = west > east ? east + 360 : east;
  const longitude = faker.location.longitude({ min: west, max, precision });
  return {
    latitude,
    longitude: longitude > 180 ? round(longitude - 360, precision ?? 4) : longitude,
  };
}

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** Mean radius of the Earth (IUGG). */
const EARTH_RADIUS = { metric: 6371.0088, imperial: 3958.7613 };

function createNearbyPair(faker: Faker, request: RequestArguments) {
  const unit = request.oneOf('unit', ['metric', 'imperial']) ?? 'metric';
  const origin: [number, number] = [
    request.required(request.number('latitude'), 'latitude'),
    request.required(request.number('longitude'), 'longitude'),
  ];
  const radius = request.number('radius');
  const point = faker.location.nearbyGPSCoordinate({ origin, radius, isMetric: unit === 'metric' });
  const [latitude, longitude] = [round(point[0], 6), round(point[1], 6)];
  const [from, to] = [origin[0], latitude].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
  ];
  const angle = ((longitude - origin[1]) * Math.PI) / 180;
  const haversine =
    Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(angle / 2) ** 2;
  const distance = round(2 * EARTH_RADIUS[unit] * Math.asin(Math.sqrt(haversine)), 3);
  return { latitude, longitude, distance };
}

function createBoundingBox(faker: Faker, request: RequestArguments) {
  const width = request.number('width') ?? 1;
  const height = request.number('height') ?? 1;
  const west = faker.location.longitude({ max: 180 - width });
  const south = faker.location.latitude({ max: 90 - height });
  return { west, south, east: round(west + width, 4), north: round(south + height, 4) };
}

/** Degrees, minutes and seconds, drawn as whole units of the last decimal so that none rounds up to 60. */
function createDms(faker: Faker, limit: number, letters: string, precision: number): string {
  const unit = 10 ** precision;
  const total = faker.number.int({ min: -limit * 3600 * unit, max: limit * 3600 * unit });
  const seconds = Math.abs(total) / unit;
  const width = precision > 0 ? precision + 3 : 2;
  const [degrees, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = (seconds - degrees * 3600 - minutes * 60).toFixed(precision).padStart(width, '0');
  return `${degrees}°${String(minutes).padStart(2, '0')}′${rest}″${letters[total < 0 ? 1 : 0]}`;
}

const GEOHASH_ALPHABET = '0123456789bcdefghjkmnpqrstuvwxyz';

function createGeohash(faker: Faker, request: RequestArguments): string {
  const prefix = request.string('prefix') ?? '';
  const length = request.required(request.number('length'), 'length') - prefix.length;
  if (length < 0) throw new TypeError('prefix must not be longer than length');
  return prefix + faker.string.fromCharacters(GEOHASH_ALPHABET, length);
}

const PLUS_CODE_ALPHABET = '23456789CFGHJMPQRVWX';

/** The first two digits count blocks of 20 degrees: nine from pole to pole, 18 around. */
function createPlusCode(faker: Faker, request: RequestArguments): string {
  const length = request.required(request.number('length'), 'length');
  const area = [9, 18].map((blocks) =>
    faker.string.fromCharacters(PLUS_CODE_ALPHABET.slice(0, blocks)),
  );
  const rest = faker.string.fromCharacters(PLUS_CODE_ALPHABET, length - 2);
  return `${area.join('')}${rest.slice(0, 6)}+${rest.slice(6)}`;
}

function createMaidenheadLocator(faker: Faker, request: RequestArguments): string {
  const pairs = ['ABCDEFGHIJKLMNOPQR', '0123456789', 'abcdefghijklmnopqrstuvwx', '0123456789'];
  const length = request.required(request.number('length'), 'length');
  return pairs
    .map((characters) => faker.string.fromCharacters(characters, 2))
    .join('')
    .slice(0, length);
}

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
  country: (faker) =>
    faker.helpers.arrayElement(
      faker.definitions.location.country.filter((name) => !NO_COUNTRY.includes(name)),
    ),
  'country-code': (faker, request) =>
    faker.location.countryCode(request.oneOf('variant', ['alpha-2', 'alpha-3', 'numeric'])),
  continent: (faker) => faker.location.continent(),
  latitude: (faker, request) => faker.location.latitude(createNumberOptions(request)),
  longitude: (faker, request) => faker.location.longitude(createNumberOptions(request)),
  'coordinate-pair': createPair,
  'nearby-coordinate-pair': createNearbyPair,
  'dms-coordinate-pair': (faker, request) => {
    const precision = request.number('precision') ?? 0;
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
    const uncertainty = request.number('uncertainty');
    const { latitude, longitude } = createPair(faker, request);
    return `geo:${latitude},${longitude}${uncertainty === undefined ? '' : `;u=${uncertainty}`}`;
  },
  geohash: createGeohash,
  'plus-code': createPlusCode,
  'maidenhead-locator': createMaidenheadLocator,
  direction: (faker, request) => faker.location.direction(createDirectionOptions(request)),
  'cardinal-direction': (faker, request) =>
    faker.location.cardinalDirection(createDirectionOptions(request)),
  'ordinal-direction': (faker, request) =>
    faker.location.ordinalDirection(createDirectionOptions(request)),
  'time-zone': (faker, request) => {
    const area = request.string('area');
    if (area === undefined) return faker.location.timeZone();
    const zones = faker.definitions.location.time_zone;
    return faker.helpers.arrayElement(zones.filter((zone) => zone.startsWith(`${area}/`)));
  },
  language: (faker) => ({ ...faker.location.language() }),
};
