import { faker } from '@faker-js/faker';
import fc from 'fast-check';
import { getCountries } from 'libphonenumber-js';
import validator from 'validator';
import { describe, expect, test } from 'vitest';
import { findBrokenRules } from '../src/http/rules.ts';
import { createEngine, tags } from '../src/index.ts';
import { english } from '../src/locales/english.ts';
import type { Rule } from '../src/engineTable.ts';
import { findDefinition } from '../src/mock/locales.ts';
import { checkOperationKeys, operations } from './document.ts';
import { completeQuery, engine, operationOf, rejectedParameters } from './support/engine.ts';
import type { Query } from './support/engine.ts';
import { acceptedValues } from './support/requests.ts';

const SEED = 20_261_124;

const ruled = operations.filter(({ path }) => operationOf(path).rules.length > 0);
const rules = ruled.flatMap(({ name, path }) =>
  operationOf(path).rules.map((rule) => ({ name, path, rule, says: rule.description })),
);

const CONDITIONS = ['atMost', 'multiple', 'different', 'schema'];

describe('a rule between parameters has exactly one condition, which its description states in a sentence', () => {
  test.each(rules)('$name: $says', ({ rule }) => {
    expect(CONDITIONS.filter((each) => each in rule)).toHaveLength(1);
    expect(rule.description).toMatch(/^\S.*[^.]\.$/);
    expect(rule.parameters).not.toEqual([]);
  });
});

/** A domain name of 247 characters. */
const LONG_DOMAIN = `${'a.'.repeat(120)}example`;

/** Requests for rules that random requests rarely break. */
const EXAMPLES = checkOperationKeys<Query[]>({
  'commerce/ean': [{ prefix: '1234567890123' }],
  'custom/record': [
    {
      fields: [{ name: 'id', generator: 'string.uuid' }],
      format: 'sql',
      dialect: 'sqlite',
      table: 'sqlite_rows',
    },
  ],
  'database/create-table-statement': [{ dialect: 'sqlite', table: 'sqlite_rows' }],
  'internet/domain-name': [{ suffix: LONG_DOMAIN }],
  'internet/host-name': [{ domain: LONG_DOMAIN }],
  'internet/url': [{ suffix: LONG_DOMAIN }],
  'database/mongodb-object-id': [{ from: '1970-01-01T00:00:00+05:00' }],
});

/** Number of random requests, some of which break a rule. */
const REQUEST_COUNT = 1500;

/** Returns up to five requests that match the schemas but break the rule. */
function breaking(name: string, path: string, rule: Rule): Query[] {
  const { parameters, required } = operationOf(path);
  const models = Object.entries(parameters)
    .filter(([parameter]) => !['count', 'seed', 'unique'].includes(parameter))
    .map(([parameter, schema]) => [parameter, acceptedValues(path, parameter, schema)] as const);
  const model = fc.record(Object.fromEntries(models), { requiredKeys: [...required] });
  const random = fc.sample(model, { seed: SEED, numRuns: REQUEST_COUNT }) as Query[];
  return [...(EXAMPLES[name] ?? []), ...random]
    .filter((given) => findBrokenRules([rule], completeQuery(name, given)).length > 0)
    .slice(0, 5);
}

describe('the error for a broken rule lists the parameters of the rule that are in the request', () => {
  test.each(rules)('$name: $says', async ({ name, path, rule }) => {
    const requests = breaking(name, path, rule);
    expect(requests.length).toBeGreaterThan(0);
    for (const given of requests) {
      const all = completeQuery(name, given);
      const broken = findBrokenRules(operationOf(path).rules, all);
      const names = broken.flatMap(({ parameters }) => parameters);
      // Clients can only correct parameters that they sent.
      const sent = names.filter((each) => each in given);
      const expected = new Set(sent.length > 0 ? sent : names);
      expect(new Set(await rejectedParameters(name, given)), JSON.stringify(given)).toEqual(
        expected,
      );
    }
  });
});

/** An engine without rules. Generators receive arguments that the rules of the OpenAPI document would reject. */
const lawless = createEngine(
  {
    ...engine.table,
    operations: Object.fromEntries(
      Object.entries(engine.table.operations).map(([path, each]) => [path, { ...each, rules: [] }]),
    ),
  },
  tags,
);

/** Returns whether the generator accepts arguments when no rules are checked. */
function canAnswer(name: string, given: Query): boolean {
  try {
    lawless.perform(`/v1/${name}`, { seed: 1, count: 1, ...given }, findDefinition);
    return true;
  } catch {
    return false;
  }
}

describe('a rule rejects a parameter value exactly if the generator has no data for the value', () => {
  test.each([
    ['vehicle/vehicle', 'make'],
    ['vehicle/model', 'make'],
    ['vehicle/manufacturer', 'country'],
    ['company/company-name', 'legalForm'],
    ['hacker/hacker-adjective', 'compound'],
  ])('%s: %s', async (name, parameter) => {
    const { parameters, locales = ['en'] } = operationOf(`/v1/${name}`);
    const values = (parameters[parameter]?.enum ?? [true, false]) as (string | boolean)[];
    for (const locale of locales) {
      const given = values.map((value) => ({ locale, [parameter]: value }));
      const rejected = await Promise.all(
        given.map(async (each) => (await rejectedParameters(name, each)).length > 0),
      );
      expect(given.filter((_, index) => rejected[index])).toEqual(
        given.filter((each) => !canAnswer(name, each)),
      );
    }
  });

  test('a flight can be requested from each airport to all airports within range', async () => {
    const name = 'composite/flight-details-record';
    const codes = (operationOf(`/v1/${name}`).parameters['origin']?.enum ?? []) as string[];
    const pairs = codes.flatMap((origin) => codes.map((destination) => ({ origin, destination })));
    const given = pairs.map((pair): Query => ({ ...pair, reference: '2025-01-01T00:00:00Z' }));
    const rejected = await Promise.all(
      given.map(async (each) => (await rejectedParameters(name, each)).length > 0),
    );
    expect(pairs.filter((_, index) => rejected[index])).toEqual(
      pairs.filter((_, index) => !canAnswer(name, given[index] ?? {})),
    );
    expect(rejected.filter(Boolean)).toHaveLength(codes.length + 6);
  });
});

describe('a parameter that selects an entry from a data list allows exactly the entries of the list', () => {
  test.each([
    ['finance/transaction', 'currency', english.finance?.currency?.map(({ code }) => code)],
    ['airline/flight-route', 'origin', english.airline?.airport?.map(({ iataCode }) => iataCode)],
    [
      'airline/flight-route',
      'destination',
      english.airline?.airport?.map(({ iataCode }) => iataCode),
    ],
    ['system/file-extension', 'mediaType', Object.keys(faker.definitions.system.mime_type)],
    ['database/storage-engine', 'exclude', faker.definitions.database.engine],
    // Kosovo (XK) is not in ISO 3166-1, and some territories have no calling code.
    [
      'phone/calling-code',
      'country',
      getCountries().filter((code) => validator.isISO31661Alpha2(code) && code !== 'XK'),
    ],
  ])('%s: %s', (name, parameter, list: readonly string[] = []) => {
    const schema = operationOf(`/v1/${name}`).parameters[parameter];
    const listed = (schema?.enum ??
      (schema?.items as { enum?: string[] } | undefined)?.enum ??
      []) as string[];
    expect(new Set(listed)).toEqual(new Set(list));
    expect(new Set(listed).size).toBe(listed.length);
  });

  test('the English and the Chinese list of airports have the same codes', () => {
    const chinese = findDefinition('zh-CN')?.airline?.airport ?? [];
    const listed = operationOf('/v1/airline/flight-route').parameters['origin']?.enum ?? [];
    expect(chinese.map(({ iataCode }) => iataCode).sort()).toEqual(listed.map(String).sort());
  });
});

test('every date or date-time parameter has a pattern, which limits years to four digits', () => {
  const free = operations.flatMap(({ name, path }) =>
    Object.entries(operationOf(path).parameters)
      .filter(([, { format, pattern }]) => format?.startsWith('date') && pattern === undefined)
      .map(([parameter]) => `${name}: ${parameter}`),
  );
  expect(free).toEqual([]);
});

describe('a request with only a minimum or only a maximum adjusts the default of the other limit', () => {
  const limits = rules
    .filter(({ name }) => !/^(text|custom)\//.test(name))
    .flatMap(({ name, path, rule }) =>
      (rule.atMost ?? []).flatMap((limit) => {
        // Generators can have no data at these bounds. For example, the maximum of `minYear` is later than the reference.
        if (typeof limit !== 'string' || limit === 'minYear') return [];
        const { minimum, maximum } = operationOf(path).parameters[limit] ?? {};
        const ends = [minimum, maximum].filter((end) => end !== undefined);
        return ends.map((end) => ({ name, limit, end }));
      }),
    );

  test.each(limits)('$name accepts $limit=$end alone', async ({ name, limit, end }) => {
    const { required } = operationOf(`/v1/${name}`);
    const needed = Object.fromEntries(required.map((each) => [each, 1]));
    expect(await rejectedParameters(name, { ...needed, [limit]: end })).toEqual([]);
  });

  test('the distance between minimum and maximum stays the default distance if the schema allows it', () => {
    expect(completeQuery('number/integer', { min: 5000 })).toMatchObject({ min: 5000, max: 6000 });
    expect(completeQuery('number/integer', { max: -1 })).toMatchObject({ min: -1001, max: -1 });
    expect(completeQuery('number/integer', { min: 5001, multipleOf: 7000 })['max']).toBe(12_001);
    expect(completeQuery('person/age', { min: 90 })['max']).toBe(120);
    expect(completeQuery('person/age', { max: 10 })['min']).toBe(0);
    expect(completeQuery('number/float', { min: 1.1 })['max']).toBe(2.1);
    expect(completeQuery('number/big-integer', { max: '-1' })['min']).toBe('-18446744073709551617');
    expect(completeQuery('date/date-between', { from: '2030-01-01T00:00:00Z' })['to']).toMatch(
      /^2060-/,
    );
    expect(completeQuery('composite/todo-list', { done: 12 })['items']).toBe(12);
    expect(completeQuery('internet/password', { prefix: 'x'.repeat(40) })['length']).toBe(41);
  });
});

test.each<[name: string, query: Query, rejected: string[]]>([
  ['text/preposition', { minLength: 15, locale: 'da' }, ['minLength']],
  ['text/word', { minLength: 20 }, ['minLength']],
  ['job/job-area', { maxLength: 8, locale: 'ru' }, ['maxLength']],
  ['date/year', { min: 2001, max: 2003, leap: true }, ['min', 'max', 'leap']],
  ['date/year', { min: 2000, max: 2000, leap: true }, []],
  // A limit without a default is adjusted, too.
  ['finance/transaction', { from: '2030-01-01T00:00:00Z' }, []],
  ['date/date-range', { to: '2001-01-01' }, []],
  ['database/mongodb-object-id', { from: '2100-01-01T00:00:00Z' }, []],
])('the rejected parameters of a request to %s with %j are %j', async (name, query, rejected) => {
  expect(await rejectedParameters(name, query)).toEqual(rejected);
});
