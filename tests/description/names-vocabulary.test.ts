import { describe, expect, test } from 'vitest';
import { operations, successOf } from '../support/description.ts';
import type { Described, Schema } from '../support/description.ts';
import { ALLOWED, AMERICAN, FORBIDDEN, NO_UNIT, OTHER_TIMES, OTHER_TYPE } from './vocabulary.ts';
import { OWN_SPELLING, SHORT_UNITS, UNITS, VALUE_KEYS, VALUES } from './vocabulary.ts';

interface Named {
  operation: string;
  name: string;
  /** As exceptions are listed: a dot marks a property. */
  title: string;
  description: string;
  schema: Schema;
}

/** The properties of a schema and of all schemas within it. */
function propertiesOf(operation: string, schema: Schema): Named[] {
  const own = Object.entries(schema.properties ?? {});
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => (schema[key] ?? []) as Schema[]);
  return [
    ...own.map(([name, property]) => ({
      operation,
      name,
      title: `${operation} .${name}`,
      description: property.description ?? '',
      schema: property,
    })),
    ...[...own.map(([, property]) => property), ...parts, ...(schema.items ? [schema.items] : [])]
      .map((part) => propertiesOf(operation, part))
      .flat(),
  ];
}

function parametersOf({ name: operation, operation: { parameters, requestBody } }: Described) {
  const bodies = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema);
  return [
    ...(parameters ?? []).map(({ name, description, schema }) => ({
      operation,
      name,
      description,
      schema,
    })),
    ...bodies.flatMap((schema) => propertiesOf(operation, schema)),
  ].map((named) => ({ ...named, title: `${operation} ${named.name}` }));
}

const parameters: Named[] = operations.flatMap(parametersOf);
const properties: Named[] = operations.flatMap((described) =>
  propertiesOf(described.name, successOf(described).schema.properties?.['data'] ?? {}),
);
const all = [...parameters, ...properties];

/** Values that an enum lists, of the schema or of its items. */
function valuesOf({ enum: own, items }: Schema): string[] {
  return ((own ?? items?.['enum'] ?? []) as unknown[]).filter((value) => typeof value === 'string');
}

/** What a value is in a program: integers are numbers, and dates are not mere text. */
function typeOf({ type, format }: Schema): string {
  const kind = String(type).replace('integer', 'number');
  return String(format).startsWith('date') ? String(format) : kind;
}

const typesOf: Record<string, Set<string>> = {};
for (const { operation, name, schema } of parameters)
  if (!(`${operation} ${name}` in OTHER_TYPE)) (typesOf[name] ??= new Set()).add(typeOf(schema));

/** How the name of a property of such a type ends. */
const ENDINGS: Record<string, RegExp> = { 'date-time': /[a-z]At$/, date: /[a-z]On$/ };

const isOtherTime = ({ name, schema }: Named) => ENDINGS[typeOf(schema)]?.test(name) === false;

const hasValues = ({ name, schema }: Named) => name !== 'locale' && valuesOf(schema).length > 0;

const oddValuesOf = (schema: Schema): string[] =>
  valuesOf(schema).filter((value) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value));

/** Whether an exception is for a parameter, or for the property that repeats it. */
function hasOwnSpelling({ operation, name }: Named): boolean {
  return name === 'locale' || name in OWN_SPELLING || `${operation} ${name}` in OWN_SPELLING;
}

const isCamel = (name: string) => /^[a-z][A-Za-z0-9]*$/.test(name);

const wordsOf = (text: string): string[] =>
  text.split(/(?=[A-Z])|[^A-Za-z]+/).map((word) => word.toLowerCase());

const unitWords = Object.values(UNITS).flat();
const unitWord = unitWords.join('|').replace('percent', 'per ?cent');
const unitPhrase = new RegExp(`(?:^|\\bin (?:[a-z]+ )?)(${unitWord})\\b`, 'i');

/** The unit that a description begins with or says that a number is in; not one that `unit` decides. */
function unitOf(description: string): string | undefined {
  if (description.includes('`unit`')) return undefined;
  return unitPhrase.exec(description)?.[1]?.toLowerCase().replace(' ', '');
}

/** Numbers whose description names a unit that their name lacks, with the unit. */
const withoutUnit = all.flatMap(({ name, title, description, schema }) => {
  const unit = typeOf(schema) === 'number' ? unitOf(description) : undefined;
  const isBare = unit !== undefined && !wordsOf(name).includes(unit);
  return isBare ? [{ name, title, unit }] : [];
});

/** What the unit at the end of a name measures, and the unit: time and `seconds` of `minSeconds`. */
function measureOf(name: string): [string, string] | undefined {
  const unit = wordsOf(name).at(-1) ?? '';
  const kind = Object.keys(UNITS).find((each) => UNITS[each]?.includes(unit));
  return kind === undefined ? undefined : [kind, unit];
}

const unique = (values: string[]): string[] => [...new Set(values)].sort();

describe('one name for one thing', () => {
  test('no parameter and no property has a name that the vocabulary replaced', () => {
    const found = all
      .filter(({ name, title }) => Object.hasOwn(FORBIDDEN, name) && !(title in ALLOWED))
      .map(({ name, title }) => `${title}: use ${FORBIDDEN[name] ?? ''}`);
    expect(unique(found)).toEqual([]);
  });

  test('a parameter has one type in all operations', () => {
    const several = Object.keys(typesOf).filter((name) => (typesOf[name]?.size ?? 0) > 1);
    expect(several).toEqual([]);
  });

  test('exclude is a list, reference an instant, kind one value and kinds several', () => {
    const types = { exclude: 'array', reference: 'date-time', kind: 'string', kinds: 'array' };
    const wrong = parameters.filter(
      ({ name, schema }) => name in types && types[name as 'kind'] !== typeOf(schema),
    );
    expect(wrong.map(({ operation, name }) => `${operation} ${name}`)).toEqual([]);
  });

  test('the name of a person is text, with its parts beside it', () => {
    const names = ['name', 'firstName', 'middleName', 'lastName'];
    const wrong = all.filter(
      ({ name, schema }) => names.includes(name) && typeOf(schema) !== 'string',
    );
    expect(wrong.map(({ operation, name }) => `${operation} ${name}`)).toEqual([]);
  });

  test('what is in per cent says so at the end of its name', () => {
    const names = properties.map(({ name }) => name).filter((name) => /percent/i.test(name));
    expect(names.filter((name) => !/^percent$|Percent$/.test(name))).toEqual([]);
  });

  test('a number in a unit ends in it, unless the unit is the same everywhere', () => {
    const wrong = withoutUnit.filter(
      ({ name, title, unit }) => ![NO_UNIT[name], NO_UNIT[title]].includes(unit),
    );
    expect(wrong.map(({ title, unit }) => `${title}: ${unit}`)).toEqual([]);
  });

  test('a unit is written out and comes last', () => {
    const isLast = (name: string) =>
      wordsOf(name).every(
        (word, index, words) =>
          !unitWords.includes(word) || [undefined, 'per'].includes(words[index + 1]),
      );
    const wrong = all.filter(({ name }) => SHORT_UNITS.test(name) || !isLast(name));
    expect(wrong.map(({ title }) => title)).toEqual([]);
  });

  test('what limits a quantity has its unit', () => {
    const limits = parameters.filter(({ name }) => /^(min|max)[A-Z]/.test(name));
    const wrong = limits.flatMap(({ operation, name, title }) => {
      const [kind, unit] = measureOf(name) ?? [];
      const other = properties
        .filter((property) => property.operation === operation)
        .filter((property) => measureOf(property.name)?.[0] === kind)
        .find((property) => measureOf(property.name)?.[1] !== unit);
      return other ? [`${title}: ${other.name}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  test('unit lists units by the names that others end in', () => {
    const wrong = parameters
      .filter((named) => named.name === 'unit' && !hasOwnSpelling(named))
      .filter(({ schema }) => valuesOf(schema).some((value) => !unitWords.includes(value)));
    expect(wrong.map(({ title }) => title)).toEqual([]);
  });

  test('duration is text of ISO 8601', () => {
    const wrong = all.filter(
      ({ name, schema }) => name === 'duration' && schema['format'] !== 'duration',
    );
    expect(wrong.map(({ title }) => title)).toEqual([]);
  });

  test('an instant ends in At, and a day in On', () => {
    const wrong = properties.filter((named) => isOtherTime(named) && !(named.name in OTHER_TIMES));
    expect(wrong.map(({ operation, name }) => `${operation} .${name}`)).toEqual([]);
  });

  test.each(Object.keys(VALUES))('%s spells its values in one way', (vocable) => {
    const wrong = all
      .filter(({ name }) => name === vocable)
      .flatMap(({ operation, schema }) =>
        valuesOf(schema).flatMap((value) =>
          VALUES[vocable]?.test(value) ? [] : [`${operation}: ${value}`],
        ),
      );
    expect(wrong).toEqual([]);
  });

  test('values are words in lower case with hyphens, of parameters and of the properties that repeat them', () => {
    const own = new Set(parameters.filter(hasValues).map(({ name }) => name));
    const wrong = [...parameters, ...properties.filter(({ name }) => own.has(name))]
      .filter((named) => !hasOwnSpelling(named))
      .flatMap(({ operation, name, schema }) =>
        oddValuesOf(schema).map((value) => `${operation} ${name}: ${value}`),
      );
    expect(unique(wrong)).toEqual([]);
  });

  test('names are in lower camel case', () => {
    const wrong = all.filter(({ operation, name }) => !isCamel(name) && !(operation in VALUE_KEYS));
    expect(wrong.map(({ operation, name }) => `${operation} ${name}`)).toEqual([]);
  });

  test('names and values are British', () => {
    const texts = all.flatMap(({ operation, name, schema }) =>
      [name, ...valuesOf(schema)].map((text) => ({ operation, text })),
    );
    const wrong = texts.filter(({ text }) =>
      wordsOf(text).some((word) => Object.hasOwn(AMERICAN, word)),
    );
    expect(unique(wrong.map(({ operation, text }) => `${operation}: ${text}`))).toEqual([]);
  });
});

describe('the exceptions from the vocabulary', () => {
  test('each is needed', () => {
    const titles = new Set(all.map(({ title }) => title));
    expect(Object.keys(ALLOWED).filter((title) => !titles.has(title))).toEqual([]);
    const other = parameters.filter(({ name, schema }) => !typesOf[name]?.has(typeOf(schema)));
    const others = other.map(({ operation, name }) => `${operation} ${name}`);
    expect(unique(others)).toEqual(Object.keys(OTHER_TYPE).sort());
    const bare = new Set(withoutUnit.flatMap(({ name, title }) => [name, title]));
    expect(Object.keys(NO_UNIT).filter((name) => !bare.has(name))).toEqual([]);
    const odd = all.filter(({ schema }) => oddValuesOf(schema).length > 0);
    const spelt = new Set(odd.flatMap(({ operation, name }) => [name, `${operation} ${name}`]));
    expect(Object.keys(OWN_SPELLING).filter((title) => !spelt.has(title))).toEqual([]);
    const keyed = properties.filter(({ name }) => !isCamel(name)).map(({ operation }) => operation);
    expect(unique(keyed)).toEqual(Object.keys(VALUE_KEYS).sort());
    const times = properties.filter(isOtherTime).map(({ name }) => name);
    expect(unique(times)).toEqual(Object.keys(OTHER_TIMES).sort());
  });

  test('each name that is allowed somewhere is replaced elsewhere', () => {
    const names = Object.keys(ALLOWED).map((title) => title.split(/ \.?/)[1] ?? '');
    expect(names.filter((name) => !Object.hasOwn(FORBIDDEN, name))).toEqual([]);
  });
});

test('A limit that another one bounds, and a list that is English only, are each said in one formula', () => {
  const texts = parameters.map(({ title, description }) => `${title}: ${description}`);
  expect(
    texts.filter((text) => /\. (?:At (?:most|least)|Not after) `\w+`/.test(text)).length,
  ).toBeGreaterThan(30);
  const others = texts.filter((text) =>
    /If it (?:exceeds|is (?:above|below|after|greater|later|longer|more|less|smaller)\b[^.]*) `\w+`, the request|with a locale that has/.test(
      text,
    ),
  );
  expect(others).toEqual([]);
});
