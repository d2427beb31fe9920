import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createAjv } from './support/ajv.ts';
import { findBrokenRules } from '../src/http/rules.ts';
import type { InvalidParameter } from '../src/http/problems.ts';
import { sampleEvenly, countRepetitions } from './support/exhaustive.ts';
import { operations, successContentOf } from './document.ts';
import { sendToEngine, completeQuery, operationOf, toRequest } from './support/engine.ts';
import type { Query } from './support/engine.ts';
import { acceptedValues, invalidTexts } from './support/requests.ts';
import { createValuesWithQueries } from './values.ts';

const ajv = createAjv();

const SEED = 20_261_123;

/** Generates requests that obey the schemas and the rules. */
function validRequests(name: string, path: string): fc.Arbitrary<Query> {
  const { parameters, required, rules } = operationOf(path);
  const models = Object.entries(parameters).map(
    ([parameter, schema]): [string, fc.Arbitrary<Query[string]>] => [
      parameter,
      parameter === 'count'
        ? fc.integer({ min: 1, max: countRepetitions(3, 8) })
        : acceptedValues(path, parameter, schema),
    ],
  );
  return fc.record(Object.fromEntries(models), { requiredKeys: [...required] }).filter((given) => {
    const all = completeQuery(name, { seed: 0, ...(given as Query) });
    return findBrokenRules(rules, all).length === 0;
  });
}

describe('a request with any parameter value returns values that match the schema, or breaks a rule', () => {
  // The files in `tags/` and `cases/` test operations with a required parameter.
  const withDefaults = operations.filter(({ path }) => operationOf(path).required.length === 0);
  test.each(withDefaults)('$name', ({ name }) => {
    expect(createValuesWithQueries<unknown>(name)).not.toEqual([]);
  });
});

/** Returns the number of random requests. It is smaller for composite records, which contain many values. */
const runsOf = (name: string): number =>
  countRepetitions(name.startsWith('composite/') ? 8 : 25, 500);

describe('the response to a random valid request matches the schema, and is identical when repeated', () => {
  test.each(operations)('$name', async (each) => {
    const { name, path } = each;
    const validate = ajv.compile(successContentOf(each).schema);
    await fc.assert(
      fc.asyncProperty(validRequests(name, path), async (given) => {
        const request = toRequest(path, given);
        const first = await sendToEngine(request);
        // Schemas and rules cannot express that a list has no word of some length, or that a range has no leap year.
        // `unique.test.ts` tests whether there are enough different values.
        if (first.status === 400 && first.body.includes('There is no ')) return;
        // A CSV file with one column cannot contain null, see `tags/custom.test.ts`.
        if (first.status === 400 && first.body.includes('there is only one column')) return;
        const isUsedUp = first.status === 400 && given['unique'] === true;
        if (isUsedUp) expect(rejectedIn(first.body)).toEqual(['count']);
        if (isUsedUp) return;
        expect(first.status, first.body).toBe(200);
        const body = JSON.parse(first.body) as { meta: Query };
        expect(validate(body) ? [] : ajv.errorsText(validate.errors)).toEqual([]);
        const { seed = 0, reference } = body.meta;
        const again = { ...given, seed, ...(reference !== undefined && { reference }) };
        expect((await sendToEngine(toRequest(path, again))).body).toBe(first.body);
      }),
      // `npm run test:all` generates more than 2,000 values of each operation.
      { seed: SEED, numRuns: runsOf(name), endOnFailure: true, includeErrorInReport: true },
    );
  });
});

/** Returns the names of the parameters in a problem's errors. */
function rejectedIn(body: string): string[] {
  const { errors = [] } = JSON.parse(body) as { errors?: InvalidParameter[] };
  return errors.map(({ name }) => name);
}

/** Returns invalid query strings, each with the names of its invalid parameters. */
function invalidQueries(path: string): [query: string, wrong: string[]][] {
  const { parameters, required } = operationOf(path);
  const needed = required.map((name) => `${name}=1`);
  const broken = Object.entries(parameters).flatMap(([name, schema]) =>
    invalidTexts(schema).map((text): [string, string[]] => [
      [
        ...needed.filter((pair) => !pair.startsWith(`${name}=`)),
        `${name}=${encodeURIComponent(text)}`,
      ].join('&'),
      [name],
    ]),
  );
  const always: [string, string[]][] = [
    ['nonsense=1', ['nonsense']],
    ['=1', ['']],
    ['seed=1&seed=1', ['seed']],
    ['seed=%ZZ', ['seed']],
    ['count=0&nonsense=1&seed=-1', ['count', 'nonsense', 'seed']],
    ['COUNT=1', ['COUNT']],
    ['__proto__=1', ['__proto__']],
    ['toString=1', ['toString']],
  ];
  return [
    ...broken,
    ...always.map(([query, wrong]): [string, string[]] => [[...needed, query].join('&'), wrong]),
    ...required.map((name): [string, string[]] => [
      needed.filter((pair) => !pair.startsWith(`${name}=`)).join('&'),
      [name],
    ]),
  ];
}

describe('the error for an invalid request lists exactly the invalid parameters', () => {
  test.each(operations.filter(({ method }) => method === 'get'))('$name', async ({ path }) => {
    const queries = invalidQueries(path);
    expect(queries.length).toBeGreaterThanOrEqual(20);
    for (const [query, wrong] of sampleEvenly(
      queries,
      Math.max(20, countRepetitions(20, queries.length)),
    )) {
      const { status, body } = await sendToEngine({ ...toRequest(path, {}), query });
      expect([status, rejectedIn(body)], query).toEqual([400, wrong]);
    }
  });
});
