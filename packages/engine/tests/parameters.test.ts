import { describe, expect, test } from 'vitest';
import type { Argument } from '../src/generator.ts';
import { operations, successContentOf } from './document.ts';
import type { DocumentedOperation } from './document.ts';
import { rejectedParameters } from './support/engine.ts';
import { createValues } from './values.ts';
import type { Query } from './values.ts';
import { PARAMETER_CHECKS } from './parameterChecks.ts';

/** Pairs of limits. A request with one limit's example also sends the other limit's example. */
const RANGES = [
  ['min', 'max'],
  ['minSeconds', 'maxSeconds'],
  ['from', 'to'],
  ['minLength', 'maxLength'],
];

/** Parameters that have the same name as a property but do not set its value, with the reason. */
const NOT_REPEATED: Record<string, string> = {
  'composite/food-recipe diet': 'A vegan recipe suits vegetarians.',
  'database/column-definition unique':
    'The property describes the column, the parameter the values.',
  'location/nearby-coordinate-pair latitude': 'The parameter is the centre of the circle.',
  'location/nearby-coordinate-pair longitude': 'The parameter is the centre of the circle.',
};

/** Code in descriptions that has the form `name=value`, but is not an argument. */
const NOT_SENT = [
  'database/connection-string sslmode=verify-full',
  'image/placeholder-svg role="img"',
];

interface Response {
  request: string;
  query: Query;
  data: unknown[];
}

/** Returns the recorded responses to requests with a parameter, and a new response to the parameter's example. */
function createResponsesTo(described: DocumentedOperation, name: string): Response[] {
  const recorded = Object.entries(successContentOf(described).examples)
    .map(([request, sample]) => {
      const { query = {} } = sample['x-request'];
      return { request, query, data: sample.value.data };
    })
    .filter(({ query }) => name in query);
  const together = RANGES.find((range) => range.includes(name)) ?? [name];
  const query = Object.fromEntries(
    (described.operation.parameters ?? [])
      .filter((parameter) => together.includes(parameter.name))
      .map((parameter) => [parameter.name, parameter.example as Argument]),
  );
  // A parameter that cannot be combined with another parameter may have no example.
  if (query[name] === undefined) return recorded;
  return [
    ...recorded,
    { request: 'example', query, data: createValues(described.name, query, [1]) },
  ];
}

/** Returns whether a property or one of its properties equals an argument, or an array has as many items. */
function repeats(property: unknown, argument: unknown): boolean {
  if (Array.isArray(property) && typeof argument === 'number') return property.length === argument;
  if (typeof property === 'object' && property !== null)
    return Object.values(property).includes(argument);
  return property === argument;
}

const named = operations.flatMap((described) =>
  (described.operation.parameters ?? []).map(({ name: parameter }) => ({
    ...described,
    parameter,
    title: `${described.name} ${parameter}`,
  })),
);

const checked = named.filter(({ name, parameter }) => {
  const check = PARAMETER_CHECKS[parameter];
  return check && !(name in (check.elsewhere ?? {}));
});

const repeated = named.filter(({ parameter, title, ...described }) => {
  const { items } = successContentOf(described).schema.properties?.['data'] ?? {};
  return parameter in (items?.properties ?? {}) && !(title in NOT_REPEATED);
});

describe('values obey parameters that many operations share, such as `max` and `minLength`', () => {
  test.each(checked)('$title', (described) => {
    const { name, parameter } = described;
    const check = PARAMETER_CHECKS[parameter];
    const read = check?.readers?.[name] ?? check?.read;
    const errors = createResponsesTo(described, parameter).flatMap(({ request, query, data }) =>
      data
        .filter(
          (value) =>
            !read?.(value, query).every((part) => check?.holds(part, query[parameter] ?? '')),
        )
        .map((value) => `${request}: ${JSON.stringify(value)}`),
    );
    expect(errors.slice(0, 5)).toEqual([]);
  });
});

describe('a property with the same name as a parameter has the value in the request', () => {
  test.each(repeated)('$title', (described) => {
    const { parameter } = described;
    const responses = createResponsesTo(described, parameter);
    expect(responses).not.toEqual([]);
    const errors = responses.flatMap(({ request, query, data }) =>
      (data as Record<string, unknown>[])
        .map((value) => value[parameter])
        .filter((property) => !repeats(property, query[parameter]))
        .map((property) => `${request}: ${JSON.stringify(property)}`),
    );
    expect(errors.slice(0, 5)).toEqual([]);
  });
});

test('the engine accepts a request with the documented examples of all parameters', async () => {
  const rejected: string[] = [];
  for (const { name, method, operation } of operations) {
    if (method === 'post') continue;
    const examples = (operation.parameters ?? []).map((each) => [each.name, each.example] as const);
    const given = Object.fromEntries(examples.filter(([, example]) => example !== undefined));
    const parameters = await rejectedParameters(name, given as Query);
    if (parameters.length > 0) rejected.push(`${name}: ${parameters.join(', ')}`);
  }
  expect(rejected).toEqual([]);
});

test('the engine accepts every documented example of a request body', async () => {
  const rejected: string[] = [];
  for (const { name, operation } of operations) {
    const { examples = {} } = operation.requestBody?.content['application/json'] ?? {};
    for (const [key, { value }] of Object.entries(examples)) {
      if ((await rejectedParameters(name, value)).length > 0) rejected.push(`${name}: ${key}`);
    }
  }
  expect(rejected).toEqual([]);
});

// If a client does not encode a plus sign, the server decodes it as a space.
test('no parameter example contains a character that must be encoded in a query string', () => {
  const examples = operations.flatMap(({ name, operation }) =>
    (operation.parameters ?? []).map((each) => `${name} ${each.name}: ${String(each.example)}`),
  );
  expect(examples.filter((example) => /[+&%]/.test(example))).toEqual([]);
});

/** Arguments in descriptions, such as `kind=ean-8`. */
const spelt = operations.flatMap(({ name, operation: { description, parameters = [] } }) => {
  const text = [description, ...parameters.map((each) => each.description)].join('\n');
  return [...text.matchAll(/`(\w+)=([^`]+)`/g)].map(([, parameter = '', value = '']) => ({
    name,
    parameter,
    value,
    title: `${name} ${parameter}=${value}`,
  }));
});

describe('the engine accepts every argument in a description, such as `kind=ean-8`', () => {
  test.each(spelt.filter(({ title }) => !NOT_SENT.includes(title)))(
    '$title',
    async ({ name, parameter, value }) => {
      expect(await rejectedParameters(name, { [parameter]: value })).toEqual([]);
    },
  );

  test('every exception in NOT_SENT occurs in a description', () => {
    expect(NOT_SENT.filter((code) => !spelt.some(({ title }) => title === code))).toEqual([]);
  });
});

describe('the checks of shared parameters', () => {
  test('have exceptions only for parameters that exist', () => {
    const titles = new Set(named.map(({ title }) => title));
    const exceptions = Object.entries(PARAMETER_CHECKS).flatMap(
      ([parameter, { readers, elsewhere }]) =>
        Object.keys({ ...readers, ...elsewhere }).map((name) => `${name} ${parameter}`),
    );
    const all = [...exceptions, ...Object.keys(NOT_REPEATED)];
    expect(all.filter((title) => !titles.has(title))).toEqual([]);
  });
});
