import { parsePhoneNumber } from 'libphonenumber-js/max';
import validator from 'validator';
import type { MobilePhoneLocale } from 'validator';
import { describe, expect, test } from 'vitest';
import { rangeOf, toTable } from './measures.ts';
import { MANY_SEEDS, drawDistinct, drawValues, testAnswers, testValues } from './values.ts';
import type { Row } from './values.ts';

/** Calling code by locale. */
const CODES = toTable(`en 1 en-GB 44 de 49 fr 33 es 34 it 39 nl 31 pl 48 pt-BR 55 sv 46 da 45 nb 47
  cs 420 ru 7 uk 380 tr 90 he 972 id 62 ja 81 ko 82 zh-CN 86`);

/** Mobile numbers where the validator knows fewer ranges than the numbering plan has. */
const MOBILE: Record<string, RegExp> = {
  ...{ de: /^01[5-7]\d{8,9}$/, 'pt-BR': /^[1-9]\d9\d{8}$/, he: /^05\d{8}$/ },
};

/** Locales as the validator names them, by locale and by country. */
const VALIDATED =
  toTable(`en en-US en-GB en-GB fr fr-FR es es-ES it it-IT nl nl-NL pl pl-PL sv sv-SE
  da da-DK nb nb-NO id id-ID cs cs-CZ ru ru-RU uk uk-UA tr tr-TR ja ja-JP ko ko-KR zh-CN zh-CN
  BR pt-BR CN zh-CN CZ cs-CZ DE de-DE ES es-ES FR fr-FR GB en-GB IT it-IT JP ja-JP KR ko-KR
  NL nl-NL PL pl-PL SE sv-SE US en-US`) as Readonly<Record<string, MobilePhoneLocale>>;

const COUNTRIES = Object.keys(VALIDATED).filter((key) => /^[A-Z]{2}$/.test(key));

/** Ranges that the regulators keep free, as digits of the national form. */
const RESERVED: Record<string, RegExp> = {
  DE: /^(03023125|06990009|04066969|02214710|08999998)\d{3}$/,
  FR: /^(019900|026191|035301|046571|053649|063998)\d{4}$/,
  GB: /^(01(1[3-8]|[2-6]1)4960|01914980|02079460|01632960|07700900|08081570)\d{3}$/,
  US: /^[2-9](\d)(?!\1)\d55501\d\d$/,
};

const digitsOf = (number: string) => number.replace(/\D/g, '');

/** The national form of an international number. */
const toNational = (number: string) =>
  number.startsWith('+1') ? number.slice(2) : number.replace(/^\+(49|33|44)/, '0');

testValues('phone', [
  ...Object.entries(CODES).flatMap(([locale, code]): Row[] => {
    const isMobile = (number: string) =>
      MOBILE[locale]?.test(number) ?? validator.isMobilePhone(number, VALIDATED[locale]);
    return [
      ['phone-number', { locale, format: 'international' }, RegExp(`^\\+${code}\\d{7,12}$`)],
      ['phone-number', { locale, format: 'international' }, /^.{8,16}$/],
      ['phone-number', { locale, format: 'national' }, /^[\d() -]{7,17}$/],
      ['phone-number', { locale, format: 'mobile' }, isMobile],
      ['phone-number', { locale, format: 'mobile' }, /^\d+$/],
      ['phone-number', { locale, format: 'human' }, RegExp(`^(\\+${code}|[^+])`)],
    ];
  }),
  ['imsi', { mcc: '310', mnc: '410' }, /^310410\d{9}$/],
]);

testAnswers('phone/phone-number', {
  'is of its format, and only American ones have an extension': (number, { locale, format }) =>
    (!number.startsWith('+') || number.startsWith(`+${CODES[String(locale)]}`)) &&
    (format !== 'international' || /^\+\d+$/.test(number)) &&
    (format !== 'mobile' || /^\d+$/.test(number)) &&
    (!number.includes('x') || (format === 'human' && String(locale).startsWith('en'))),
});

testAnswers('phone/e164-number', {
  'passes an independent validator as a mobile of its country': (value, { country, uri }) => {
    const number = value.replace(/^tel:/, '');
    const candidates = country === undefined ? COUNTRIES : [String(country)];
    return (
      value.startsWith('tel:') === uri &&
      number.length <= 16 &&
      candidates.some((each) =>
        validator.isMobilePhone(number, VALIDATED[each], { strictMode: true }),
      )
    );
  },
});

testAnswers('phone/fictional-phone-number', {
  'lies in the ranges that the regulators keep free': (number, { country, format }) => {
    const isInternational = format === 'international';
    const national = isInternational ? toNational(number) : digitsOf(number);
    const countries = Object.keys(RESERVED).filter((key) => (country ?? key) === key);
    return (
      countries.some((each) => RESERVED[each]?.test(national)) &&
      (!isInternational || /^\+\d{11,12}$/.test(number))
    );
  },
});

testAnswers('phone/imei', {
  'passes an independent validator, which knows the Luhn digit, and is of its model': (
    imei,
    query,
  ) => {
    const { tac = '', formatted } = query;
    return (
      validator.isIMEI(imei, { allow_hyphens: formatted === true }) &&
      digitsOf(imei).startsWith(String(tac)) &&
      (formatted === true) === /^\d{2}-\d{6}-\d{6}-\d$/.test(imei)
    );
  },
});

testAnswers('phone/imsi', {
  'is of its network': (imsi, { mcc, mnc }) =>
    imsi.length === 15 && imsi.startsWith(`${String(mcc)}${String(mnc)}`),
});

describe('phones', () => {
  test('numbers in the USA are written in different ways', () => {
    const shapes = drawValues('phone/phone-number').map((number) => number.replace(/\d+/g, '#'));
    expect(shapes).toEqual(expect.arrayContaining(['(#) #-#', '#.#.# x#', '#-#-#-#']));
  });

  test('numbers have 8 digits or more in Sweden, and 13 at most in Germany', () => {
    const lengths = (query: Record<string, string>) =>
      drawValues('phone/phone-number', query, MANY_SEEDS).map((each) => digitsOf(each).length);
    expect(rangeOf(lengths({ locale: 'sv' }))[0]).toBe(8);
    expect(rangeOf(lengths({ locale: 'de', format: 'national' }))[1]).toBe(13);
  });

  test('libphonenumber finds every E.164 number valid, of fourteen countries, and a mobile', () => {
    const numbers = [...drawDistinct('phone/e164-number')].map((number) =>
      parsePhoneNumber(number),
    );
    expect(numbers.filter((number) => !number.isValid())).toEqual([]);
    const types = new Set(numbers.map((number) => number.getType()));
    expect(types).toEqual(new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']));
    expect(new Set(numbers.map(({ countryCallingCode }) => countryCallingCode)).size).toBe(14);
  });

  test('IMSIs of one network differ', () => {
    const numbers = drawValues('phone/imsi', { mcc: '310', mnc: '410' });
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
