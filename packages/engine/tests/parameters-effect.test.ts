/** Tests that operations and generators match, and that every parameter has an effect. */
import { describe, expect, test } from 'vitest';
import { ValidationError } from '../src/validationError.ts';
import { findSchemaErrors } from '../src/http/checkSchema.ts';
import { listGenerators } from '../src/index.ts';
import type { ParameterSchema } from '../src/engineTable.ts';
import { checkOperationKeys, operations, successContentOf } from './document.ts';
import type { DocumentedOperation } from './document.ts';
import { operationOf, generateResponse } from './support/engine.ts';
import type { Query } from './support/engine.ts';

/** Number of seeds that are tried until a parameter has an effect. */
const SEEDS = 12;

/** Parameters that may have no effect, with the reason. A key is an operation and a parameter. */
const WITHOUT_EFFECT = checkOperationKeys<string>({
  'date/weekday context': 'no language of the data has other forms in a sentence; months do',
});

/** Requests in which a parameter has an effect, for parameters that have no effect in the samples. */
const MORE = checkOperationKeys<Query>({
  'custom/template': { template: '{{date.recent-date}}' },
  'custom/record': { fields: [{ name: 'date', generator: 'date.recent-date' }] },
});

test('every generator has an operation in the OpenAPI document, and every operation has a generator', () => {
  const described = operations.map(({ name }) => name);
  const generators = listGenerators();
  expect(
    generators.filter((name) => !described.includes(name)),
    'no operation',
  ).toEqual([]);
  expect(
    described.filter((name) => !generators.includes(name)),
    'no generator',
  ).toEqual([]);
});

/** Returns possible values for a parameter. For an array parameter, each value has one item. */
function valuesOf(schema: ParameterSchema, example: unknown): Query[string][] {
  const { type, enum: listed, format, items, minimum, maximum } = schema;
  if (type === 'boolean') return [true, false];
  if (listed) return listed as Query[string][];
  const { enum: names = [] } = (items ?? {}) as ParameterSchema;
  const middle = Math.round(((minimum ?? 0) + (maximum ?? 0)) / 2);
  const values: unknown[] = [
    ...names.map((item: unknown) => [item]),
    ...(format?.startsWith('date') ? ['2031-05-06T07:08:09Z', '2031-05-06'] : []),
    ...(type === 'integer' || type === 'number' ? [maximum, minimum, middle] : []),
    example,
  ];
  return values.filter(
    (value): value is Query[string] =>
      value !== undefined && findSchemaErrors(schema, value as Query[string]).length === 0,
  );
}

function dataOf(name: string, query: Query): string | undefined {
  try {
    return JSON.stringify(generateResponse(name, query).data);
  } catch (error) {
    // Many generators throw a TypeError if a required parameter is missing.
    if (error instanceof ValidationError || error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Returns whether two values of a parameter give different data with at least one seed. */
function hasEffect(name: string, base: Query, parameter: string, values: Query[string][]): boolean {
  const { [parameter]: _, ...others } = base;
  return Array.from({ length: SEEDS }, (_each, seed) => seed).some((seed) => {
    const query = { ...others, count: 10, seed };
    let first: string | undefined;
    return [query, ...values.map((value) => ({ ...query, [parameter]: value }))].some((each) => {
      const data = dataOf(name, each);
      first ??= data;
      return data !== undefined && data !== first;
    });
  });
}

/** Parameters that `responses.test.ts` and `unique.test.ts` test. */
const COMMON = ['count', 'seed', 'unique'];

/** Returns the arguments of each recorded sample, and an empty query. */
function sampleQueries(described: DocumentedOperation): Query[] {
  const samples = Object.values(successContentOf(described).examples).map(
    ({ 'x-request': { query, body } }): Query => ({ ...query, ...body }),
  );
  return [{}, ...samples];
}

describe('every parameter of an operation changes the returned values', () => {
  test.each(operations)('$name', (described) => {
    const { name, path, operation } = described;
    // Some parameters only have an effect with other parameters, so the samples' arguments are tried, too.
    const bases = [...sampleQueries(described), ...(MORE[name] ? [MORE[name]] : [])];
    const ignored = Object.entries(operationOf(path).parameters)
      .filter(([parameter]) => !COMMON.includes(parameter))
      .filter(([parameter, schema]) => {
        const sent = bases.map((base) => base[parameter]).filter((value) => value !== undefined);
        const example = operation.parameters?.find((each) => each.name === parameter)?.example;
        const values = [...sent, ...valuesOf(schema, example)];
        return !bases.some((base) => hasEffect(name, base, parameter, values));
      })
      .map(([parameter]) => `${name} ${parameter}`);
    expect(ignored).toEqual(
      Object.keys(WITHOUT_EFFECT).filter((each) => each.startsWith(`${name} `)),
    );
  });
});
