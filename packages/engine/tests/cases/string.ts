import validator from 'validator';
import { EVERY_REQUEST } from '../values.ts';
import type { Query, ValueCase } from '../values.ts';

const REFERENCE = '2026-03-14T09:26:53Z';
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CAPITALS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const isUpper = (value: string): boolean => value === value.toUpperCase();

/** Returns whether a UUID has version 7 and contains the reference. */
const isUuidOfReference = (value: string): boolean =>
  validator.isUUID(value, 7) &&
  parseInt(value.replace('-', '').slice(0, 12), 16) === Date.parse(REFERENCE);

/** Returns whether the first ten characters of a ULID encode the reference. */
const isUlidOfReference = (value: string): boolean =>
  [...value.slice(0, 10)].reduce((time, letter) => time * 32 + CROCKFORD.indexOf(letter), 0) ===
  Date.parse(REFERENCE);

const isBase64OfBytes = (value: string, { bytes, urlSafe, padding }: Query): boolean =>
  validator.isBase64(value, { urlSafe: urlSafe === true, padding: padding === true }) &&
  Buffer.from(value, 'base64').length === bytes;

const SYMBOLS = { minLength: 10, maxLength: 50 };

export const cases: readonly ValueCase[] = [
  ['alphabetic-string', { casing: 'upper' }, isUpper],
  ['alphabetic-string', { exclude: [...'aeiouAEIOU'] }, /^[^aeiou]+$/i],
  ['alphabetic-string', { casing: 'upper', exclude: CAPITALS.slice(0, 25) }, /^Z+$/],
  ['alphabetic-string', { casing: 'upper', exclude: CAPITALS }, { error: /No characters/ }],
  ['alphanumeric-string', { casing: 'upper' }, isUpper],
  ['alphanumeric-string', { unambiguous: true }, /^[^0Oo1Il]+$/],
  ['alphanumeric-string', { unambiguous: true }, { size: 56, of: Array.from<string> }],
  ['alphanumeric-string', { length: 1 }, { share: 10 / 62, of: /\d/ }],
  ['numeric-string', { exclude: ['4'] }, /^[^4]+$/],
  ['numeric-string', { leadingZeros: false }, /^[^0]/],
  ['numeric-string', {}, { share: 1 / 10, of: /^0/ }],
  ['numeric-string', { exclude: [...'12345678'], leadingZeros: false }, /^9[09]*$/],
  ['numeric-string', { exclude: [...'123456789'], leadingZeros: false }, { error: /excluded/ }],
  ['symbol-string', SYMBOLS, { range: [10, 50], of: ({ length }: string) => length }],
  ['symbol-string', SYMBOLS, { size: 32, of: Array.from<string> }],
  ['string', {}, { size: 94, of: Array.from<string> }],
  ['string', { first: 'a', last: 'f' }, /^[a-f]+$/],
  ['uuid', { version: 7, reference: REFERENCE }, isUuidOfReference],
  ['ulid', {}, validator.isULID],
  ['ulid', { reference: REFERENCE }, isUlidOfReference],
  ['custom-alphabet-string', { characters: '🂡🂢', length: 5 }, /^[🂡🂢]{5}$/u],
  ['custom-alphabet-string', { characters: 'AAAB', length: 1 }, { share: 3 / 4, of: /A/ }],
  ['pattern-string', { pattern: 'a?#*-' }, /^a[A-Z][0-9][A-Z0-9]-$/],
  ...(['crc32', 'md5', 'sha1', 'sha256', 'sha384', 'sha512'] as const).map(
    (algorithm): ValueCase => {
      const isHash = (value: string) => validator.isHash(value, algorithm);
      return ['hash', { algorithm: algorithm.replace(/^sha/, 'sha-') }, isHash];
    },
  ),
  ['base64-string', EVERY_REQUEST, isBase64OfBytes],
];
