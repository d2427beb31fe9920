import type { Faker } from '@faker-js/faker';
import { drawUntil } from '../drawUntil.ts';
import type { JsonValue, TagGenerators } from '../generator.ts';
import { required } from '../request.ts';
import type { RequestArguments } from '../request.ts';
import {
  ACCOUNTING_CODES,
  CARGO_CODES,
  CONFUSING_MARK,
  CONTINENTS,
  REGISTRATION_FORMATS,
} from './airline/codes.ts';

type AircraftType = 'narrowbody' | 'regional' | 'widebody';
const AIRCRAFT_TYPES = ['narrowbody', 'regional', 'widebody'] as const;

/** Letters of a row by where they are: two and two seats, three and three, or three, four, three. */
const SEAT_LETTERS: Readonly<Record<AircraftType, Readonly<Record<string, string>>>> = {
  regional: { window: 'AD', aisle: 'BC' },
  narrowbody: { window: 'AF', middle: 'BE', aisle: 'CD' },
  widebody: { window: 'AK', middle: 'BEFJ', aisle: 'CDGH' },
};

const BAG_TAG_DIGITS = { regular: '0', fallback: '1', rush: '2' } as const;
const BAG_TAG_KINDS = ['regular', 'fallback', 'rush'] as const;

/** The letters of registrations, without I and O in the United States. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const AMERICAN_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

interface Airport {
  name: string;
  iataCode: string;
}

function createAirport(faker: Faker, request: RequestArguments): JsonValue {
  const continent = request.optional.oneOf('continent', Object.keys(CONTINENTS));
  const codes = continent === undefined ? undefined : CONTINENTS[continent];
  const airports = faker.definitions.airline.airport;
  return {
    ...faker.helpers.arrayElement(
      airports.filter(({ iataCode }) => codes?.includes(iataCode) ?? true),
    ),
  };
}

function createAirline(faker: Faker, request: RequestArguments): JsonValue {
  const { airline: airlines } = faker.definitions.airline;
  const digit = request.boolean('digitInCode');
  const listed = digit ? airlines.filter(({ iataCode }) => /\d/.test(iataCode)) : airlines;
  const { name, iataCode } = faker.helpers.arrayElement(listed);
  return { name, iataCode };
}

function createAirplane(faker: Faker, request: RequestArguments): JsonValue {
  const manufacturer = request.optional.string('manufacturer');
  if (manufacturer === undefined) return { ...faker.airline.airplane() };
  const { airplane: airplanes } = faker.definitions.airline;
  return {
    ...faker.helpers.arrayElement(
      airplanes.filter(({ name }) => name.startsWith(`${manufacturer} `)),
    ),
  };
}

function createRegistration(faker: Faker, request: RequestArguments): string {
  const countries = Object.keys(REGISTRATION_FORMATS);
  const country =
    request.optional.oneOf('country', countries) ?? faker.helpers.arrayElement(countries);
  const letters = country === 'US' ? AMERICAN_LETTERS : LETTERS;
  const formats = REGISTRATION_FORMATS[country] ?? [];
  const mark = drawUntil(
    () =>
      faker.helpers
        .arrayElement(formats)
        .replace('#', () => faker.string.numeric({ allowLeadingZeros: false }))
        .replaceAll('#', () => faker.string.numeric())
        .replaceAll('?', () => faker.string.fromCharacters(letters)),
    (drawn) => !CONFUSING_MARK.test(drawn),
  );
  return request.boolean('formatted') === false ? mark.replace('-', '') : mark;
}

function createFlightNumber(faker: Faker, request: RequestArguments): string {
  const digits = faker.airline.flightNumber({
    length: request.optional.number('length'),
    addLeadingZeros: request.boolean('leadingZeros'),
  });
  const random = request.boolean('designator') ? faker.airline.airline().iataCode : '';
  return (request.optional.string('airline') ?? random) + digits;
}

function createFlightRoute(faker: Faker, request: RequestArguments): JsonValue {
  const airports = faker.definitions.airline.airport;
  const find = (parameter: string): Airport | undefined => {
    const code = request.optional.string(parameter);
    return airports.find(({ iataCode }) => iataCode === code);
  };
  const [from, to] = [find('origin'), find('destination')];
  const origin = from ?? faker.helpers.arrayElement(airports.filter((each) => each !== to));
  const others = airports.filter((each) => each !== origin);
  return { origin: { ...origin }, destination: { ...(to ?? faker.helpers.arrayElement(others)) } };
}

function createBoardingGate(faker: Faker, request: RequestArguments): string {
  const concourse = request.optional.string('concourse') ?? faker.string.fromCharacters('ABCDEFGH');
  const position = request.boolean('letter') ? faker.string.fromCharacters('ABC') : '';
  return concourse + String(faker.number.int({ min: 1, max: 60 })) + position;
}

function createSeat(faker: Faker, request: RequestArguments): string {
  const aircraftType = request.oneOf('aircraftType', AIRCRAFT_TYPES);
  const seat = faker.airline.seat({ aircraftType });
  const position = request.optional.oneOf('position', ['window', 'middle', 'aisle']);
  if (position === undefined) return seat;
  const letters = required(SEAT_LETTERS[aircraftType][position], position);
  return seat.slice(0, -1) + faker.string.fromCharacters(letters);
}

function pickAirline(faker: Faker, request: RequestArguments): string {
  const airlines = Object.keys(ACCOUNTING_CODES);
  return request.optional.oneOf('airline', airlines) ?? faker.helpers.arrayElement(airlines);
}

function createTicketNumber(faker: Faker, request: RequestArguments): string {
  const prefix = ACCOUNTING_CODES[pickAirline(faker, request)] ?? '';
  const document = faker.string.numeric({ length: 10, allowLeadingZeros: false });
  return request.boolean('formatted') ? `${prefix}-${document}` : prefix + document;
}

function createBagTagNumber(faker: Faker, request: RequestArguments): string {
  const kind = request.oneOf('kind', BAG_TAG_KINDS);
  const issuer = ACCOUNTING_CODES[pickAirline(faker, request)] ?? '';
  return BAG_TAG_DIGITS[kind] + issuer + faker.string.numeric(6);
}

function createAirWaybillNumber(faker: Faker, request: RequestArguments): string {
  const airline = pickAirline(faker, request);
  const prefix = CARGO_CODES[airline] ?? ACCOUNTING_CODES[airline] ?? '';
  const serial = faker.string.numeric(7);
  const checkDigit = Number(serial) % 7;
  return `${prefix}${request.boolean('formatted') ? '-' : ''}${serial}${checkDigit}`;
}

export const airline: TagGenerators = {
  airline: createAirline,
  airport: createAirport,
  airplane: createAirplane,
  'aircraft-registration': createRegistration,
  'flight-number': createFlightNumber,
  'flight-route': createFlightRoute,
  'boarding-gate': createBoardingGate,
  seat: createSeat,
  'record-locator': (faker, request) =>
    faker.airline.recordLocator({
      allowNumerics: request.boolean('alphanumeric'),
      allowVisuallySimilarCharacters: !request.boolean('unambiguous'),
    }),
  'ticket-number': createTicketNumber,
  'bag-tag-number': createBagTagNumber,
  'air-waybill-number': createAirWaybillNumber,
};
