import { describe, expect, test } from 'vitest';
import type { SchemaObject } from '../../src/reference/read/types.ts';
import { allowedValues, describeLimits, displayValue } from '../../src/reference/view/describe.ts';

const CASES: [SchemaObject, string[]][] = [
  [{}, []],
  [{ minimum: 1, maximum: 100 }, ['1 to 100']],
  [{ minimum: 5, maximum: 5 }, ['exactly 5']],
  [{ minimum: 0 }, ['at least 0']],
  [{ maximum: -1 }, ['at most -1']],
  [{ multipleOf: 0.25 }, ['multiple of 0.25']],
  [{ minLength: 2, maxLength: 8 }, ['2 to 8 characters']],
  [{ minLength: 1, maxLength: 8 }, ['1 to 8 characters']],
  [{ minLength: 0, maxLength: 8 }, ['at most 8 characters']],
  [{ minLength: 1, maxLength: 1 }, ['exactly 1 character']],
  [{ minLength: 3, maxLength: 3 }, ['exactly 3 characters']],
  [{ maxLength: 0 }, ['at most 0 characters']],
  [{ maxLength: 1 }, ['at most 1 character']],
  [{ minItems: 1 }, ['at least 1 item']],
  [{ minItems: 0 }, []],
  [{ minItems: 2, maxItems: 4, uniqueItems: true }, ['2 to 4 items', 'no item twice']],
  [{ minProperties: 1, maxProperties: 1 }, ['exactly 1 property']],
  [{ maxProperties: 3 }, ['at most 3 properties']],
  [{ pattern: '^a$' }, ['matches ^a$']],
  [{ additionalProperties: false }, ['no other properties']],
  [{ additionalProperties: true }, []],
  [{ contentMediaType: 'image/png', contentEncoding: 'base64' }, ['image/png', 'base64']],
];

describe('every limit is said in words', () => {
  test.each(CASES)('%j: %j', (schema, limits) => {
    const said = describeLimits(schema).map(({ words, code }) =>
      [words, code].filter(Boolean).join(' '),
    );
    expect(said).toEqual(limits);
  });
});

describe('a value reads as a reader would type it', () => {
  test.each([
    ['text', 'text'],
    ['', ''],
    [0, '0'],
    [null, 'null'],
    [false, 'false'],
    [['a', 1], '["a",1]'],
    [{ a: '"' }, '{"a":"\\""}'],
  ])('%j', (value, text) => {
    expect(displayValue(value)).toBe(text);
  });
});

describe('allowed values', () => {
  test('of an enumeration, in its order', () => {
    expect(allowedValues({ enum: ['b', 'a', 1, null, ''] })).toEqual(['b', 'a', '1', 'null', '']);
  });

  test('nothing when the schema lists none', () => {
    expect(allowedValues({ type: 'string' })).toEqual([]);
  });
});
