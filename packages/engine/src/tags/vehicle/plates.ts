import type { Faker } from '@faker-js/faker';
import { retryUntil } from '../../retryUntil.ts';
import type { ArgumentsOf } from '../../../generated/arguments.ts';

/** First letters of British marks, each for a region. */
const BRITISH_REGIONS = 'ABCDEFGHKLMNOPRSVWY';
/** Second letters, without I, Q and Z. */
const BRITISH_OFFICES = 'ABCDEFGHJKLMNOPRSTUVWXY';
/** Letters of the last group, without I and Q. */
const BRITISH_SERIALS = 'ABCDEFGHJKLMNOPRSTUVWXYZ';

/** First day of the current format of British number plates. */
const BRITISH_START = '2001-09-01';

/** German district codes of one or two letters. */
const GERMAN_DISTRICTS = 'A B BI BN BO D DD DO DU E F H HB HH K KA KI L M MA MS N S W WI'.split(
  ' ',
);
/** Letter pairs that Germany does not issue. A district and the letter after it must not form such a pair either. */
const GERMAN_EXCLUDED = /^(HJ|KZ|NS|SA|SS)$/;

const CANTONS =
  'AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH'.split(' ');

const ALL_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const FRENCH_LETTERS = 'ABCDEFGHJKLMNPQRSTVWXYZ';
const ITALIAN_LETTERS = 'ABCDEFGHJKLMNPRSTVWXYZ';
const SPANISH_LETTERS = 'BCDFGHJKLMNPRSTVWXYZ';
const SWEDISH_LETTERS = 'ABCDEFGHJKLMNOPRSTUWXYZ';

/** Returns the half-year of registration: the year from March on, and the year plus fifty from September on. */
function toAgeIdentifier(registered: string): string {
  const year = Number(registered.slice(2, 4));
  const month = Number(registered.slice(5, 7));
  if (month < 3) return String(year + 49);
  return String(month < 9 ? year : year + 50).padStart(2, '0');
}

/** Registration data of a car: day of registration (`2024-05-01`), British region, German district. */
interface Registration {
  registered?: string;
  region?: string;
  district?: string | undefined;
}

/** Creates a British registration mark in the format of 2001, without its space. */
export function createBritishRegistration(faker: Faker, known: Registration): string {
  const registered =
    known.registered ??
    faker.date.between({ from: BRITISH_START, to: '2025-01-01' }).toISOString().slice(0, 10);
  const region = known.region ?? faker.string.fromCharacters(BRITISH_REGIONS);
  const office = faker.string.fromCharacters(BRITISH_OFFICES);
  return region + office + toAgeIdentifier(registered) + letters(faker, BRITISH_SERIALS, 3);
}

/** Adds the space before the last three letters. */
export function formatBritishRegistration(mark: string): string {
  return `${mark.slice(0, 4)} ${mark.slice(4)}`;
}

function letters(faker: Faker, alphabet: string, length: number): string {
  return faker.string.fromCharacters(alphabet, length);
}

/** Picks letters again until they do not match `excluded`. */
function lettersExcept(faker: Faker, alphabet: string, length: number, excluded: RegExp): string {
  return retryUntil(
    () => letters(faker, alphabet, length),
    (text) => !excluded.test(text),
  );
}

type Plate = (faker: Faker, known: Registration) => string;

type PlateCountry = NonNullable<ArgumentsOf['vehicle']['licence-plate']['country']>;

export const PLATE_FORMATS: Readonly<Record<PlateCountry, Plate>> = {
  BR: (faker) =>
    letters(faker, ALL_LETTERS, 3) +
    faker.string.numeric(1) +
    letters(faker, ALL_LETTERS, 1) +
    faker.string.numeric(2),
  CH: (faker) =>
    `${faker.helpers.arrayElement(CANTONS)} ${faker.number.int({ min: 1000, max: 399_999 })}`,
  DE: (faker, known) => {
    const district = known.district ?? faker.helpers.arrayElement(GERMAN_DISTRICTS);
    const length = faker.number.int({ min: 1, max: 2 });
    const group = retryUntil(
      () => letters(faker, ALL_LETTERS, length),
      (text) => ![text, district + text].some((pair) => GERMAN_EXCLUDED.test(pair)),
    );
    return `${district}-${group} ${faker.number.int({ min: 1, max: 9999 })}`;
  },
  ES: (faker) => `${faker.string.numeric(4)} ${letters(faker, SPANISH_LETTERS, 3)}`,
  FR: (faker) => {
    const first = lettersExcept(faker, FRENCH_LETTERS, 2, /^(SS|W.)$/);
    const number = faker.number.int({ min: 1, max: 999 });
    const last = lettersExcept(faker, FRENCH_LETTERS, 2, /^SS$/);
    return `${first}-${String(number).padStart(3, '0')}-${last}`;
  },
  GB: (faker, known) => formatBritishRegistration(createBritishRegistration(faker, known)),
  IT: (faker) =>
    [
      letters(faker, ITALIAN_LETTERS, 2),
      faker.string.numeric(3),
      letters(faker, ITALIAN_LETTERS, 2),
    ].join(' '),
  SE: (faker) => {
    const last = faker.datatype.boolean()
      ? faker.string.numeric(1)
      : letters(faker, SWEDISH_LETTERS.replace('O', ''), 1);
    const number = String(faker.number.int({ min: 1, max: 99 })).padStart(2, '0');
    return `${letters(faker, SWEDISH_LETTERS, 3)} ${number}${last}`;
  },
};

export const PLATE_COUNTRIES = Object.keys(PLATE_FORMATS) as PlateCountry[];

/** Creates the plate of a car in a country; undefined if its format is unknown. */
export function createPlate(
  faker: Faker,
  country: string,
  known: Registration,
): string | undefined {
  const code = PLATE_COUNTRIES.find((each) => each === country);
  return code && PLATE_FORMATS[code](faker, known);
}
