import { expect, test } from 'vitest';
import { jsonString, quotedString, phpOrRubyString } from '../../../src/samples/literals.ts';
import { renderJson } from '../../../src/samples/values.ts';

test('in rendered JSON, each property is on a separate line, and a short value is on one line', () => {
  expect(renderJson({ list: [1, 2], object: { a: null }, none: {}, empty: [] })).toBe(
    '{\n  "list": [1, 2],\n  "object": { "a": null },\n  "none": {},\n  "empty": []\n}',
  );
});

test('all objects in an array are written on one line each, or all are written on several lines', () => {
  const short = { name: 'a', generator: 'b' };
  const long = { ...short, parameters: { expression: 'x'.repeat(30) } };
  expect(renderJson([short, short])).toContain('{ "name": "a", "generator": "b" },\n');
  expect(renderJson([short, long])).toContain('{\n    "name": "a",\n');
});

test.each([null, 0, 'a', true, [], {}, [[1]], { a: [{ b: {} }] }])(
  'the value %j is unchanged after it is rendered as JSON and parsed',
  (value) => {
    expect(JSON.parse(renderJson(value))).toEqual(value);
  },
);

test('invisible characters in JSON strings are escaped, and visible characters are not', () => {
  expect(jsonString('é😀\u0085\u2028\u202e\ufeff\n')).toBe(
    String.raw`"é😀\u0085\u2028\u202e\ufeff\n"`,
  );
});

test.each([
  ['plain', `'plain'`, `"plain"`],
  [`it's`, `"it's"`, `"it's"`],
  ['"a"', `'"a"'`, `'"a"'`],
  [`'"`, String.raw`'\'"'`, String.raw`"'\""`],
  ['\\"', String.raw`'\\"'`, String.raw`'\\"'`],
])(
  'the string %j is in the preferred quotes, or in the other quotes if fewer escapes are needed',
  (text, single, double) => {
    expect([quotedString(text, "'"), quotedString(text, '"')]).toEqual([single, double]);
  },
);

test.each([
  [String.raw`[A-Z]\d{4}`, String.raw`'[A-Z]\d{4}'`],
  [String.raw`\\`, String.raw`'\\\\'`],
  [`it's $x`, String.raw`'it\'s $x'`],
  ['a\n"$"\u0085', String.raw`"a\n\"\$\"\u{85}"`],
])(
  'the string %j is in double quotes only if single quotes do not support its escapes',
  (text, code) => {
    expect(phpOrRubyString(text, /["\\$]/g)).toBe(code);
  },
);
