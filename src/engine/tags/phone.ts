import type { Faker } from '@faker-js/faker';
import { drawUntil } from '../drawUntil.ts';
import type { TagGenerators } from '../generator.ts';
import { required } from '../request.ts';
import type { RequestArguments } from '../request.ts';
import { CALLING_CODES } from './phone/callingCodes.ts';

const STYLES = ['human', 'national', 'international', 'mobile'] as const;
type Style = (typeof STYLES)[number];

/** Patterns that are possible in a country. Faker's lists have others among them. */
const POSSIBLE: Readonly<Record<string, Partial<Record<Style, RegExp>>>> = {
  it: { human: /^(\+39 [03]|[03])/, national: /^[03]/, international: /^\+39[03]/ },
  'en-GB': { national: /^0/ },
  // No Swedish number has less than seven digits after its zero or country code.
  sv: { human: /^(0|\+46)\d*#{6,}$/, national: /^0/, international: /#{6,}$/ },
  'zh-CN': { national: /^[01]/ },
};

/** Characters before the first digit of a national number. This digit is not zero. */
const BEFORE_NUMBER = /^(\(?0?|\+([2-9]\d|420) ?-?\(?|00420 )#/;

/** Area codes of large American cities, which mobile phones share with landlines. */
const AMERICAN_AREAS = [
  201, 206, 212, 213, 214, 215, 216, 303, 305, 312, 313, 404, 415, 503, 504, 512, 602, 617, 702,
  713,
];

/** Mobile numbers by country, as patterns of E.164 within the ranges that are in use. */
const MOBILE_NUMBERS = {
  BR: ['[14689][1-9]', '2[12478]', '3[1-578]', '5[1345]', '7[134579]'].map(
    (area) => `55${area}9[6-9][0-9]{7}`,
  ),
  CN: ['861[38][0-9]{9}', '8615[0-35-9][0-9]{8}'],
  CZ: ['42060[1-8][0-9]{6}', '4207[27][0-9]{7}'],
  DE: ['4917[0-57-9][0-9]{7}'],
  ES: ['346[0-9]{8}'],
  FR: ['336[0-24-8][0-9]{7}', '337[4-8][0-9]{7}'],
  // Without the ranges of Guernsey, Jersey and the Isle of Man.
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
} as const;
const COUNTRIES = [
  'BR',
  'CN',
  'CZ',
  'DE',
  'ES',
  'FR',
  'GB',
  'IT',
  'JP',
  'KR',
  'NL',
  'PL',
  'SE',
  'US',
] as const;

/** Numbers that regulators keep free for films and books, `#` for a digit that may be any. */
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
} as const;
const FICTIONAL_COUNTRIES = ['DE', 'FR', 'GB', 'US'] as const;

/** American codes for services instead of places, such as 800 and 888. Of them, only 800-555-0199 is kept for fiction. */
const SERVICE_CODE = /^\(\d(\d)\1\)/;

const fillDigits = (faker: Faker, pattern: string): string =>
  pattern
    .replaceAll('!', () => String(faker.number.int({ min: 2, max: 9 })))
    .replaceAll('#', () => String(faker.number.int(9)));

/** Mobile numbers whose second or third digit the numbering plan restricts. */
function restrictMobile(faker: Faker, locale: string, pattern: string): string {
  const digit = (min: number, max: number) => String(faker.number.int({ min, max }));
  if (locale === 'de') return pattern.replace(/^01#/, () => `01${digit(5, 7)}`);
  if (locale === 'en-GB') return pattern.replace(/^07#/, () => `07${digit(1, 3)}`);
  if (locale === 'zh-CN')
    return pattern.replace(/^(\+86)?1#/, (one) => one.replace('#', digit(3, 9)));
  return pattern;
}

function createPhoneNumber(faker: Faker, request: RequestArguments): string {
  const style = request.oneOf('format', STYLES);
  const locale = request.string('locale');
  const possible = POSSIBLE[locale]?.[style];
  const patterns: readonly string[] = faker.definitions.phone_number.format[style] ?? [];
  const pattern = restrictMobile(
    faker,
    locale,
    faker.helpers.arrayElement(patterns.filter((each) => possible?.test(each) ?? true)),
  );
  const first = String(faker.number.int({ min: 1, max: 9 }));
  return fillDigits(
    faker,
    pattern.replace(BEFORE_NUMBER, (match) => match.slice(0, -1) + first),
  );
}

function createE164Number(faker: Faker, request: RequestArguments): string {
  const country =
    request.optional.oneOf('country', COUNTRIES) ?? faker.helpers.arrayElement(COUNTRIES);
  const patterns: readonly string[] = MOBILE_NUMBERS[country];
  const number = faker.helpers.fromRegExp(faker.helpers.arrayElement(patterns));
  return request.boolean('uri') ? `tel:+${number}` : `+${number}`;
}

function createFictionalNumber(faker: Faker, request: RequestArguments): string {
  const country =
    request.optional.oneOf('country', FICTIONAL_COUNTRIES) ??
    faker.helpers.arrayElement(FICTIONAL_COUNTRIES);
  const patterns: readonly string[] = FICTIONAL_NUMBERS[country];
  const number = drawUntil(
    () => fillDigits(faker, faker.helpers.arrayElement(patterns)),
    (drawn) => !SERVICE_CODE.test(drawn),
  );
  if (request.string('format') !== 'international') return number;
  return `+${CALLING_CODES[country] ?? ''}${number.replace(/\D/g, '').replace(/^0/, '')}`;
}

function createImei(faker: Faker, request: RequestArguments): string {
  const tac = request.optional.string('tac') ?? faker.string.numeric(8);
  const imei = faker.helpers.replaceCreditCardSymbols(`${tac}######L`, '#');
  if (!request.boolean('formatted')) return imei;
  return imei.replace(/^(..)(.{6})(.{6})(.)$/, '$1-$2-$3-$4');
}

function createImsi(faker: Faker, request: RequestArguments): string {
  const network = request.string('mcc') + request.string('mnc');
  return network + faker.string.numeric(15 - network.length);
}

const CODE_PREFIXES = { plus: '+', zeros: '00', plain: '' } as const;

/** The code of a country: with a plus sign, with the zeros that most countries dial, or digits only. */
function createCallingCode(faker: Faker, request: RequestArguments): string {
  const country = request.optional.oneOf('country', Object.keys(CALLING_CODES));
  const codes = [...new Set(Object.values(CALLING_CODES))];
  const code = country === undefined ? faker.helpers.arrayElement(codes) : CALLING_CODES[country];
  const format = request.oneOf('format', ['plus', 'zeros', 'plain']);
  return CODE_PREFIXES[format] + required(code, 'country');
}

export const phone: TagGenerators = {
  'calling-code': createCallingCode,
  'phone-number': createPhoneNumber,
  'e164-number': createE164Number,
  'fictional-phone-number': createFictionalNumber,
  imei: createImei,
  imsi: createImsi,
};
