import validator from 'validator';
import { describe, expect, test } from 'vitest';
import { rejectedParameters } from './support/engine.ts';
import { shareOf } from './measures.ts';
import { drawValues, testAnswers, testValues } from './values.ts';
import type { Row } from './values.ts';

const REFERENCE = '2026-03-14T09:26:53Z';
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const isAlphabetic = (value: string) => validator.isAlpha(value);
const isAlphanumeric = (value: string) => validator.isAlphanumeric(value);
const isNumeric = (value: string) => validator.isNumeric(value, { no_symbols: true });
const isUuid = (value: string) => validator.isUUID(value);
const isUpper = (value: string) => value === value.toUpperCase();

/** Whether a UUID of version 7 holds the reference. */
const isUuidOfReference = (value: string) =>
  validator.isUUID(value, 7) &&
  parseInt(value.replace('-', '').slice(0, 12), 16) === Date.parse(REFERENCE);

/** Whether the first ten characters of a ULID hold the reference. */
const isUlidOfReference = (value: string) =>
  [...value.slice(0, 10)].reduce((time, letter) => time * 32 + CROCKFORD.indexOf(letter), 0) ===
  Date.parse(REFERENCE);

testValues('string', [
  ['alphabetic-string', {}, isAlphabetic],
  ['alphabetic-string', { casing: 'upper' }, isUpper],
  ['alphabetic-string', { exclude: [...'aeiouAEIOU'] }, /^[^aeiou]+$/i],
  ['alphabetic-string', { casing: 'upper', exclude: [...'ABCDEFGHIJKLMNOPQRSTUVWXY'] }, /^Z+$/],
  ['alphanumeric-string', {}, isAlphanumeric],
  ['alphanumeric-string', { casing: 'upper' }, isUpper],
  ['alphanumeric-string', { unambiguous: true }, /^[^0Oo1Il]+$/],
  ['numeric-string', {}, isNumeric],
  ['numeric-string', { exclude: ['4'] }, /^[^4]+$/],
  ['numeric-string', { leadingZeros: false }, /^[^0]/],
  ['numeric-string', { exclude: [...'12345678'], leadingZeros: false }, /^9[09]*$/],
  ['string', {}, validator.isAscii],
  ['string', { first: 'a', last: 'f' }, /^[a-f]+$/],
  ['uuid', {}, isUuid],
  ['uuid', { version: 7, reference: REFERENCE }, isUuidOfReference],
  ['ulid', {}, validator.isULID],
  ['ulid', { reference: REFERENCE }, isUlidOfReference],
  ['custom-alphabet-string', { characters: '🂡🂢', length: 5 }, /^[🂡🂢]{5}$/u],
  ['pattern-string', { pattern: 'a?#*-' }, /^a[A-Z][0-9][A-Z0-9]-$/],
  ...(['crc32', 'md5', 'sha1', 'sha256', 'sha384', 'sha512'] as const).map((algorithm): Row => {
    const isHash = (value: string) => validator.isHash(value, algorithm);
    return ['hash', { algorithm: algorithm.replace(/^sha/, 'sha-') }, isHash];
  }),
]);

testAnswers('string/base64-string', {
  'decodes to the bytes asked for, in either alphabet': (value, { bytes, urlSafe, padding }) =>
    validator.isBase64(value, { urlSafe: urlSafe === true, padding: padding === true }) &&
    Buffer.from(value, 'base64').length === bytes,
});

describe('strings', () => {
  test.each([
    ['symbol-string', { minLength: 10, maxLength: 50 }, 32],
    ['string', {}, 94],
    ['alphanumeric-string', { unambiguous: true }, 56],
  ])('a string/%s asked for %j has %i different characters', (name, query, size) => {
    expect(new Set(drawValues(`string/${name}`, query).join('')).size).toBe(size);
  });

  test('symbols reach the length asked for', () => {
    const symbols = drawValues('string/symbol-string', { minLength: 10, maxLength: 50 });
    expect(Math.max(...symbols.map(({ length }) => length))).toBe(50);
  });

  test.each([
    ['alphabetic-string', { casing: 'upper', exclude: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'] }],
    ['numeric-string', { leadingZeros: false, exclude: [...'123456789'] }],
  ])('a string/%s from which every character is excluded is rejected', async (name, query) => {
    expect(await rejectedParameters(`string/${name}`, query)).toEqual(['exclude']);
  });

  test('a numeric string begins with zero once in ten times', () => {
    const share = shareOf(drawValues('string/numeric-string'), (value) => value.startsWith('0'));
    expect(Math.abs(share - 0.1)).toBeLessThan(0.07);
  });

  test('what is repeated in a custom alphabet is likelier', () => {
    const query = { characters: 'AAAB', length: 20 };
    const letters = [...drawValues('string/custom-alphabet-string', query).join('')];
    expect(Math.abs(shareOf(letters, (letter) => letter === 'A') - 0.75)).toBeLessThan(0.03);
  });
});
