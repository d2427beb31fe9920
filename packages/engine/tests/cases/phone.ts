import { getCountryCallingCode, parsePhoneNumber } from 'libphonenumber-js/max';
import type { CountryCode } from 'libphonenumber-js/max';
import validator from 'validator';
import type { MobilePhoneLocale } from 'validator';
import { parsePairs } from '../measures.ts';
import { EVERY_REQUEST } from '../values.ts';
import type { Query, ValueCase } from '../values.ts';

/** Calling codes, keyed by locale. */
const CODES =
  parsePairs(`en 1 en-GB 44 de 49 fr 33 es 34 it 39 nl 31 pl 48 pt-BR 55 sv 46 da 45 nb 47
  cs 420 ru 7 uk 380 tr 90 he 972 id 62 ja 81 ko 82 zh-CN 86`);

/** Patterns of mobile numbers, for locales in which the validator does not accept every valid range. */
const MOBILE: Record<string, RegExp> = {
  ...{ de: /^01[5-7]\d{8,9}$/, 'pt-BR': /^[1-9]\d9\d{8}$/, he: /^05\d{8}$/ },
};

/** Locale names in the validator, keyed by locale. */
const VALIDATED =
  parsePairs(`en en-US en-GB en-GB fr fr-FR es es-ES it it-IT nl nl-NL pl pl-PL sv sv-SE
  da da-DK nb nb-NO id id-ID cs cs-CZ ru ru-RU uk uk-UA tr tr-TR ja ja-JP ko ko-KR zh-CN zh-CN`);

const isMobile = (number: string, { locale }: Query): boolean =>
  MOBILE[String(locale)]?.test(number) ??
  validator.isMobilePhone(number, VALIDATED[String(locale)] as MobilePhoneLocale);

/** Patterns of national numbers that regulators reserve for fiction. */
const RESERVED: Record<string, RegExp> = {
  DE: /^(03023125|06990009|04066969|02214710|08999998)\d{3}$/,
  FR: /^(019900|026191|035301|046571|053649|063998)\d{4}$/,
  GB: /^(01(1[3-8]|[2-6]1)4960|01914980|02079460|01632960|07700900|08081570)\d{3}$/,
  US: /^[2-9](\d)(?!\1)\d55501\d\d$/,
};

const isFictional = (number: string, { country }: Query): boolean => {
  const international = /^\+(?:1|49|33|44)(\d+)$/.exec(number)?.[1];
  const digits = international ?? number.replace(/\D/g, '');
  const national = international && country !== 'US' ? `0${digits}` : digits;
  return RESERVED[String(country)]?.test(national) === true;
};

const isMobileOfCountry = (value: string, { country }: Query): boolean => {
  const number = parsePhoneNumber(value.replace('tel:', ''));
  return (
    number.isValid() &&
    (country === undefined || number.country === country) &&
    /MOBILE/.test(number.getType() ?? '')
  );
};

const MOBILE_COUNTRIES = 'BR CN CZ DE ES FR GB IT JP KR NL PL SE US'.split(' ');

const PREFIXES: Record<string, string> = { plus: '+', zeros: '00', plain: '' };

const isCodeOfCountry = (code: string, { country, format }: Query): boolean | undefined =>
  country === undefined
    ? undefined
    : code === PREFIXES[String(format)] + getCountryCallingCode(country as CountryCode);

const shapeOf = (number: string): string => number.replaceAll(/\d+/g, '#');

const countDigits = (number: string): number => number.replaceAll(/\D/g, '').length;

export const cases: readonly ValueCase[] = [
  ...Object.entries(CODES).flatMap(([locale, code]): ValueCase[] => [
    ['phone-number', { locale, format: 'international' }, RegExp(`^\\+${code}\\d{7,12}$`)],
    ['phone-number', { locale, format: 'international' }, /^.{8,16}$/],
    ['phone-number', { locale, format: 'national' }, /^[\d() -]{7,17}$/],
    ['phone-number', { locale, format: 'mobile' }, isMobile],
    ['phone-number', { locale, format: 'mobile' }, /^\d+$/],
    // Only English numbers can have an extension.
    [
      'phone-number',
      { locale, format: 'human' },
      RegExp(`^(\\+${code}|[^+])${locale.startsWith('en') ? '' : '[^x]*$'}`),
    ],
  ]),
  ...MOBILE_COUNTRIES.flatMap((country): ValueCase[] => [
    ['e164-number', { country, uri: false }, /^\+/],
    ['e164-number', { country, uri: false }, isMobileOfCountry],
    ['e164-number', { country, uri: true }, /^tel:/],
    ['e164-number', { country, uri: true }, isMobileOfCountry],
  ]),
  ['e164-number', {}, isMobileOfCountry],
  ...Object.keys(RESERVED).flatMap((country): ValueCase[] => [
    ['fictional-phone-number', { country, format: 'national' }, isFictional],
    ['fictional-phone-number', { country, format: 'national' }, /^[^+]/],
    ['fictional-phone-number', { country, format: 'international' }, isFictional],
    ['fictional-phone-number', { country, format: 'international' }, /^\+\d{11,12}$/],
  ]),
  ['imei', { tac: '35209900' }, validator.isIMEI],
  ['imei', { tac: '35209900' }, /^35209900/],
  ['imei', { tac: '35209900', formatted: true }, /^35-209900-/],
  ['imsi', { mnc: '01' }, /^00101/],
  ['imsi', { mcc: '310', mnc: '410' }, /^310410/],
  ['calling-code', EVERY_REQUEST, isCodeOfCountry],
  ['phone-number', {}, { has: ['(#) #-#', '#.#.# x#', '#-#-#-#'], of: shapeOf }],
  ['phone-number', { locale: 'sv' }, { range: [8, 11], of: countDigits }],
  ['phone-number', { locale: 'de', format: 'national' }, { range: [11, 13], of: countDigits }],
  [
    'e164-number',
    {},
    { size: 14, of: (each: string) => parsePhoneNumber(each).countryCallingCode },
  ],
  ['imsi', { mcc: '310', mnc: '410' }, { size: 3000 }],
];
