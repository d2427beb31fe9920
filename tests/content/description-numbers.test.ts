/** Compares numbers in descriptions with generated values. The lint compares these numbers with schemas and samples. */
import { readFileSync } from 'node:fs';
import escapeRegExp from 'lodash/escapeRegExp.js';
import range from 'lodash/range.js';
import { expect, test } from 'vitest';
import { violatedKeywords } from 'fakewright-engine';
import { completeQuery, operationOf, generateResponse } from 'fakewright-engine/testing/engine';
import type { Query } from 'fakewright-engine/testing/engine';
import { operations } from '../support/spec.ts';

const generate = <T = string>(name: string, query: Query = {}): T[] =>
  range(20).flatMap((seed) => generateResponse(name, { count: 100, seed, ...query }).data as T[]);

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Returns the smallest and the largest number. */
const limitsOf = (numbers: readonly number[]): number[] => [
  Math.min(...numbers),
  Math.max(...numbers),
];

const lengthsOf = (name: string, query: Query = {}): number[] =>
  distinct(generate(name, query).map(({ length }) => length));

/** Returns the smallest and the largest number that a pattern finds in generated values. */
const numbersIn = (name: string, part: RegExp, query: Query = {}): number[] =>
  limitsOf(generate(name, query).flatMap((value) => (value.match(part) ?? []).map(Number)));

/** Splits generated values at a separator, and returns the minimum and maximum number of parts. */
const partsOf = (name: string, separator: RegExp | string, query: Query = {}): number[] =>
  limitsOf(generate(name, query).map((value) => value.trim().split(separator).length));

const card = (issuer: string): number[] => [
  ...distinct(
    generate('finance/credit-card-number', { issuer }).map((value) => Number(value.slice(0, 2))),
  ).sort((a, b) => a - b),
  ...lengthsOf('finance/credit-card-number', { issuer }),
];

/** Returns the minimum and maximum time between two date-times in generated records. The unit of time is `unit` seconds. */
const secondsBetween = (name: string, from: string, to: string, unit = 1): number[] =>
  limitsOf(
    generate<Record<string, string>>(name)
      .filter((record) => record[from] !== undefined && record[to] !== undefined)
      .map(
        (record) => (Date.parse(record[to] ?? '') - Date.parse(record[from] ?? '')) / 1000 / unit,
      ),
  );

interface Delivery {
  restaurant: { name: string };
  lines: { dish: string }[];
}

/** Sentences in descriptions. Each `{}` is a placeholder for a number that must equal the computed number. */
const FACTS: [name: string, sentence: string, compute: () => number[]][] = [
  [
    'finance/iban',
    'from {} characters in Norway to {} in Malta',
    () => ['NO', 'MT'].flatMap((country) => lengthsOf('finance/iban', { country })),
  ],
  [
    'finance/bban',
    '{} characters in Belgium, {} in France and Italy',
    () => distinct(['BE', 'FR', 'IT'].flatMap((country) => lengthsOf('finance/bban', { country }))),
  ],
  [
    'finance/credit-card-number',
    'American Express numbers start with {} or {} and have {} digits',
    () => card('american-express'),
  ],
  [
    'finance/credit-card-number',
    'Diners Club numbers start with {} or {} and have {} digits',
    () => card('diners-club'),
  ],
  [
    'finance/credit-card-number',
    'One card number: {} to {} digits',
    () => limitsOf(lengthsOf('finance/credit-card-number')),
  ],
  [
    'finance/ethereum-address',
    'addresses of {} random bytes',
    () => lengthsOf('finance/ethereum-address').map((length) => (length - 2) / 2),
  ],
  [
    'string/uuid',
    'has {} hexadecimal digits',
    () => distinct(generate('string/uuid').map((value) => value.replaceAll('-', '').length)),
  ],
  [
    'airline/boarding-gate',
    'a number from {} to {}',
    () => numbersIn('airline/boarding-gate', /\d+/g),
  ],
  [
    'system/semantic-version',
    'If omitted, a random number from {} to {} is used',
    () => numbersIn('system/semantic-version', /^\d+/),
  ],
  [
    'system/semantic-version',
    'and a number from {} to {} after a hyphen',
    () => numbersIn('system/semantic-version', /(?<=-[a-z]+\.?)\d+/, { prerelease: true }),
  ],
  [
    'system/common-file-name',
    'There are {} extensions',
    () => [
      distinct(generate('system/common-file-name').map((value) => value.split('.').at(-1))).length,
    ],
  ],
  [
    'location/language-tag',
    'There are {} languages',
    () => [distinct(generate('location/language-tag').map((value) => value.split('-')[0])).length],
  ],
  [
    'hacker/hacker-verb',
    'There are {} participles',
    () => [distinct(generate('hacker/hacker-verb', { form: 'ing' })).length],
  ],
  [
    'internet/emoji',
    'of {} to {} code points',
    () => limitsOf(generate('internet/emoji').map((value) => [...value].length)),
  ],
  ['text/text-block', 'a block has {} to {} lines', () => partsOf('text/text-block', '\n')],
  [
    'book/call-number',
    'have {} to {} decimals',
    () =>
      limitsOf(
        generate('book/call-number').flatMap((value) => /\.(\d+)/.exec(value)?.[1]?.length ?? []),
      ),
  ],
  [
    'composite/ride',
    'When a driver accepted, {} to {} seconds after the request',
    () => secondsBetween('composite/ride', 'requestedAt', 'acceptedAt'),
  ],
  [
    'composite/ride',
    'When the rider got in, {} to {} minutes after the driver accepted',
    () => secondsBetween('composite/ride', 'acceptedAt', 'pickedUpAt', 60),
  ],
  [
    'composite/food-delivery',
    'There are {} dishes and {} restaurants',
    () => {
      const deliveries = generate<Delivery>('composite/food-delivery');
      const dishes = deliveries.flatMap(({ lines }) => lines.map(({ dish }) => dish));
      return [dishes, deliveries.map(({ restaurant }) => restaurant.name)].map(
        (each) => distinct(each).length,
      );
    },
  ],
];

const WORDS = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen'],
];

test.each(FACTS)('%s: the numbers in "%s" match generated values', (name, sentence, compute) => {
  const file = `openapi/paths/${name}.yaml`;
  const text = readFileSync(file, 'utf8');
  const pattern = escapeRegExp(sentence)
    .replaceAll(String.raw`\{\}`, String.raw`(\w[\w,]*)`)
    .replaceAll(' ', String.raw`\s+`);
  const match = new RegExp(pattern).exec(text);
  const line = text.slice(0, match?.index).split('\n').length;
  const stated = match?.slice(1).map((each) => {
    const position = WORDS.indexOf(each);
    return position >= 0 ? position : Number(each.replaceAll(',', ''));
  });
  expect(stated, `${file}:${line}: numbers of "${sentence}"`).toEqual(compute());
});

/** Values below and above most defaults: date-times, whole numbers, and prefixes of several lengths. */
const BEYOND = {
  down: ['1000-01-01', '-1'],
  up: ['2999-12-31', '9'.repeat(20), 'u'.repeat(12), 'u'.repeat(40)],
};

/** Lists the sentences that a parameter's description needs if sending only this parameter changes other defaults. */
function movesOf(operation: string, name: string): string[] {
  const schema = operationOf(`/v1/${operation}`).parameters[name];
  if (!schema) return [];
  const before = completeQuery(operation, {});
  const ends = { down: schema.minimum, up: schema.maximum };
  return (['down', 'up'] as const).flatMap((direction) => {
    const sent = [ends[direction], ...BEYOND[direction]];
    return sent
      .filter((value) => value !== undefined && violatedKeywords(schema, value).length === 0)
      .map((value) => completeQuery(operation, { [name]: value as number | string }))
      .flatMap((after) =>
        Object.keys(before).filter((each) => each !== name && after[each] !== before[each]),
      )
      .map(
        (moved) =>
          `If \`${moved}\` is omitted, its default is ${direction === 'up' ? 'raised' : 'lowered'} to fit.`,
      );
  });
}

/** Exceptions: the default of each of these age limits is computed from the other age limit, so a request can change it. */
const OTHER_MOVES = ['date/birthdate minAge', 'date/birthdate maxAge'];

test('a description names the parameters whose default changes if the described parameter is sent', () => {
  const wrong = operations.flatMap(({ name: operation, operation: { parameters = [] } }) =>
    parameters.flatMap(({ name, description }) => {
      const said = description.match(/If\s+`\w+`\s+is\s+omitted,\s+its\s+default[^.]+\./g) ?? [];
      const found = distinct(said.map((each) => each.replaceAll(/\s+/g, ' '))).sort();
      const expected = distinct(movesOf(operation, name)).sort();
      return found.join(' ') === expected.join(' ') ? [] : [`${operation} ${name}`];
    }),
  );
  expect(wrong).toEqual(OTHER_MOVES);
});
