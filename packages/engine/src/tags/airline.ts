import type { Faker } from '@faker-js/faker';
import { retryUntil } from '../retryUntil.ts';
import { defineTag } from '../tag.ts';
import {
  ACCOUNTING_CODES,
  CARGO_CODES,
  FORBIDDEN_REGISTRATION,
  AIRPORTS_BY_CONTINENT,
  REGISTRATION_FORMATS,
} from './airline/codes.ts';
import type { Airline } from './airline/codes.ts';

/** Seat letters by position: rows of 2+2, 3+3, or 3+4+3 seats. */
const SEAT_LETTERS = {
  regional: { window: 'AD', middle: '', aisle: 'BC' },
  narrowbody: { window: 'AF', middle: 'BE', aisle: 'CD' },
  widebody: { window: 'AK', middle: 'BEFJ', aisle: 'CDGH' },
};

const BAG_TAG_DIGITS = { regular: '0', fallback: '1', rush: '2' };

/** Letters of registrations. The United States does not use the letters I and O. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const AMERICAN_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

const AIRLINES = Object.keys(ACCOUNTING_CODES) as Airline[];
const REGISTRATION_COUNTRIES = Object.keys(
  REGISTRATION_FORMATS,
) as (keyof typeof REGISTRATION_FORMATS)[];

const pickAirline = (faker: Faker): Airline => faker.helpers.arrayElement(AIRLINES);

export const airline = defineTag('airline', {
  airline: ({ digitInCode }, { definitions }) =>
    definitions.airline.airline
      .filter(({ iataCode }) => !digitInCode || /\d/.test(iataCode))
      .map(({ name, iataCode }) => ({ name, iataCode })),
  airport: ({ continent }, { definitions }) =>
    definitions.airline.airport
      .filter(({ iataCode }) => !continent || AIRPORTS_BY_CONTINENT[continent].includes(iataCode))
      .map((each) => ({ ...each })),
  airplane: ({ manufacturer }, { definitions }) =>
    definitions.airline.airplane
      .filter(({ name }) => !manufacturer || name.startsWith(`${manufacturer} `))
      .map((each) => ({ ...each })),
  'aircraft-registration': (args) => (faker) => {
    const country = args.country ?? faker.helpers.arrayElement(REGISTRATION_COUNTRIES);
    const letters = country === 'US' ? AMERICAN_LETTERS : LETTERS;
    const mark = retryUntil(
      () =>
        faker.helpers
          .arrayElement(REGISTRATION_FORMATS[country])
          .replace('#', () => faker.string.numeric({ allowLeadingZeros: false }))
          .replaceAll('#', () => faker.string.numeric())
          .replaceAll('?', () => faker.string.fromCharacters(letters)),
      (candidate) => !FORBIDDEN_REGISTRATION.test(candidate),
    );
    return args.formatted ? mark : mark.replace('-', '');
  },
  'flight-number': (args) => (faker) => {
    const digits = faker.airline.flightNumber({
      length: args.length,
      addLeadingZeros: args.leadingZeros,
    });
    const random = args.designator ? faker.airline.airline().iataCode : '';
    return (args.airline ?? random) + digits;
  },
  'flight-route': (args, { definitions }) => {
    const airports = definitions.airline.airport.map((each) => ({ ...each }));
    const from = airports.find(({ iataCode }) => iataCode === args.origin);
    const to = airports.find(({ iataCode }) => iataCode === args.destination);
    const origins = airports.filter((each) => each !== to);
    return (faker) => {
      const origin = from ?? faker.helpers.arrayElement(origins);
      const others = airports.filter((each) => each !== origin);
      return { origin, destination: to ?? faker.helpers.arrayElement(others) };
    };
  },
  'boarding-gate': (args) => (faker) => {
    const concourse = args.concourse ?? faker.string.fromCharacters('ABCDEFGH');
    const position = args.letter ? faker.string.fromCharacters('ABC') : '';
    return `${concourse}${faker.number.int({ min: 1, max: 60 })}${position}`;
  },
  seat:
    ({ aircraftType, position }) =>
    (faker) => {
      const seat = faker.airline.seat({ aircraftType });
      if (!position) return seat;
      return seat.slice(0, -1) + faker.string.fromCharacters(SEAT_LETTERS[aircraftType][position]);
    },
  'record-locator': (args) => (faker) =>
    faker.airline.recordLocator({
      allowNumerics: args.alphanumeric,
      allowVisuallySimilarCharacters: !args.unambiguous,
    }),
  'ticket-number': (args) => (faker) => {
    const prefix = ACCOUNTING_CODES[args.airline ?? pickAirline(faker)];
    const document = faker.string.numeric({ length: 10, allowLeadingZeros: false });
    return args.formatted ? `${prefix}-${document}` : prefix + document;
  },
  'bag-tag-number': (args) => (faker) => {
    const issuer = ACCOUNTING_CODES[args.airline ?? pickAirline(faker)];
    return BAG_TAG_DIGITS[args.kind] + issuer + faker.string.numeric(6);
  },
  'air-waybill-number': (args) => (faker) => {
    const carrier = args.airline ?? pickAirline(faker);
    const prefix = CARGO_CODES[carrier] ?? ACCOUNTING_CODES[carrier];
    const serial = faker.string.numeric(7);
    return `${prefix}${args.formatted ? '-' : ''}${serial}${Number(serial) % 7}`;
  },
});
