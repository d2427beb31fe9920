import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import validator from 'validator';
import { describe, expect, test } from 'vitest';
import { find, fresh } from './faults.ts';

const codeOf: Readonly<Record<string, string>> = Object.fromEntries(
  getCountries().map((country) => [country, getCountryCallingCode(country)]),
);

describe('calling codes', () => {
  const parameter = find('phone/calling-code').operation.parameters?.find(
    ({ name }) => name === 'country',
  );
  const countries = (parameter?.schema['enum'] ?? []) as string[];

  test('every country of ISO 3166-1 that has a code is there', () => {
    const all = Object.keys(codeOf).filter((country) => validator.isISO31661Alpha2(country));
    expect(countries).toEqual(all.filter((country) => country !== 'XK').sort());
  });

  test('the code of each country is that of another library', () => {
    const wrong = countries.filter((country) =>
      fresh('phone/calling-code', { country, format: 'plain' }, [1], 1).some(
        (code) => code !== codeOf[country],
      ),
    );
    expect(wrong).toEqual([]);
    expect(countries.filter((country) => codeOf[country] === '1')).toHaveLength(25);
  });

  test('a code is written as asked for', () => {
    const plain = fresh('phone/calling-code', { format: 'plain' });
    const known = new Set(Object.values(codeOf));
    expect(plain.filter((code) => !known.has(code))).toEqual([]);
    expect(fresh('phone/calling-code')).toEqual(plain.map((code) => `+${code}`));
    const dialled = fresh('phone/calling-code', { format: 'zeros' });
    expect(dialled).toEqual(plain.map((code) => `00${code}`));
  });
});
