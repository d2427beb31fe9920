import { describe, expect, test } from 'vitest';
import { ValidationError } from '../src/validationError.ts';
import type { Argument } from '../src/generator.ts';
import { operations, successContentOf } from './document.ts';
import { engine, generateResponse } from './support/engine.ts';
import type { Query } from './support/engine.ts';

/** Minimum number of different values of generators that need `unique`. */
const LEAST = 10;

/** Returns the required arguments of an operation, from its first sample. */
function requiredOf(described: (typeof operations)[number]): Query {
  const [sample] = Object.values(successContentOf(described).examples);
  const { query = {}, body = {} } = sample?.['x-request'] ?? {};
  const required = engine.table.operations[described.path]?.required ?? [];
  return Object.fromEntries(
    Object.entries({ ...query, ...body }).filter(([name]) => required.includes(name)),
  );
}

const keysOf = (data: readonly unknown[]) => data.map((value) => JSON.stringify(value));

/** Returns the values in the response to a request, as strings. */
function createKeys(described: (typeof operations)[number], given: Query): string[] {
  return keysOf(generateResponse(described.name, { ...requiredOf(described), ...given }).data);
}

const hasUnique = ({ path }: { path: string }) =>
  'unique' in (engine.table.operations[path]?.parameters ?? {});

const tried = operations.filter(hasUnique);

describe('values do not repeat with `unique`, and the error for a too large count contains the largest count', () => {
  test.each(tried)('$name', (described) => {
    for (const seed of [1, 2]) {
      const given = { seed, count: 100, unique: true };
      try {
        expect(new Set(createKeys(described, given)).size).toBe(100);
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        expect(error.errors.map(({ name }) => name)).toEqual(['count']);
        const size = Number(/(?:at most|found:) (\d+) (?:with|in) /.exec(error.message)?.[1]);
        expect(size).toBeLessThan(100);
        // A request for `size` values returns all values, and a request for one more value is rejected.
        const all = new Set(createKeys(described, { ...given, count: size }));
        expect(all.size).toBe(size);
        const others = [11, 12, 13].flatMap((other) =>
          createKeys(described, { seed: other, count: 100 }),
        );
        expect(others.filter((value) => !all.has(value))).toEqual([]);
      }
    }
  });
});

test('`unique` does not change a response in which no value is repeated', () => {
  const given: Record<string, Argument> = { seed: 3, count: 50 };
  expect(generateResponse('string/uuid', { ...given, unique: true })).toEqual(
    generateResponse('string/uuid', given),
  );
});

/** Operations that never repeat a value, because values are long or numbered. */
const DIFFERENT = /^composite\/|^custom\/(template|record)$|^number\/sequence$/;

test('a generator has the parameter `unique` if it has ten or more values and can repeat a value', () => {
  const expected = operations.filter((described) => {
    if (DIFFERENT.test(described.name)) return false;
    if (described.method === 'post') return true;
    const values = new Set<string>();
    return [0, 1, 2, 3, 4].some((seed) => {
      for (const key of createKeys(described, { seed, count: 100 })) values.add(key);
      return values.size >= LEAST;
    });
  });
  expect(tried.map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
});

test('`unique` stops after few retries if values are long, also in a record with many fields', () => {
  const expression = '(a?){900}';
  const parameters = { expression, unique: true };
  const fields = Array.from({ length: 60 }, (_, index) => ({
    name: `f${index}`,
    generator: 'custom.regex-match',
    parameters,
  }));
  const given = { seed: 1, count: 100 };
  for (const ask of [
    () => generateResponse('custom/regex-match', { ...given, ...parameters }),
    () => generateResponse('custom/record', { ...given, fields }),
  ])
    expect(ask).toThrow(/^Must be at most \d{1,2} with unique: no more different values/);
});
