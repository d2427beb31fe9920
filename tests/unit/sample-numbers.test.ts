/** Numbers that are made from schemas, which Ajv checks. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import type { SchemaObject } from '../../src/reference/read/types.ts';
import { sampleOf } from '../support/sampleOf.ts';

const ajv = new Ajv2020({ strict: false, strictNumbers: true, multipleOfPrecision: 9 });

describe('numbers', () => {
  test.each<[string, SchemaObject, number]>([
    ['1 without limits', {}, 1],
    ['the minimum above 1', { minimum: 18 }, 18],
    ['the maximum below 1', { maximum: -4 }, -4],
    ['1 between limits', { minimum: -100, maximum: 100 }, 1],
    ['above an exclusive minimum', { exclusiveMinimum: 18 }, 19],
    ['below an exclusive maximum', { exclusiveMaximum: -4 }, -5],
    ['below an exclusive maximum of 1', { exclusiveMaximum: 1 }, 0],
    ['above an excluded minimum of OpenAPI 3.0', { minimum: 18, exclusiveMinimum: true }, 19],
    ['below an excluded maximum of OpenAPI 3.0', { maximum: -4, exclusiveMaximum: true }, -5],
    ['the minimum that a flag includes', { minimum: 18, exclusiveMinimum: false }, 18],
    ['the maximum that a flag includes', { maximum: -4, exclusiveMaximum: false }, -4],
    ['the higher of two limits', { minimum: 30, exclusiveMinimum: 18 }, 30],
    ['the lower of two limits', { maximum: -30, exclusiveMaximum: -4 }, -30],
    ['the first multiple', { multipleOf: 7 }, 7],
    ['the first multiple above', { multipleOf: 7, minimum: 15 }, 21],
    ['the multiple at an exclusive limit is not it', { multipleOf: 7, exclusiveMinimum: 14 }, 21],
    ['the last multiple below', { multipleOf: 7, maximum: 6 }, 0],
  ])('a whole number: %s', (_, limits, expected) => {
    expect(sampleOf({ type: 'integer', ...limits })).toBe(expected);
  });

  test.each<[string, SchemaObject, number]>([
    ['1 without limits', {}, 1],
    ['the minimum, which need not be whole', { minimum: 1.5 }, 1.5],
    ['the maximum', { maximum: 0.25 }, 0.25],
    ['half way between exclusive limits', { exclusiveMinimum: 0, exclusiveMaximum: 0.5 }, 0.25],
    ['a multiple as it is written', { multipleOf: 0.1, minimum: 2.95 }, 3],
    ['the next whole number above', { exclusiveMinimum: 2.5 }, 3],
    ['the next whole number below', { exclusiveMaximum: 0.5 }, 0],
  ])('a number: %s', (_, limits, expected) => {
    expect(sampleOf({ type: 'number', ...limits })).toBe(expected);
  });

  /** A schema for each way to give some of these limits one of these values. */
  const limits = (names: readonly string[], values: readonly (number | undefined)[]): object[] =>
    names.reduce<object[]>(
      (made, name) =>
        made.flatMap((each) =>
          values.map((value) => (value === undefined ? each : { ...each, [name]: value })),
        ),
      [{}],
    );
  const schemas = ['integer', 'number'].flatMap((type) =>
    [
      ...limits(['minimum', 'maximum', 'multipleOf'], [undefined, 1, 2.5, 7, 20]),
      ...limits(['minimum', 'maximum'], [undefined, -20, -0.5, 0]),
      ...limits(['exclusiveMinimum', 'exclusiveMaximum'], [undefined, -20, -2, 0, 0.5, 1, 20]),
    ]
      .filter((each) => !(type === 'integer' && 'multipleOf' in each && each.multipleOf === 2.5))
      .map((each) => ({ type, ...each })),
  );
  const numbers = Array.from({ length: 241 }, (_, index) => index / 4 - 30);
  const matched = schemas.filter((schema) => {
    const isMatch = ajv.compile(schema);
    return numbers.some((number) => isMatch(number));
  });

  test('what some number matches, the value matches', () => {
    expect(matched.length).toBeGreaterThan(100);
    const wrong = matched.flatMap((schema) => {
      const value = sampleOf(schema);
      return ajv.validate(schema, value) ? [] : [{ schema, value }];
    });
    expect(wrong).toEqual([]);
  });
});
