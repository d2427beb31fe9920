import { getCountries, getCountryCallingCode, parsePhoneNumber } from 'libphonenumber-js';
import validator from 'validator';
import { expect, test } from 'vitest';
import { rangeOf } from '../measures.ts';
import { operationOf } from '../support/engine.ts';
import { MANY_SEEDS, createDistinctValues, createValues } from '../values.ts';

/** Countries that have a calling code, without Kosovo, which ISO 3166-1 lacks. */
const COUNTRIES = getCountries()
  .filter((country) => validator.isISO31661Alpha2(country) && country !== 'XK')
  .sort();

test('calling codes are those of another library, for every country of ISO 3166-1', () => {
  const { enum: countries } = operationOf('/v1/phone/calling-code').parameters['country'] ?? {};
  expect(countries).toEqual(COUNTRIES);
  const codes = COUNTRIES.map(
    (country) => createValues('phone/calling-code', { country, format: 'plain' }, [1], 1)[0],
  );
  expect(codes).toEqual(COUNTRIES.map((country) => getCountryCallingCode(country)));
});

test('calling codes are written with a plus, with zeros or without both', () => {
  const plain = createValues('phone/calling-code', { format: 'plain' });
  const known = new Set<string>(COUNTRIES.map((country) => getCountryCallingCode(country)));
  expect(plain.filter((code) => !known.has(code))).toEqual([]);
  expect(createValues('phone/calling-code')).toEqual(plain.map((code) => `+${code}`));
  expect(createValues('phone/calling-code', { format: 'zeros' })).toEqual(
    plain.map((code) => `00${code}`),
  );
});

test('US phone numbers are written in different ways', () => {
  const shapes = createValues('phone/phone-number').map((number) => number.replace(/\d+/g, '#'));
  expect(shapes).toEqual(expect.arrayContaining(['(#) #-#', '#.#.# x#', '#-#-#-#']));
});

test('phone numbers have at least 8 digits in Sweden, and at most 13 in Germany', () => {
  const lengths = (query: Record<string, string>) =>
    createValues('phone/phone-number', query, MANY_SEEDS).map(
      (number) => number.replace(/\D/g, '').length,
    );
  expect(rangeOf(lengths({ locale: 'sv' }))[0]).toBe(8);
  expect(rangeOf(lengths({ locale: 'de', format: 'national' }))[1]).toBe(13);
});

test('numbers in the format E.164 are of fourteen countries', () => {
  const numbers = [...createDistinctValues('phone/e164-number')].map((each) =>
    parsePhoneNumber(each),
  );
  expect(new Set(numbers.map(({ countryCallingCode }) => countryCallingCode)).size).toBe(14);
});

test('IMSIs of one network differ', () => {
  const numbers = createValues('phone/imsi', { mcc: '310', mnc: '410' });
  expect(new Set(numbers).size).toBe(numbers.length);
});
