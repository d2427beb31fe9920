import validator from 'validator';
import { expect, test } from 'vitest';
import { shareOf } from '../measures.ts';
import { createValues, testEachValue } from '../values.ts';

testEachValue('string/base64-string', {
  'is the requested number of bytes, in either alphabet': (value, { bytes, urlSafe, padding }) =>
    validator.isBase64(value, { urlSafe: urlSafe === true, padding: padding === true }) &&
    Buffer.from(value, 'base64').length === bytes,
});

const SYMBOLS = { minLength: 10, maxLength: 50 };

test.each([
  ['symbol-string', SYMBOLS, 32],
  ['string', {}, 94],
  ['alphanumeric-string', { unambiguous: true }, 56],
])('string/%s with %j has %i different characters', (name, query, size) => {
  expect(new Set(createValues(`string/${name}`, query).join('')).size).toBe(size);
});

test('symbol strings reach the maximum length', () => {
  const lengths = createValues('string/symbol-string', SYMBOLS).map(({ length }) => length);
  expect(Math.max(...lengths)).toBe(50);
});

test('a tenth of the numeric strings begin with zero', () => {
  const share = shareOf(createValues('string/numeric-string'), (value) => value.startsWith('0'));
  expect(Math.abs(share - 0.1)).toBeLessThan(0.07);
});

test('repeated characters of a custom alphabet are more likely', () => {
  const query = { characters: 'AAAB', length: 20 };
  const letters = [...createValues('string/custom-alphabet-string', query).join('')];
  expect(Math.abs(shareOf(letters, (letter) => letter === 'A') - 0.75)).toBeLessThan(0.03);
});
