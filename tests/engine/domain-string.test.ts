import validator from 'validator';
import { describe, expect, test } from 'vitest';
import { refusedFor } from './engine.ts';
import { fresh, recordedAndFresh } from './faults.ts';
import type { Query } from './faults.ts';

const lengthsOf = (values: string[]) => new Set(values.map((value) => value.length));
const failing = (values: string[], holds: (value: string) => boolean) =>
  values.filter((value) => !holds(value));

describe('a string', () => {
  test.each([
    ['alphabetic-string', (value: string) => validator.isAlpha(value)],
    ['alphanumeric-string', (value: string) => validator.isAlphanumeric(value)],
    ['numeric-string', (value: string) => validator.isNumeric(value, { no_symbols: true })],
    ['string', (value: string) => validator.isAscii(value)],
    ['uuid', (value: string) => validator.isUUID(value)],
    ['ulid', (value: string) => validator.isULID(value)],
  ])('every %s passes an independent validator', (name, isValid) => {
    expect(failing(recordedAndFresh(`string/${name}`), isValid)).toEqual([]);
  });

  test.each([
    ['alphabetic-string', 'length'],
    ['alphanumeric-string', 'length'],
    ['numeric-string', 'length'],
    ['string', 'length'],
    ['custom-alphabet-string', 'length'],
    ['nano-id', 'length'],
  ])('a %s has the %s asked for', (name, parameter) => {
    expect(lengthsOf(fresh(`string/${name}`, { [parameter]: 13 }))).toEqual(new Set([13]));
  });

  test('the case of letters is the one asked for, and excluded characters do not occur', async () => {
    for (const name of ['alphabetic-string', 'alphanumeric-string']) {
      const upper = fresh(`string/${name}`, { casing: 'upper' });
      expect(failing(upper, (value) => value === value.toUpperCase())).toEqual([]);
    }
    expect(fresh('string/alphabetic-string', { exclude: [...'aeiouAEIOU'] }).join()).not.toMatch(
      /[aeiou]/i,
    );
    const onlyZ = { casing: 'upper', exclude: [...'ABCDEFGHIJKLMNOPQRSTUVWXY'] };
    expect(fresh('string/alphabetic-string', onlyZ).join('')).toMatch(/^Z+$/);
    const none = { ...onlyZ, exclude: [...onlyZ.exclude, 'Z'] };
    expect(await refusedFor('string/alphabetic-string', none)).toEqual(['exclude']);
    const codes = fresh('string/alphanumeric-string', { unambiguous: true });
    expect(new Set(codes.join('')).size).toBe(56);
    expect(codes.join('')).not.toMatch(/[0Oo1Il]/);
    expect(fresh('string/numeric-string', { exclude: ['4'] }).join()).not.toContain('4');
  });

  test('a numeric string begins with zero once in ten times, or never', async () => {
    const startsWithZero = (query: Query) =>
      fresh('string/numeric-string', query).filter((value) => value.startsWith('0')).length;
    expect(Math.abs(startsWithZero({}) - 30)).toBeLessThan(20);
    expect(startsWithZero({ leadingZeros: false })).toBe(0);
    const onlyNine = { exclude: [...'12345678'], leadingZeros: false };
    expect(fresh('string/numeric-string', onlyNine).join('')).toMatch(/^[09]+$/);
    const onlyZero = { ...onlyNine, exclude: [...'123456789'] };
    expect(await refusedFor('string/numeric-string', onlyZero)).toEqual(['exclude']);
  });

  test('symbols are the 32 of ASCII, and a range of characters has no others', () => {
    const symbols = fresh('string/symbol-string', { minLength: 10, maxLength: 50 });
    expect(new Set(symbols.join('')).size).toBe(32);
    expect(Math.max(...lengthsOf(symbols))).toBe(50);
    expect(new Set(fresh('string/string').join('')).size).toBe(94);
    expect(fresh('string/string', { first: 'a', last: 'f' }).join('')).toMatch(/^[a-f]+$/);
  });

  test('a custom alphabet counts code points and weights what is repeated', () => {
    const suits = fresh('string/custom-alphabet-string', { characters: '🂡🂢', length: 5 });
    expect(failing(suits, (value) => /^[🂡🂢]{5}$/u.test(value))).toEqual([]);
    const weighted = fresh('string/custom-alphabet-string', {
      characters: 'AAAB',
      length: 20,
    }).join('');
    expect(Math.abs(weighted.replaceAll('B', '').length / weighted.length - 0.75)).toBeLessThan(
      0.03,
    );
  });

  test('placeholders of a pattern become digits and capital letters, and the rest stays', () => {
    const filled = fresh('string/pattern-string', { pattern: 'a?#*-' });
    expect(failing(filled, (value) => /^a[A-Z][0-9][A-Z0-9]-$/.test(value))).toEqual([]);
  });
});
