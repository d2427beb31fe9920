import { expect, test } from 'vitest';
import { findLeadError, isTemplateName } from '../../../../src/reference/lint/leadSentences.ts';

test.each([
  'IBANs of 69 countries with valid check digits, national ones included; banks and branches are random.',
  'Random ETags in double quotes, strong or weak, as long as an MD5, SHA-1 or SHA-256 digest.',
  'English has coordinating and subordinating conjunctions, such as `and` and `because`.',
  'A date-time within the last 24 hours, or within the last `days` before the reference.',
  'The 32 punctuation marks and symbols of ASCII, each equally likely in each place.',
  'One to three sentences in the style of an advertisement, such as "The perfect shirt".',
  'Email addresses that reach nobody, because their domains are reserved for examples.',
])('a description with the first sentence %j is accepted', (sentence) => {
  expect(findLeadError(`${sentence} More text.`)).toBeUndefined();
});

const DEFINES = /defines the thing/;
const LENGTH = /characters, but needs 60 to 150/;
const PADDING = /has padding/;

test.each([
  ['Kinds of meat.', LENGTH],
  [`${'Values with a guarantee, '.repeat(7)}and more.`, LENGTH],
  [
    'An ETag is a validator in quotes that a server sends with a resource, strong or weak.',
    DEFINES,
  ],
  ['ETags are the validators that a server sends with a resource, either strong or weak.', DEFINES],
  ['International bank account numbers, defined by ISO 13616: a country code and digits.', DEFINES],
  ['The validator that a server sends with a resource, in double quotes, strong or weak.', DEFINES],
  ['The number of a building in its street, with a letter in some countries of Europe.', DEFINES],
  ['Words that join clauses or sentences in the language of the locale, in lower case.', DEFINES],
  ['Kinds of meat by their culinary names in the language of the locale, in lower case.', DEFINES],
  ['Generates IBANs of 69 countries with valid check digits, the national ones included.', PADDING],
  ['IBANs of various countries with valid check digits, the national ones included.', PADDING],
  ['IBANs of 69 countries with valid check digits, which can be used in any bank form.', PADDING],
  ['- IBANs of 69 countries', /begins with one sentence in a paragraph/],
  ['', /begins with one sentence in a paragraph/],
])('the description %j is rejected', (description, message) => {
  expect(findLeadError(description)).toMatch(message);
});

test.each([
  ['Kind cnpj', { kind: 'cnpj', country: 'BR' }, true],
  ['Kind private b', { kind: 'private-b' }, true],
  ['Min length 20', { minLength: 20 }, true],
  ['Brazilian CNPJ numbers', { kind: 'cnpj', country: 'BR' }, false],
  ['In French', { locale: 'fr' }, false],
  ['One IBAN', {}, false],
])('the sample name %j repeats a parameter of the request %j: %s', (summary, query, expected) => {
  const sample = { summary, 'x-request': { query }, value: { data: [], meta: {} } };
  expect(isTemplateName(sample)).toBe(expected);
});
