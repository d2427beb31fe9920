/** Tests the parsing of queries, and the errors for values that do not match a schema. */
import { describe, expect, test } from 'vitest';
import { findSchemaErrors } from '../../src/http/checkSchema.ts';
import { readQuery, readValue } from '../../src/http/query.ts';
import type { JsonValue } from '../../src/generator.ts';
import type { ParameterSchema } from '../../src/engineTable.ts';

describe('readValue converts the string in a request to the type of its parameter:', () => {
  test.each<[string, ParameterSchema['type'], unknown]>([
    ['12', 'integer', 12],
    ['-12', 'integer', -12],
    ['-0', 'integer', 0],
    ['1.5', 'integer', '1.5'],
    ['1e3', 'integer', '1e3'],
    ['', 'integer', ''],
    ['1.5', 'number', 1.5],
    ['-0.0', 'number', 0],
    ['1e3', 'number', 1000],
    ['01', 'number', '01'],
    ['0x10', 'number', '0x10'],
    [' 1', 'number', ' 1'],
    ['true', 'boolean', true],
    ['false', 'boolean', false],
    ['yes', 'boolean', 'yes'],
    ['', 'boolean', ''],
    ['a,b', 'array', ['a', 'b']],
    ['', 'array', ['']],
    ['12', 'string', '12'],
    ['12', undefined, '12'],
  ])('%j with the type %s becomes %j', (text, type, value) => {
    expect(readValue(text, type === undefined ? {} : { type })).toStrictEqual(value);
  });
});

test.each<[query: string, ...parameters: [name: string, text: string | undefined][]]>([
  [''],
  ['&&'],
  ['a', ['a', '']],
  ['a=1&&a=2', ['a', '1'], ['a', '2']],
  ['a=b=c', ['a', 'b=c']],
  ['a+b=c+d%2B', ['a b', 'c d+']],
  ['a=%', ['a', undefined]],
  ['%=a', ['%', 'a']],
])('readQuery splits the query %j into the parameters %j', (query, ...parameters) => {
  expect(readQuery(query)).toEqual(parameters.map(([name, text]) => ({ name, text })));
});

describe('a value that does not match its schema is rejected with a sentence as the reason', () => {
  const numbers = Array.from({ length: 14 }, (_, index) => index);

  test.each<[ParameterSchema, JsonValue, string]>([
    [{ type: 'integer' }, 'a', 'Must be a whole number, but is "a".'],
    [{ type: 'integer' }, '', 'Must be a whole number, but is "".'],
    [{ type: 'boolean' }, 'yes', 'Must be true or false, but is "yes".'],
    [{ enum: ['a', 'b'] }, 'c', 'Must be one of a, b, but is "c".'],
    [
      { enum: numbers },
      14,
      'Must be one of 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 2 others, but is 14.',
    ],
    [{ minimum: 1 }, 0, 'Must be at least 1, but is 0.'],
    [{ maximum: 1 }, 2, 'Must be at most 1, but is 2.'],
    [{ multipleOf: 5 }, 3, 'Must be a multiple of 5, but is 3.'],
    [{ minLength: 2 }, 'a', 'Must have at least 2 characters, but is "a".'],
    [{ minLength: 1 }, '', 'Must have at least 1 character, but is "".'],
    [
      { pattern: '^b', 'x-pattern-words': 'a word with b' },
      'a',
      'Must be a word with b, but is "a".',
    ],
    [
      { pattern: '^20', format: 'date' },
      'yesterday',
      'Must be an RFC 3339 date, such as 2026-03-14, but is "yesterday".',
    ],
    [
      { pattern: '^20', 'x-pattern-words': 'a date after 1999', format: 'date' },
      '1999-01-01',
      'Must be a date after 1999, but is "1999-01-01".',
    ],
    [{ minItems: 1 }, [], 'Must have at least 1 item, but is [].'],
    [{ minItems: 2 }, [1], 'Must have at least 2 items, but is [1].'],
    [{ maxItems: 1 }, [1, 2], 'Must have at most 1 item, but is [1,2].'],
    [{ uniqueItems: true }, [1, 1], 'Must name each item once, but is [1,1].'],
    [
      { maxLength: 9 },
      'a'.repeat(60),
      `Must have at most 9 characters, but is "${'a'.repeat(59)}….`,
    ],
    [
      { maxLength: 9 },
      'a'.repeat(58),
      `Must have at most 9 characters, but is "${'a'.repeat(58)}".`,
    ],
  ])('the schema %j rejects %j: %s', (schema, value, detail) => {
    expect(findSchemaErrors(schema, value)).toEqual([{ pointer: '', detail }]);
  });

  test.each([
    ['date', '2024-02-29', true],
    ['date', '2025-02-29', false],
    ['date', '2025-02-30', false],
    ['date', '2025-13-01', false],
    ['date-time', '2025-02-28T23:59:59Z', true],
    ['date-time', '2025-02-29T12:00:00Z', false],
    ['date-time', '2025-02-28T24:30:00Z', false],
  ])('the %s %s is valid: %s', (format, value, isAllowed) => {
    const errors = findSchemaErrors({ type: 'string', format }, value);
    expect(errors).toHaveLength(isAllowed ? 0 : 1);
    if (!isAllowed) expect(errors[0]?.detail).toContain('an RFC 3339 date');
  });

  test('a string without a format may contain an invalid date', () => {
    expect(findSchemaErrors({ type: 'string' }, '2025-02-30')).toEqual([]);
  });
});

describe('errors in an object', () => {
  const schema: ParameterSchema = {
    type: 'object',
    properties: {
      count: { type: 'integer' },
      'a/b~': { type: 'array', items: { type: 'string' } },
    },
    required: ['count'],
    additionalProperties: false,
  };

  test('have the JSON Pointer of each invalid property or item', () => {
    const value = { count: 'x', 'a/b~': ['a', 1], cuont: 1 };
    expect(findSchemaErrors(schema, value, '/fields/0')).toEqual([
      { pointer: '/fields/0/count', detail: 'Must be a whole number, but is "x".' },
      { pointer: '/fields/0/a~1b~0/1', detail: 'Must be a string, but is 1.' },
      {
        pointer: '/fields/0/cuont',
        detail: 'There is no such property.',
      },
    ]);
  });

  test('include missing required properties and unknown properties with names such as constructor', () => {
    const value = JSON.parse('{"constructor":1}') as JsonValue;
    expect(findSchemaErrors(schema, value)).toEqual([
      {
        pointer: '/constructor',
        detail: expect.stringMatching(/^There is no such property\./) as string,
      },
      { pointer: '/count', detail: 'Is required.' },
    ]);
  });

  test('only include unknown properties if the schema forbids them', () => {
    const { additionalProperties: _, ...open } = schema;
    expect(findSchemaErrors(open, { count: 1, other: 2 })).toEqual([]);
    expect(findSchemaErrors({ type: 'array' }, [1, 'a'])).toEqual([]);
  });
});
