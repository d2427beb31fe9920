/** Checks of parameters that many operations share. Each check compares a parameter with the returned values. */
import type { Argument } from '../src/generator.ts';
import type { Query } from './values.ts';

/** Returns the parts of a value that a parameter determines, in the format of the argument. */
type Reader = (value: unknown, query: Query) => unknown[];

export interface ParameterCheck {
  /** Returns whether a part conforms to the argument. */
  holds: (part: unknown, argument: Argument) => boolean;
  /** Reads the parts in operations without an entry in `readers`. */
  read: Reader;
  /** Reads the parts in operations with a different format. */
  readers?: Record<string, Reader>;
  /** Operations that tests in `cases/` or `tags/` check instead, with the reason. */
  elsewhere?: Record<string, string>;
}

/** Reads a number, and ignores a currency symbol in front of it. */
const quantity: Reader = (value) => [String(value).replace(/^[^\d-]+/, '')];
const property =
  (...names: string[]): Reader =>
  (value) =>
    names.map((name) => (value as Record<string, unknown>)[name]);
const whole: Reader = (value) => [value];
const without =
  (pattern: RegExp): Reader =>
  (value) => [String(value).replaceAll(pattern, '')];
const withoutPrefix: Reader = (value, { prefix }) => [
  String(value).slice(typeof prefix === 'string' ? prefix.length : 0),
];

const limits = {
  read: quantity,
  readers: {
    'colour/rgb-colour': (value) => [...String(value).matchAll(/\d+/g)].slice(0, 3).flat(),
    'finance/transaction': property('amount'),
    'food/menu-item': property('price'),
    'number/radix-number': (value, { radix = 16 }) => [
      parseInt(
        String(value)
          .replace(/^0[box]/, '')
          .replaceAll('_', ''),
        Number(radix),
      ),
    ],
    'science/chemical-element': property('atomicNumber'),
    'science/measurement': property('value'),
  },
  elsewhere: {
    'number/roman-numeral': 'A Roman numeral has to be parsed.',
  },
} satisfies Omit<ParameterCheck, 'holds'>;

const limitsInSeconds = {
  read: property('durationSeconds'),
  readers: {
    'date/timestamp': (value, { unit }) => [Number(value) / (unit === 'milliseconds' ? 1000 : 1)],
  },
  elsewhere: { 'date/duration': 'ISO 8601 writes seconds as hours and days.' },
} satisfies Omit<ParameterCheck, 'holds'>;

const isAtLeast: ParameterCheck['holds'] = (part, least) => Number(part) >= Number(least);
const isAtMost: ParameterCheck['holds'] = (part, most) => Number(part) <= Number(most);

/** Converts a date to milliseconds, unless the reader has already converted it. */
const toTimestamp = (date: unknown) => (typeof date === 'number' ? date : Date.parse(String(date)));

const dates = {
  read: whole,
  readers: {
    'database/mongodb-object-id': (value) => [parseInt(String(value).slice(0, 8), 16) * 1000],
    'date/date-range': property('start', 'end'),
    'finance/transaction': property('bookedAt'),
  },
  elsewhere: { 'date/time-of-day': 'A range of times may go past midnight.' },
} satisfies Omit<ParameterCheck, 'holds'>;

const count = (part: unknown) => [...String(part)].length;

export const PARAMETER_CHECKS: Record<string, ParameterCheck> = {
  min: { ...limits, holds: isAtLeast },
  max: {
    ...limits,
    readers: { ...limits.readers, 'image/image-size': property('width', 'height') },
    holds: isAtMost,
  },
  minSeconds: { ...limitsInSeconds, holds: isAtLeast },
  maxSeconds: { ...limitsInSeconds, holds: isAtMost },
  from: {
    ...dates,
    readers: { ...dates.readers, 'date/time-series': (value) => value as string[] },
    holds: (part, from) => toTimestamp(part) >= toTimestamp(from),
  },
  to: { ...dates, holds: (part, to) => toTimestamp(part) <= toTimestamp(to) },
  minLength: { read: whole, holds: (part, length) => count(part) >= Number(length) },
  maxLength: { read: whole, holds: (part, length) => count(part) <= Number(length) },
  length: {
    holds: (part, length) => count(part) === length,
    read: whole,
    readers: {
      'airline/flight-number': (value, { airline }) => [
        String(value)
          .slice(typeof airline === 'string' ? 2 : 0)
          .replace(/^0+/, ''),
      ],
      'finance/masked-number': without(/ /g),
      'internet/api-key': withoutPrefix,
      'internet/etag': without(/^W\/|"/g),
      'location/plus-code': without(/\+/g),
    },
  },
  country: {
    holds: (part, country) => part === country,
    read: (value) => [String(value).slice(0, 2)],
    readers: {
      'finance/bank-account': property('countryCode'),
      'finance/bic': (value) => [String(value).slice(4, 6)],
      'location/place': property('countryCode'),
      'vehicle/licence-plate': property('countryCode'),
    },
    elsewhere: {
      'airline/aircraft-registration': 'Nationality marks are not country codes.',
      'finance/bank-name': 'A name does not tell where the bank is.',
      'finance/bban': 'The account does not name its country.',
      'person/driving-licence-number': 'The number does not name its country.',
      'person/machine-readable-zone': 'Its country codes have three letters.',
      'person/national-identity-number': 'The number does not name its country.',
      'person/passport-number': 'The number does not name its country.',
      'phone/calling-code': 'Calling codes are not country codes.',
      'phone/e164-number': 'Calling codes are not country codes.',
      'phone/fictional-phone-number': 'National numbers do not name the country.',
      'vehicle/manufacturer': 'A name does not tell where the company is.',
    },
  },
  sex: {
    holds: (part, sex) => part === sex,
    read: property('sex'),
    readers: { 'image/portrait-url': (value) => String(value).split('/').slice(-3, -2) },
    elsewhere: {
      'person/driving-licence-number': 'Only British numbers contain the sex.',
      'person/first-name': 'A name belongs to a list.',
      'person/full-name': 'A name belongs to a list.',
      'person/height': 'Only the average height depends on the sex.',
      'person/last-name': 'Surnames depend on the sex in few languages.',
      'person/middle-name': 'A name belongs to a list.',
      'person/national-identity-number': 'Only some countries encode the sex in the number.',
      'person/name-prefix': 'A title belongs to a list.',
      'person/person-name': 'A name belongs to a list.',
    },
  },
  issuer: {
    holds: (part, issuer) => part === issuer,
    read: property('issuer'),
    elsewhere: {
      'finance/credit-card-cvv': 'Only the length depends on the issuer.',
      'finance/credit-card-number': 'The first digits depend on the issuer.',
    },
  },
  protocol: {
    holds: (part, protocol) => part === protocol,
    read: (value) => [/^(\w+):\/\//.exec(String(value))?.[1]],
    readers: {
      'git/repository-url': (value) => [/^(\w+):\/\//.exec(String(value))?.[1] ?? 'scp'],
    },
  },
  formatted: {
    holds: (part, formatted) => /[ -]/.test(String(part)) === formatted,
    read: whole,
    elsewhere: {
      'person/national-identity-number': 'Some countries write no separators.',
    },
  },
};
