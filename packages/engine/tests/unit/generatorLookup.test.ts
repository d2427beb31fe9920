/** Tests the errors for unknown generator names in a template or a record. */
import { expect, test } from 'vitest';
import { describeUnknownGenerator } from '../../src/custom/generatorLookup.ts';

const NAMES = [
  'person.full-name',
  'person.first-name',
  'internet.example-email-address',
  'internet.email-address',
  'internet.etag',
  'number.integer',
  'finance.iban',
];

test.each([
  ['internet.email', 'internet.email-address'],
  ['internet.example-email', 'internet.example-email-address'],
  ['number.int', 'number.integer'],
  ['finance.ibn', 'finance.iban'],
  ['person.fullname', 'person.full-name'],
  ['people.full-name', 'person.full-name'],
  ['bank.iban', 'finance.iban'],
])('the error for the unknown generator %s suggests %s', (name, meant) => {
  expect(describeUnknownGenerator(name, NAMES)).toBe(
    `${name} names no generator. Did you mean ${meant}?`,
  );
});

test.each(['internet.mail', 'nobody.name', 'custom.template', 'nothing.at-all'])(
  'the error for the unknown generator %s suggests nothing, because no name is similar',
  (name) => {
    expect(describeUnknownGenerator(name, NAMES)).toBe(`${name} names no generator.`);
  },
);

test('the error for an unknown placeholder writes generator names in double braces', () => {
  expect(describeUnknownGenerator('finance.ibn', NAMES, (name) => `{{${name}}}`)).toBe(
    '{{finance.ibn}} names no generator. Did you mean {{finance.iban}}?',
  );
});
