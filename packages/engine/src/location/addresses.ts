import type { Faker } from '@faker-js/faker';
import { COUNTRIES as PLACES } from '../composite/data/countries.ts';
import type { ArgumentsOf, Locale } from '../../generated/arguments.ts';
import { english } from '../locales/english.ts';
import type { CreateValue } from '../tag.ts';
import { createCityPostcode } from './postcodes.ts';

/**
 * An address. City, region and postcode match. A type alias, because TypeScript does not assign interfaces to JSON
 * values.
 */
/* oxlint-disable-next-line typescript/consistent-type-definitions */
type Address = {
  buildingNumber: string;
  street: string;
  secondaryAddress?: string;
  city: string;
  postcode: string;
  region: string;
};

type AddressLine = (address: Address) => string;

/** Address format of a locale's country. */
interface AddressFormat {
  code: string;
  postcode: (faker: Faker, state?: State) => string;
  /** Joins street, building and dwelling in one line. */
  line: AddressLine;
  /** Formats the whole address, from the street line on. */
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

const streetFirstThenDwelling: AddressLine = ({ secondaryAddress, ...house }) =>
  joined(', ', streetFirst(house), secondaryAddress);

const postcodeThenCity: AddressFormat['label'] = ({ postcode, city }, line) =>
  `${line}\n${postcode} ${city}`;

const symbols =
  (pattern: string): AddressFormat['postcode'] =>
  (faker) =>
    faker.location.zipCode(pattern);
/** Creates integers of a fixed length, with leading zeros. */
const digits =
  (length: number, min: number, max: number): ((faker: Faker) => string) =>
  (faker) =>
    String(faker.number.int({ min, max })).padStart(length, '0');

/** First two digits of the postcodes of China's provinces. */
const CHINESE_PREFIXES = [
  1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 15, 16, 20, 21, 22, 23, 24, 25, 26, 27, 30, 31, 32, 33, 34,
  35, 36, 40, 41, 42, 43, 44, 45, 46, 47, 51, 52, 53, 54, 55, 56, 57, 61, 62, 63, 64, 65, 66, 67,
  71, 72, 73, 74, 75, 81, 83, 84, 85,
];

/** Region codes on labels: in Italy, the code of the city's province. */
const REGION_CODES = new Map(
  Object.entries({
    ...{ Massachusetts: 'MA', Illinois: 'IL', Texas: 'TX', Colorado: 'CO', Washington: 'WA' },
    ...{ Roma: 'RM', Milano: 'MI', Torino: 'TO', Bologna: 'BO', Napoli: 'NA' },
    ...{ 'São Paulo': 'SP', 'Rio de Janeiro': 'RJ', 'Minas Gerais': 'MG', Paraná: 'PR' },
    'Rio Grande do Sul': 'RS',
  }),
);

const ADDRESS_FORMATS: Readonly<Partial<Record<Locale, AddressFormat>>> = {
  en: {
    code: 'US',
    postcode: createZipCode,
    line: numberFirst,
    label: ({ city, region, postcode }, line) =>
      `${line}\n${city}, ${REGION_CODES.get(region)} ${postcode}`,
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
    line: streetFirstThenDwelling,
    label: (address, line) =>
      `${postcodeThenCity(address, line)} ${REGION_CODES.get(address.city)}`,
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
    label: ({ city, region, postcode }, line) =>
      `${line}\n${city} - ${REGION_CODES.get(region)}\n${postcode}`,
  },
  sv: {
    code: 'SE',
    postcode: (faker) => `${digits(3, 100, 984)(faker)} ${faker.string.numeric(2)}`,
    line: streetFirst,
    label: postcodeThenCity,
  },
  da: {
    code: 'DK',
    postcode: digits(4, 1050, 9990),
    line: streetFirstThenDwelling,
    label: postcodeThenCity,
  },
  nb: {
    code: 'NO',
    postcode: digits(4, 150, 9990),
    line: streetFirstThenDwelling,
    label: postcodeThenCity,
  },
  cs: {
    code: 'CZ',
    postcode: (faker) => `${digits(3, 100, 798)(faker)} ${faker.string.numeric(2)}`,
    line: streetFirst,
    label: postcodeThenCity,
  },
  id: {
    code: 'ID',
    postcode: digits(5, 10110, 99974),
    line: ({ street, buildingNumber, secondaryAddress }) =>
      joined(', ', `${street} No. ${buildingNumber}`, secondaryAddress),
    label: ({ city, postcode }, line) => `${line}\n${city} ${postcode}`,
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

export function addressFormatOf(locale: Locale): AddressFormat {
  const country = ADDRESS_FORMATS[locale];
  if (!country) throw new TypeError(`There are no addresses for the locale ${locale}.`);
  return country;
}

type State = NonNullable<ArgumentsOf['location']['zip-code']['state']>;

/** ZIP code ranges of states, from Publication 65 of the postal service. Faker reduces them to one town. */
const ZIP_RANGES: Readonly<Partial<Record<State, readonly [min: number, max: number]>>> = {
  DC: [20001, 20020],
  MD: [20601, 21930],
  NE: [68001, 69367],
  NY: [10001, 14925],
};

/** Picks a ZIP code of a state. If `state` is omitted, the state is random. Faker has the ranges for `en_US` only. */
function createZipCode(faker: Faker, state?: State): string {
  const ranges = (english.american.postcode_by_state ?? {}) as Record<State, string>;
  const chosen = state ?? faker.helpers.objectKey(ranges);
  const [min, max] = ZIP_RANGES[chosen] ?? [];
  if (min !== undefined && max !== undefined) return digits(5, min, max)(faker);
  return faker.helpers.fake(ranges[chosen]);
}

const postcodePatterns = (faker: Faker): string[] => [faker.definitions.location.postcode].flat();

/**
 * Creates a British postcode from an outward code in faker's list. The inward code is random, because some inward codes in the
 * list are invalid.
 */
function createBritishPostcode(faker: Faker): string {
  const pattern = faker.helpers.arrayElement(postcodePatterns(faker));
  const outward = (pattern.split(' ')[0] ?? '')
    .replace('#', () => faker.string.numeric({ exclude: '0' }))
    .replace('#', () => faker.string.numeric())
    // Letters that are valid after the digit in both forms, W1A and SW1A.
    .replace('?', () => faker.helpers.arrayElement([...'ABEHPW']));
  return `${outward} ${faker.string.numeric()}${faker.string.fromCharacters('ABDEFGHJLNPQRSTUWXYZ', 2)}`;
}

/** Creates a French postcode, but not of the overseas territories, which have their own country codes. */
function createFrenchPostcode(faker: Faker): string {
  const inFrance = postcodePatterns(faker).filter((pattern) =>
    /^(\d\d###|97[12346]##)$/.test(pattern),
  );
  return faker.location.zipCode(faker.helpers.arrayElement(inFrance));
}

export function createPostcode(args: ArgumentsOf['location']['zip-code']): CreateValue<string> {
  const { locale, pattern, state, plusFour } = args;
  if (pattern !== undefined) return (faker) => faker.location.zipCode(pattern);
  const country = addressFormatOf(locale);
  return (faker) => {
    const postcode = country.postcode(faker, state);
    return plusFour ? `${postcode}-${faker.string.numeric(4)}` : postcode;
  };
}

/** Locales without region abbreviations in faker. For some of these locales, faker returns abbreviations of US states. */
const WITHOUT_REGION_CODES = 'fr sv da nb cs ru uk tr ar he id'.split(' ');

/** Picks a region with its abbreviation. Faker lists names and abbreviations separately, in the same order. */
export function createRegion(faker: Faker, locale: string): { name: string; code: string } {
  const names = faker.definitions.location.state;
  const index = faker.number.int(names.length - 1);
  const name = names[index] ?? '';
  if (WITHOUT_REGION_CODES.includes(locale)) return { name, code: name };
  const code = faker.definitions.location.state_abbr[index] ?? name;
  return { name, code };
}

/**
 * Locales with counties in faker. Others get American counties, because faker's general English list mixes countries.
 */
const WITH_COUNTIES = ['en-GB', 'es', 'sv', 'nb'];

export function createCounty({ locale }: ArgumentsOf['location']['county']) {
  if (WITH_COUNTIES.includes(locale)) return (faker: Faker) => faker.location.county();
  return english.american.county ?? [];
}

/** Creates street and building number. For Japan, faker returns both as one string of numbers. */
export function createStreetAndNumber(
  faker: Faker,
  locale: string,
): { street: string; buildingNumber: string } {
  const street = faker.location.street();
  if (locale === 'ja') {
    const [, block = street, buildingNumber = ''] = /^(.+番)(.+号)$/.exec(street) ?? [];
    return { street: block, buildingNumber };
  }
  // Removes the comma from faker's Spanish numbers, and moves the letter of its Hebrew numbers to the end.
  const buildingNumber = faker.location
    .buildingNumber()
    .replace(/^[ ,]+/, '')
    .replace(/^'(\D)0*(\d+)$/, '$2$1');
  return { street, buildingNumber };
}

/** Creates an invented house in a city of the Composite records. */
export function createHouseInCity(
  faker: Faker,
  { locale, secondary }: ArgumentsOf['location']['street-address'],
): Address {
  const cities = PLACES[locale]?.cities ?? [];
  const [city, region, postcode] = faker.helpers.arrayElement(cities);
  return {
    ...createStreetAndNumber(faker, locale),
    ...(secondary && { secondaryAddress: faker.location.secondaryAddress() }),
    city,
    postcode: createCityPostcode(faker, postcode),
    region,
  };
}

export function createAddressObject(
  args: ArgumentsOf['location']['address'],
): CreateValue<Address & { countryCode: string }> {
  const { code: countryCode } = addressFormatOf(args.locale);
  return (faker) => {
    const address = createHouseInCity(faker, args);
    const { street, buildingNumber, secondaryAddress, city, postcode, region } = address;
    const secondary = secondaryAddress === undefined ? {} : { secondaryAddress };
    return { street, buildingNumber, ...secondary, city, postcode, region, countryCode };
  };
}

export function createPostalAddress(
  args: ArgumentsOf['location']['postal-address'],
): CreateValue<string> {
  const { line, label } = addressFormatOf(args.locale);
  return (faker) => {
    const address = createHouseInCity(faker, args);
    const text = label(address, line(address));
    return args.singleLine ? text.replaceAll('\n', ', ') : text;
  };
}
