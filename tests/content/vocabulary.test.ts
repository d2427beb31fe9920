import { describe, expect, test } from 'vitest';
import { brokenKeywords } from 'fakewright-engine';
import { listProperties, operations, successOf } from '../support/spec.ts';
import type { Described, Schema } from '../support/spec.ts';
import { complete, operationOf } from 'fakewright-engine/testing/engine';
import {
  ALLOWED,
  AMERICAN,
  FORBIDDEN,
  NO_UNIT,
  OTHER_TIMES,
  OTHER_TYPE,
  OWN_SPELLING,
  SHORT_UNITS,
  TYPES,
  UNITS,
  VALUE_KEYS,
  VALUES,
} from './vocabulary.ts';

interface Named {
  operation: string;
  name: string;
  /** As exceptions are listed: `finance/iban country`, and with a dot before the name of a property. */
  title: string;
  description: string;
  schema: Schema;
}

const nameProperties = (operation: string, schema: Schema, mark: string): Named[] =>
  listProperties(schema).map(([path, property]) => {
    const name = path.split('.').at(-1) ?? '';
    const { description = '' } = property;
    return { operation, name, title: `${operation} ${mark}${name}`, description, schema: property };
  });

function parametersOf({ name: operation, operation: { parameters, requestBody } }: Described) {
  return [
    ...(parameters ?? []).map(({ name, description, schema }): Named => ({
      ...{ operation, name, description, schema },
      title: `${operation} ${name}`,
    })),
    ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
      nameProperties(operation, schema, ''),
    ),
  ];
}

const parameters = operations.flatMap(parametersOf);
const properties = operations.flatMap((described) =>
  nameProperties(described.name, successOf(described).schema.properties?.['data'] ?? {}, '.'),
);
const all = [...parameters, ...properties];

const unique = (values: readonly string[]): string[] => [...new Set(values)].sort();
const titlesOf = (named: readonly Named[]): string[] => unique(named.map(({ title }) => title));
const keysOf = (exceptions: object): string[] => Object.keys(exceptions).sort();

/** Values that an enum lists, of the schema or of its items. */
const valuesOf = ({ enum: own, items }: Schema): string[] =>
  ((own ?? items?.['enum'] ?? []) as unknown[]).filter((value) => typeof value === 'string');

/** Returns the type of a value in a program. Integers are numbers, and dates and durations are not mere strings. */
function typeOf({ type, format: registered, 'x-format': own }: Schema): string {
  const format = registered ?? own;
  if (/^(?:date|duration)/.test(String(format))) return String(format);
  return String(type).replace('integer', 'number');
}

const wordsOf = (text: string): string[] =>
  text.split(/(?=[A-Z])|[^A-Za-z]+/).map((word) => word.toLowerCase());

const unitWords = Object.values(UNITS).flat();
const unitWord = unitWords.join('|').replace('percent', 'per ?cent');
const unitPhrase = new RegExp(`(?:^|\\bin (?:[a-z]+ )?)(${unitWord})\\b`, 'i');

/** The unit that the description of a number says and its name lacks; not one that `unit` decides. */
function missingUnit({ name, description, schema }: Named): string | undefined {
  if (typeOf(schema) !== 'number' || description.includes('`unit`')) return undefined;
  const unit = unitPhrase.exec(description)?.[1]?.toLowerCase().replace(' ', '');
  return unit === undefined || wordsOf(name).includes(unit) ? undefined : unit;
}

/** Returns the quantity of the unit at the end of a name: time, for `minSeconds`. */
function measureOf(name: string): string | undefined {
  const unit = wordsOf(name).at(-1) ?? '';
  return Object.keys(UNITS).find((kind) => UNITS[kind]?.includes(unit));
}

describe('vocabulary.md', () => {
  test('no parameter and no property has a name that the vocabulary replaced', () => {
    const found = all.filter(({ name }) => FORBIDDEN.has(name));
    const report = found.map(({ title, name }) => `${title}: use ${FORBIDDEN.get(name)}`);
    expect(titlesOf(found), report.join('\n')).toEqual(keysOf(ALLOWED));
  });

  test('a parameter has one type in all operations', () => {
    const own = parameters.filter(({ title }) => !(title in OTHER_TYPE));
    const types = new Map(own.map(({ name, schema }) => [name, typeOf(schema)]));
    const others = parameters.filter(({ name, schema }) => types.get(name) !== typeOf(schema));
    expect(titlesOf(others)).toEqual(keysOf(OTHER_TYPE));
  });

  test('exclude is an array, reference a date-time, a name a string, and so on', () => {
    const wrong = all.filter(
      ({ name, schema }) => Object.hasOwn(TYPES, name) && TYPES[name] !== typeOf(schema),
    );
    expect(titlesOf(wrong)).toEqual([]);
  });

  test('a number in a unit ends in it, unless the unit is the same everywhere', () => {
    const bare = all.flatMap((named) => {
      const unit = missingUnit(named);
      if (unit === undefined) return [];
      const key = named.title in NO_UNIT ? named.title : named.name;
      return [`${key}: ${unit}`];
    });
    expect(unique(bare)).toEqual(unique(Object.entries(NO_UNIT).map((each) => each.join(': '))));
  });

  test('a unit is written out and comes last', () => {
    const isLast = (name: string) =>
      wordsOf(name).every(
        (word, index, words) =>
          !unitWords.includes(word) || [undefined, 'per'].includes(words[index + 1]),
      );
    const wrong = all.filter(({ name }) => SHORT_UNITS.test(name) || !isLast(name));
    expect(titlesOf(wrong)).toEqual([]);
  });

  test('what limits a quantity has its unit', () => {
    const limits = parameters.filter(({ name }) => /^(min|max)[A-Z]/.test(name));
    const wrong = limits.filter(({ operation, name }) =>
      properties.some(
        (property) =>
          property.operation === operation &&
          measureOf(name) !== undefined &&
          measureOf(property.name) === measureOf(name) &&
          wordsOf(property.name).at(-1) !== wordsOf(name).at(-1),
      ),
    );
    expect(titlesOf(wrong)).toEqual([]);
  });

  test('a date-time ends in At, and a day in On', () => {
    const endings: Record<string, RegExp> = { 'date-time': /[a-z]At$/, date: /[a-z]On$/ };
    const others = properties.filter(
      ({ name, schema }) => endings[typeOf(schema)]?.test(name) === false,
    );
    expect(unique(others.map(({ name }) => name))).toEqual(keysOf(OTHER_TIMES));
  });

  test.each(Object.entries(VALUES))('%s spells its values in one way: %s', (vocable, spelling) => {
    const values = all
      .filter(({ name }) => name === vocable)
      .flatMap(({ schema }) => valuesOf(schema));
    expect(values.filter((value) => !spelling.test(value))).toEqual([]);
  });

  test('values are words in lower case with hyphens, of parameters and of the properties that repeat them', () => {
    const hasValues = ({ name, schema }: Named) => name !== 'locale' && valuesOf(schema).length > 0;
    const own = new Set(parameters.filter(hasValues).map(({ name }) => name));
    const others = all.filter(
      ({ name, schema }) =>
        own.has(name) && valuesOf(schema).some((value) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)),
    );
    const keys = others.map(({ operation, name }) =>
      name in OWN_SPELLING ? name : `${operation} ${name}`,
    );
    expect(unique(keys)).toEqual(keysOf(OWN_SPELLING));
  });

  test('unit lists units by the names that others end in', () => {
    const wrong = parameters
      .filter(({ name, title }) => name === 'unit' && !(title in OWN_SPELLING))
      .filter(({ schema }) => valuesOf(schema).some((value) => !unitWords.includes(value)));
    expect(titlesOf(wrong)).toEqual([]);
  });

  test('names are in lower camel case', () => {
    const others = all.filter(({ name }) => !/^[a-z][A-Za-z0-9]*$/.test(name));
    expect(unique(others.map(({ operation }) => operation))).toEqual(keysOf(VALUE_KEYS));
  });

  test('names and values are British', () => {
    const wrong = all.filter(({ name, schema }) =>
      [name, ...valuesOf(schema)].flatMap(wordsOf).some((word) => AMERICAN.has(word)),
    );
    expect(titlesOf(wrong)).toEqual([]);
  });
});

/** Beginning of the description of a parameter with this name. */
const FORMULAS: Readonly<Record<string, string>> = {
  min: 'Lowest value, inclusive. At most `max`',
  max: 'Highest value, inclusive.',
  minLength: 'Minimum length in characters, inclusive. At most `maxLength`',
  maxLength: 'Maximum length in characters, inclusive.',
  minSeconds: 'Minimum length in seconds, inclusive. At most `maxSeconds`',
  maxSeconds: 'Maximum length in seconds, inclusive.',
};

/** Parameters that say something else, and why. */
const OTHER_FORMULAS: Readonly<Record<string, string>> = {
  'image/image-size max': 'a limit of one side',
  'date/timestamp minSeconds': 'a timestamp, not a length',
  'date/timestamp maxSeconds': 'a timestamp, not a length',
  'food/food-description maxLength': 'longer ones are replaced',
  'hacker/hacker-phrase maxLength': 'longer ones are replaced',
  'custom/record max': 'of the length of a list',
  'custom/record min': 'of the length of a list',
  'job/job-area maxLength': 'the shortest are returned if all are longer',
  'music/song-name maxLength': 'a title has no least length',
};

test('what limits a value is described by one formula in all operations', () => {
  const others = parameters.filter(({ name, description }) => {
    const formula = FORMULAS[name] ?? '';
    return !description.replaceAll(/\s+/g, ' ').startsWith(formula);
  });
  expect(titlesOf(others)).toEqual(keysOf(OTHER_FORMULAS));
});

test('that a limit bounds another one is said by one formula', () => {
  const wrong = parameters.filter(({ description }) =>
    /If it (?:exceeds|is (?:above|below|after|greater|later|longer|more|less|smaller)\b[^.]*) `\w+`, the request|with a locale that has/.test(
      description,
    ),
  );
  expect(titlesOf(wrong)).toEqual([]);
});

/** Strings before and after most defaults: date-times, whole numbers, and prefixes of a length. */
const BEYOND = {
  down: ['1000-01-01', '-1'],
  up: ['2999-12-31', '9'.repeat(20), 'u'.repeat(12), 'u'.repeat(40)],
};

/** Lists the defaults that change if this parameter is sent alone. Its description has to name them. */
function movesOf({ operation, name }: Named): string[] {
  const schema = operationOf(`/v1/${operation}`).parameters[name];
  if (!schema) return [];
  const before = complete(operation, {});
  const ends = { down: schema.minimum, up: schema.maximum };
  return (['down', 'up'] as const).flatMap((direction) => {
    const sent = [ends[direction], ...BEYOND[direction]];
    return sent
      .filter((value) => value !== undefined && brokenKeywords(schema, value).length === 0)
      .map((value) => complete(operation, { [name]: value as number | string }))
      .flatMap((after) =>
        Object.keys(before).filter((each) => each !== name && after[each] !== before[each]),
      )
      .map(
        (moved) =>
          `If \`${moved}\` is omitted, its default is ${direction === 'up' ? 'raised' : 'lowered'} to fit.`,
      );
  });
}

/** Parameters whose partner has a default that no schema states. */
const OTHER_MOVES = ['date/birthdate maxAge', 'date/birthdate minAge'];

test('that a limit moves the default of another one is said where it does, by one formula', () => {
  const wrong = parameters.filter((named) => {
    const said =
      named.description.match(/If\s+`\w+`\s+is\s+omitted,\s+its\s+default[^.]+\./g) ?? [];
    const found = said.map((each) => each.replaceAll(/\s+/g, ' '));
    return unique(found).join(' ') !== unique(movesOf(named)).join(' ');
  });
  expect(titlesOf(wrong)).toEqual(OTHER_MOVES);
});
