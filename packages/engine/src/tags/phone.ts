import type { Faker } from '@faker-js/faker';
// ITU-T E.164 country codes by ISO 3166-1 country, in the order of the codes.
import CALLING_CODES from '../../data/callingCodes.json' with { type: 'json' };
import { retryUntil } from '../retryUntil.ts';
import type { ArgumentsOf, Locale } from '../../generated/arguments.ts';
import { defineTag } from '../tag.ts';

type Style = ArgumentsOf['phone']['phone-number']['format'];

/** Patterns that select the valid numbers from faker's lists. */
const POSSIBLE: Partial<Record<Locale, Partial<Record<Style, RegExp>>>> = {
  it: { human: /^(\+39 [03]|[03])/, national: /^[03]/, international: /^\+39[03]/ },
  'en-GB': { national: /^0/ },
  // Swedish numbers have at least seven digits after the zero or the country code.
  sv: { human: /^(0|\+46)\d*#{6,}$/, national: /^0/, international: /#{6,}$/ },
  'zh-CN': { national: /^[01]/ },
};

/** Matches the characters before the first digit of a national number. That digit is not zero. */
const BEFORE_NUMBER = /^(\(?0?|\+([2-9]\d|420) ?-?\(?|00420 )#/;

/** Area codes of large US cities, for mobile phones and landlines. */
const AMERICAN_AREAS = [
  201, 206, 212, 213, 214, 215, 216, 303, 305, 312, 313, 404, 415, 503, 504, 512, 602, 617, 702,
  713,
];

/** E.164 patterns of mobile numbers, keyed by country, within the ranges in use. */
const MOBILE_NUMBERS = {
  BR: ['[14689][1-9]', '2[12478]', '3[1-578]', '5[1345]', '7[134579]'].map(
    (area) => `55${area}9[6-9][0-9]{7}`,
  ),
  CN: ['861[38][0-9]{9}', '8615[0-35-9][0-9]{8}'],
  CZ: ['42060[1-8][0-9]{6}', '4207[27][0-9]{7}'],
  DE: ['4917[0-57-9][0-9]{7}'],
  ES: ['346[0-9]{8}'],
  FR: ['336[0-24-8][0-9]{7}', '337[4-8][0-9]{7}'],
  // Excludes the ranges of Guernsey, Jersey and the Isle of Man.
  GB: ['447[58][14-8][0-9]{7}'],
  IT: ['393[2-9][0-9]{8}'],
  JP: ['81[789]0[1-9][0-9]{7}'],
  KR: ['8210[2-46-9][0-9]{7}'],
  NL: ['316[1-5][0-9]{7}'],
  PL: ['50', '51', '53', '57', '60', '66', '69', '72', '73', '78', '79', '88'].map(
    (range) => `48${range}[0-9]{7}`,
  ),
  SE: ['467[02369][0-9]{7}'],
  US: AMERICAN_AREAS.map((area) => `1${area}[2-9][2-9][0-9]{5}`),
};

/** Numbers that regulators reserve for films and books. `#` is any digit. */
const FICTIONAL_NUMBERS = {
  DE: ['030 23125###', '069 90009###', '040 66969###', '0221 4710###', '089 99998###'],
  FR: ['01 99 00', '02 61 91', '03 53 01', '04 65 71', '05 36 49', '06 39 98'].map(
    (block) => `${block} ## ##`,
  ),
  GB: [
    ...[113, 114, 115, 116, 117, 118, 121, 131, 141, 151, 161].map((area) => `0${area} 496 0###`),
    '0191 498 0###',
    '020 7946 0###',
    '01632 960###',
    '07700 900###',
    '08081 570###',
  ],
  US: ['(!##) 555-01##'],
};

/** US area codes for services, such as 800 and 888. Among their numbers, only 800-555-0199 is reserved for fiction. */
const SERVICE_CODE = /^\(\d(\d)\1\)/;

const fillDigits = (faker: Faker, pattern: string): string =>
  pattern
    .replaceAll('!', () => String(faker.number.int({ min: 2, max: 9 })))
    .replaceAll('#', () => String(faker.number.int(9)));

/** Prefixes of mobile numbers whose last digit the numbering plan limits, keyed by locale. */
const MOBILE_STARTS: Partial<Record<Locale, { start: RegExp; min: number; max: number }>> = {
  de: { start: /^01#/, min: 5, max: 7 },
  'en-GB': { start: /^07#/, min: 1, max: 3 },
  'zh-CN': { start: /^(\+86)?1#/, min: 3, max: 9 },
};

function restrictMobile(faker: Faker, locale: Locale, pattern: string): string {
  const restricted = MOBILE_STARTS[locale];
  if (!restricted) return pattern;
  return pattern.replace(restricted.start, (start) =>
    start.replace('#', String(faker.number.int(restricted))),
  );
}

const CODE_PREFIXES = { plus: '+', zeros: '00', plain: '' };

export const phone = defineTag('phone', {
  'calling-code': ({ country, format }) => {
    const codes = country ? [CALLING_CODES[country]] : new Set(Object.values(CALLING_CODES));
    return Array.from(codes, (code) => CODE_PREFIXES[format] + code);
  },
  'phone-number': ({ format, locale }, { definitions }) => {
    // In faker's types, only `mobile` can be absent.
    const patterns = definitions.phone_number.format[format] ?? [];
    const possible = patterns.filter((each) => POSSIBLE[locale]?.[format]?.test(each) ?? true);
    return (faker) => {
      const pattern = restrictMobile(faker, locale, faker.helpers.arrayElement(possible));
      const first = String(faker.number.int({ min: 1, max: 9 }));
      return fillDigits(
        faker,
        pattern.replace(BEFORE_NUMBER, (match) => match.slice(0, -1) + first),
      );
    };
  },
  'e164-number': (args) => (faker) => {
    const country = args.country ?? faker.helpers.objectKey(MOBILE_NUMBERS);
    const pattern = faker.helpers.arrayElement(MOBILE_NUMBERS[country]);
    return `${args.uri ? 'tel:' : ''}+${faker.helpers.fromRegExp(pattern)}`;
  },
  'fictional-phone-number': (args) => (faker) => {
    const country = args.country ?? faker.helpers.objectKey(FICTIONAL_NUMBERS);
    const number = retryUntil(
      () => fillDigits(faker, faker.helpers.arrayElement(FICTIONAL_NUMBERS[country])),
      (each) => !SERVICE_CODE.test(each),
    );
    if (args.format === 'national') return number;
    return `+${CALLING_CODES[country]}${number.replace(/\D/g, '').replace(/^0/, '')}`;
  },
  imei: (args) => (faker) => {
    const tac = args.tac ?? faker.string.numeric(8);
    const imei = faker.helpers.replaceCreditCardSymbols(`${tac}######L`, '#');
    return args.formatted ? imei.replace(/^(..)(.{6})(.{6})(.)$/, '$1-$2-$3-$4') : imei;
  },
  imsi: ({ mcc, mnc }) => {
    const network = mcc + mnc;
    return (faker) => network + faker.string.numeric(15 - network.length);
  },
});
