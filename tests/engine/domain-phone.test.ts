import { describe, expect, test } from 'vitest';
import { parsePhoneNumber } from 'libphonenumber-js/max';
import validator from 'validator';
import type { MobilePhoneLocale } from 'validator';
import { answersOf, fresh, MANY_SEEDS } from './faults.ts';

/** Calling code by locale. */
const CODES: Record<string, string> = {
  en: '1',
  'en-GB': '44',
  de: '49',
  fr: '33',
  es: '34',
  it: '39',
  nl: '31',
  pl: '48',
  'pt-BR': '55',
  sv: '46',
  da: '45',
  nb: '47',
  cs: '420',
  ru: '7',
  uk: '380',
  tr: '90',
  he: '972',
  id: '62',
  ja: '81',
  ko: '82',
  'zh-CN': '86',
};

/** Mobile numbers where the validator knows fewer ranges than the numbering plan has. */
const MOBILE: Record<string, RegExp> = {
  de: /^01[5-7]\d{8,9}$/,
  'pt-BR': /^[1-9]\d9\d{8}$/,
  he: /^05\d{8}$/,
};

/** Locales as the validator names them, by locale and by country. */
const VALIDATED: Record<string, MobilePhoneLocale> = {
  en: 'en-US',
  'en-GB': 'en-GB',
  fr: 'fr-FR',
  es: 'es-ES',
  it: 'it-IT',
  nl: 'nl-NL',
  pl: 'pl-PL',
  sv: 'sv-SE',
  da: 'da-DK',
  nb: 'nb-NO',
  id: 'id-ID',
  cs: 'cs-CZ',
  ru: 'ru-RU',
  uk: 'uk-UA',
  tr: 'tr-TR',
  ja: 'ja-JP',
  ko: 'ko-KR',
  'zh-CN': 'zh-CN',
  BR: 'pt-BR',
  CN: 'zh-CN',
  CZ: 'cs-CZ',
  DE: 'de-DE',
  ES: 'es-ES',
  FR: 'fr-FR',
  GB: 'en-GB',
  IT: 'it-IT',
  JP: 'ja-JP',
  KR: 'ko-KR',
  NL: 'nl-NL',
  PL: 'pl-PL',
  SE: 'sv-SE',
  US: 'en-US',
};

/** Ranges that the regulators keep free, as digits of the national form. */
const RESERVED: Record<string, RegExp> = {
  DE: /^(03023125|06990009|04066969|02214710|08999998)\d{3}$/,
  FR: /^(019900|026191|035301|046571|053649|063998)\d{4}$/,
  GB: /^(01(1[3-8]|[2-6]1)4960|01914980|02079460|01632960|07700900|08081570)\d{3}$/,
  US: /^[2-9](\d)(?!\1)\d55501\d\d$/,
};
const TRUNKS: Record<string, [code: string, trunk: string]> = {
  DE: ['+49', '0'],
  FR: ['+33', '0'],
  GB: ['+44', '0'],
  US: ['+1', ''],
};

const digitsOf = (number: string) => number.replace(/\D/g, '');

/** The Luhn digit over all digits but the last. */
function luhn(number: string): number {
  const sum = Array.from(number.slice(0, -1))
    .reverse()
    .map((digit, at) => Number(digit) * (at % 2 ? 1 : 2))
    .reduce((total, product) => total + (product > 9 ? product - 9 : product), 0);
  return (10 - (sum % 10)) % 10;
}

describe('phones', () => {
  test.each(Object.entries(CODES))(
    '%s: phone numbers are of the format asked for',
    (locale, code) => {
      const international = fresh('phone/phone-number', { locale, format: 'international' });
      expect(international.filter((v) => !RegExp(`^\\+${code}\\d{7,12}$`).test(v))).toEqual([]);
      expect(international.filter((v) => v.length > 16)).toEqual([]);
      const national = fresh('phone/phone-number', { locale, format: 'national' });
      expect(national.filter((v) => v.includes('+') || !/^[\d() -]{7,17}$/.test(v))).toEqual([]);
      const mobile = fresh('phone/phone-number', { locale, format: 'mobile' });
      const isMobile = (number: string) =>
        MOBILE[locale]?.test(number) ?? validator.isMobilePhone(number, VALIDATED[locale]);
      expect(mobile.filter((v) => !isMobile(v) || v !== digitsOf(v))).toEqual([]);
      const human = fresh('phone/phone-number', { locale, format: 'human' });
      const codes = human.filter((v) => v.startsWith('+') && !v.startsWith(`+${code}`));
      expect(codes).toEqual([]);
    },
  );

  test('recorded phone numbers are of their format, and only American ones have an extension', () => {
    const wrong = answersOf('phone/phone-number').filter(
      ({ query: { locale, format }, value }) =>
        (value.startsWith('+') && !value.startsWith(`+${CODES[String(locale)]}`)) ||
        (format === 'international' && !/^\+\d+$/.test(value)) ||
        (format === 'mobile' && !/^\d+$/.test(value)) ||
        (value.includes('x') && (format !== 'human' || !String(locale).startsWith('en'))),
    );
    expect(wrong).toEqual([]);
    const shapes = fresh('phone/phone-number', {}).map((v) => v.replace(/\d+/g, '#'));
    expect([...new Set(shapes)]).toEqual(
      expect.arrayContaining(['(#) #-#', '#.#.# x#', '#-#-#-#']),
    );
    const lengths = (query: Record<string, string>) =>
      fresh('phone/phone-number', query, MANY_SEEDS).map((number) => digitsOf(number).length);
    expect(Math.min(...lengths({ locale: 'sv' }))).toBe(8);
    expect(Math.max(...lengths({ locale: 'de', format: 'national' }))).toBe(13);
  });

  test('an E.164 number passes an independent validator as a mobile of its country', () => {
    const countries = Object.keys(VALIDATED).filter((key) => /^[A-Z]{2}$/.test(key));
    const wrong = answersOf('phone/e164-number').filter(({ query: { country, uri }, value }) => {
      const number = value.replace(/^tel:/, '');
      const candidates = country === undefined ? countries : [String(country)];
      const strictMode = true;
      return (
        value.startsWith('tel:') !== uri ||
        number.length > 16 ||
        !candidates.some((each) => validator.isMobilePhone(number, VALIDATED[each], { strictMode }))
      );
    });
    expect(wrong).toEqual([]);
    const starts = fresh('phone/e164-number', {}, MANY_SEEDS).map((v) => v.slice(0, 3));
    expect(new Set(starts.map((v) => v.replace(/^\+1.*/, '+1'))).size).toBe(14);
  });

  test('libphonenumber finds every E.164 number valid, and of a type for mobile phones', () => {
    const types = new Set(
      fresh('phone/e164-number', {}, MANY_SEEDS).map((value) => {
        const number = parsePhoneNumber(value);
        return number.isValid() ? number.getType() : value;
      }),
    );
    expect(types).toEqual(new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']));
  });

  test('fictional numbers lie in the ranges that the regulators keep free', () => {
    for (const { query, value } of answersOf('phone/fictional-phone-number')) {
      const countries = Object.keys(RESERVED).filter((key) => (query['country'] ?? key) === key);
      const isReserved = countries.some((country) => {
        const [code = '', trunk = ''] = TRUNKS[country] ?? [];
        if (query['format'] !== 'international') return RESERVED[country]?.test(digitsOf(value));
        return value.startsWith(code) && RESERVED[country]?.test(trunk + value.slice(code.length));
      });
      expect(isReserved, value).toBe(true);
      if (query['format'] === 'international') expect(value).toMatch(/^\+\d{11,12}$/);
    }
  });

  test('an IMEI passes an independent validator, has a Luhn digit and is of its model', () => {
    const wrong = answersOf('phone/imei').filter(
      ({ query: { tac, formatted }, value }) =>
        !validator.isIMEI(value, { allow_hyphens: formatted === true }) ||
        Number(value.slice(-1)) !== luhn(digitsOf(value)) ||
        (tac !== undefined && !digitsOf(value).startsWith(String(tac))) ||
        (formatted === true) !== /^\d{2}-\d{6}-\d{6}-\d$/.test(value),
    );
    expect(wrong).toEqual([]);
    expect(luhn('490154203237518')).toBe(8);
  });

  test('an IMSI is of its network, and of the test network by default', () => {
    const wrong = answersOf('phone/imsi').filter(
      ({ query: { mcc, mnc }, value }) =>
        value.length !== 15 || !value.startsWith(`${String(mcc)}${String(mnc)}`),
    );
    expect(wrong).toEqual([]);
    const american = fresh('phone/imsi', { mcc: '310', mnc: '410' });
    expect(american.filter((value) => !/^310410\d{9}$/.test(value))).toEqual([]);
    expect(new Set(american).size).toBe(american.length);
  });
});
