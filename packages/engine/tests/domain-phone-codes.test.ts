import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import validator from 'validator';
import { expect, test } from 'vitest';
import { drawValues, findOperation } from './values.ts';

/** Calling codes by the country as another library has them. */
const CODES = new Map<string, string>(
  getCountries().map((country) => [country, getCountryCallingCode(country)]),
);

const parameter = findOperation('phone/calling-code').operation.parameters?.find(
  ({ name }) => name === 'country',
);
const countries = (parameter?.schema['enum'] ?? []) as string[];

test('every country of ISO 3166-1 that has a calling code is there', () => {
  const all = [...CODES.keys()].filter((country) => validator.isISO31661Alpha2(country));
  expect(countries).toEqual(all.filter((country) => country !== 'XK').sort());
});

test('the calling code of each country is that of another library', () => {
  const codes = countries.map(
    (country) => drawValues('phone/calling-code', { country, format: 'plain' }, [1], 1)[0],
  );
  expect(codes).toEqual(countries.map((country) => CODES.get(country)));
});

test('a calling code is written with a plus, with zeros or bare', () => {
  const plain = drawValues('phone/calling-code', { format: 'plain' });
  const known = new Set(CODES.values());
  expect(plain.filter((code) => !known.has(code))).toEqual([]);
  expect(drawValues('phone/calling-code')).toEqual(plain.map((code) => `+${code}`));
  expect(drawValues('phone/calling-code', { format: 'zeros' })).toEqual(
    plain.map((code) => `00${code}`),
  );
});
