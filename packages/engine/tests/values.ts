/** Generates values, and compares each value with its operation's schema and with expectations. */
import { expect, test } from 'vitest';
import { createAjv, createUtf16Ajv } from './support/ajv.ts';
import { findBrokenRules } from '../src/http/rules.ts';
import { ValidationError } from '../src/validationError.ts';
import type { Argument } from '../src/generator.ts';
import { IS_EXHAUSTIVE, countRepetitions } from './support/exhaustive.ts';
import { checkOperationKeys, operations, successContentOf } from './document.ts';
import type { DocumentedOperation, Schema } from './document.ts';
import { shareOf } from './measures.ts';
import { completeQuery, operationOf, generateResponse } from './support/engine.ts';
import type { Query } from './support/engine.ts';

export type { Query } from './support/engine.ts';

/** Two validators: the first counts code points, the second UTF-16 code units. */
const ajvs = [createAjv(), createUtf16Ajv()];

/** @throws Error when there is no operation of that tag and name, such as `string/uuid`. */
export function findOperation(name: string): DocumentedOperation {
  const described = operations.find((candidate) => candidate.name === name);
  if (!described) throw new Error(`${name} is not described`);
  return described;
}

/** Returns the JSON Pointers of properties that are not in the schema. */
function findUndescribed(schema: Schema, value: unknown, place: string): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item) => findUndescribed(schema.items ?? {}, item, `${place}[]`));
  }
  if (typeof value !== 'object' || value === null || !schema.properties) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const property = schema.properties?.[name];
    const here = `${place}.${name}`;
    return property ? findUndescribed(property, inner, here) : [here];
  });
}

/** Lists values that do not match the operation's schema, and properties that the schema does not define. */
function listMismatches(described: DocumentedOperation, values: readonly unknown[]): string[] {
  const item = successContentOf(described).schema.properties?.['data']?.items;
  // Ajv caches the compiled validator of a schema object.
  const validators = ajvs.map((ajv) => ajv.compile(item ?? false));
  return values.flatMap((value) => {
    const wrong = validators.flatMap((validate) =>
      validate(value) ? [] : [ajvs[0]?.errorsText(validate.errors)],
    );
    const undescribed = findUndescribed(item ?? {}, value, 'data[]');
    return [...wrong, ...undescribed.map((place) => `${place} is not described`)].map(
      (error) => `${error}: ${JSON.stringify(value)}`,
    );
  });
}

const created = new Map<string, unknown[]>();

/**
 * Returns the data of one response, and compares it with the schema. Responses to equal requests are cached.
 *
 * @throws `ValidationError` if the API would respond with 400.
 * @throws Error if there is no such operation or generator, or if a value does not match the schema.
 */
function produce(name: string, query: Query): unknown[] {
  const key = `${name} ${JSON.stringify(query)}`;
  const known = created.get(key);
  if (known) return known;
  const described = findOperation(name);
  const { data } = generateResponse(name, query);
  const [mismatch] = listMismatches(described, data);
  if (mismatch !== undefined) throw new Error(`${key} yields ${mismatch}`);
  created.set(key, data);
  return data;
}

/**
 * Returns a hundred new values of an operation for each seed. Each value matches the schema.
 *
 * @param name Tag and generator, such as `string/uuid`.
 * @throws `ValidationError` if the request is rejected.
 */
export function createValues<T = string>(
  name: string,
  query: Query = {},
  seeds: readonly number[] = [1, 2, 3],
  count = 100,
): T[] {
  return seeds.flatMap((seed) => produce(name, { ...query, count, seed }) as T[]);
}

/** Seeds for three thousand values, which usually contain every entry of a list. */
export const MANY_SEEDS = Array.from({ length: 30 }, (_, seed) => seed);

/** Returns the different strings among three thousand new values. */
export function createDistinctValues(name: string, query: Query = {}): Set<string> {
  return new Set(createValues(name, query, MANY_SEEDS));
}

/** Returns the values of all recorded samples. */
export function recordedValues<T = string>(name: string): T[] {
  const samples = Object.values(successContentOf(findOperation(name)).examples);
  return samples.flatMap(({ value }) => value.data as T[]);
}

/** Returns the `enum` of a parameter, or else its limits, default and example. */
function valuesOf(schema: Schema, example: unknown): Argument[] {
  if (schema.type === 'boolean') return [true, false];
  const listed = schema['enum'] as Argument[] | undefined;
  if (listed) return listed;
  const items = (schema.items?.['enum'] ?? []) as string[];
  const candidates = [schema['minimum'], schema['maximum'], schema.default, example];
  return [
    ...items.map((item) => [item]),
    ...candidates.filter((value): value is Argument => value !== undefined),
  ];
}

/**
 * Returns requests with each value of each parameter alone, and fixed combinations of values. Exhaustive tests also combine
 * each value with each locale.
 */
function requestsOf({ operation }: DocumentedOperation): Query[] {
  const own = (operation.parameters ?? [])
    // `unique.test.ts` tests whether there are enough values for `unique`.
    .filter(({ name }) => !['count', 'seed', 'unique'].includes(name))
    .map(({ name, schema, example }) => ({ name, values: valuesOf(schema, example) }));
  const single = own.flatMap(({ name, values }) => values.map((value) => ({ [name]: value })));
  const combined = Array.from({ length: 20 }, (_, turn) =>
    Object.fromEntries(
      own.flatMap(({ name, values }, position) => {
        const pick = (turn * (position * 2 + 3) + position) % (values.length + 1);
        const value = values[pick];
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  );
  const locales = IS_EXHAUSTIVE ? single.filter((query) => 'locale' in query) : [];
  const localised = single
    .filter((query) => !('locale' in query))
    .flatMap((query) => locales.map((locale) => ({ ...query, ...locale })));
  return [{}, ...single, ...combined, ...localised];
}

/** Returns the number of values per request. It is smaller for composite records, which contain many values. */
const valuesOfEach = (name: string): number =>
  name.startsWith('composite/') ? countRepetitions(3, 30) : countRepetitions(20, 100);

/** A value with its request, which includes all defaults. */
export interface ValueWithQuery<T> {
  query: Query;
  value: T;
}

/** Parameters with values for which an operation has no data, although no rule in the OpenAPI document excludes the values. */
const WITHOUT_DATA = checkOperationKeys<string>({
  'date/year': 'min max leap',
  'internet/user-agent': 'kind browser os',
  'text/adverb': 'minLength maxLength',
  'text/preposition': 'minLength maxLength',
  'text/verb': 'minLength maxLength',
  'text/word': 'minLength maxLength',
});

/** Returns whether a request breaks a rule, or the operation is known to have no data for some values of its parameters. */
function isRightlyRejected(name: string, query: Query, { errors }: ValidationError): boolean {
  const { rules } = operationOf(`/v1/${name}`);
  // In other languages, more word lists have no words of some lengths.
  const lengths = (query['locale'] ?? 'en') === 'en' ? [] : ['minLength', 'maxLength'];
  const known = [...lengths, ...(WITHOUT_DATA[name]?.split(' ') ?? [])];
  return (
    findBrokenRules(rules, completeQuery(name, query)).length > 0 ||
    errors.every((error) => known.includes(error.name))
  );
}

/**
 * Returns the values of all recorded samples, and new values for each request that `requestsOf` returns. Requests that
 * break a rule in the document return no values.
 *
 * @throws `ValidationError` if a request is rejected although it breaks no rule.
 * @throws Error if a value does not match the schema.
 */
export function createValuesWithQueries<T = string>(name: string): ValueWithQuery<T>[] {
  const described = findOperation(name);
  const toAnswers = (query: Query, values: unknown[]) => {
    const all = completeQuery(described.name, query);
    return values.map((value) => ({ query: all, value: value as T }));
  };
  const samples = Object.values(successContentOf(described).examples).flatMap((sample) =>
    toAnswers(sample['x-request'].query ?? {}, sample.value.data),
  );
  const requested = requestsOf(described).flatMap((query) => {
    try {
      return toAnswers(query, produce(name, { ...query, count: valuesOfEach(name), seed: 7 }));
    } catch (error) {
      if (error instanceof ValidationError && isRightlyRejected(name, query, error)) return [];
      throw error;
    }
  });
  return [...samples, ...requested];
}

/** Extracts the part or parts of a value that an expectation compares. */
type Read = (value: never) => unknown;

interface Members {
  has?: readonly string[];
  lacks?: readonly string[];
  of?: Read;
}

type Expectation =
  /**
   * Every value matches the pattern, or the function returns true for every value. If it returns undefined, the value is
   * ignored.
   */
  | RegExp
  | ((value: never, query: Query) => boolean | undefined)
  /** Exactly these values or parts occur. */
  | readonly string[]
  | { only: readonly string[]; of: Read }
  /**
   * The strings in `has` occur in the values. Those in `lacks` do not, although they occur if the request has no parameters.
   */
  | Members
  /** Number of different values or parts. */
  | { size: number; of?: Read }
  /** Smallest and greatest value or part. */
  | { range: readonly [least: unknown, greatest: unknown]; of?: Read }
  /** Share of the values that match the pattern or the function. `tolerance` is added to the margin of error. */
  | { share: number; tolerance?: number; of: RegExp | ((value: never) => boolean) }
  /** The values equal the values for the request `sameAs`, after the function `convert` is applied to them. */
  | { sameAs: Query; convert: (value: never) => unknown }
  /** The request is rejected with a message that matches the pattern. */
  | { error: RegExp };

/** Replaces the request of a test case, so that the expectation applies to every request of `createValuesWithQueries`. */
export const EVERY_REQUEST = 'every request';

/** A generator, a request, and the expectation for the values. */
export type ValueCase = readonly [
  generator: string,
  query: Query | typeof EVERY_REQUEST,
  expectation: Expectation,
];

/** Words for the properties of an expectation in a test title. */
const LABELS: Readonly<Record<string, string>> = {
  only: 'the values are exactly',
  has: 'the values include',
  lacks: 'the values do not include',
  of: 'read by',
  size: 'the number of different values is',
  range: 'the smallest and the greatest value are',
  share: 'the share of values is',
  tolerance: 'with a tolerance of',
  sameAs: 'the values equal the values for',
  convert: 'converted by',
};

function describeExpectation(expectation: Expectation): string {
  if (expectation instanceof RegExp) return `every value matches /${expectation.source}/`;
  if (typeof expectation === 'function')
    return `every value passes ${expectation.name || expectation.toString()}`;
  if ('length' in expectation) return `the values are ${expectation.join(', ')} and no others`;
  if ('error' in expectation) return `the request is rejected with /${expectation.error.source}/`;
  const toWords = (part: unknown) => {
    if (part instanceof RegExp) return `/${part.source}/`;
    return typeof part === 'function' ? part.toString() : JSON.stringify(part);
  };
  return Object.entries(expectation)
    .map(([key, part]) => `${LABELS[key]} ${toWords(part)}`)
    .join(', ');
}

/** Returns the 99.99 per cent margin of error for a share of 3,000 values. */
const marginOf = (share: number): number => 3.9 * Math.sqrt((share * (1 - share)) / 3000);

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** Expects every value to match a pattern or a function. */
function expectOfEach(
  results: readonly ValueWithQuery<unknown>[],
  expectation: RegExp | ((value: never, query: Query) => boolean | undefined),
): void {
  const verdicts = results.map(({ value, query }) => {
    const isText = expectation instanceof RegExp;
    const verdict = isText ? expectation.test(toText(value)) : expectation(value as never, query);
    return { query, value, verdict };
  });
  const judged = verdicts.filter(({ verdict }) => verdict !== undefined);
  expect(judged.length, 'the expectation applies to no value').toBeGreaterThan(0);
  const wrong = judged.filter(({ verdict }) => !verdict);
  expect(wrong.slice(0, 3), `${wrong.length} of ${judged.length} values are wrong`).toEqual([]);
}

/** Returns three thousand values, or the parts that `of` extracts from them. */
function read(name: string, query: Query, of: Read = (value) => value): unknown[] {
  return createValues<never>(name, query, MANY_SEEDS).flatMap((value) => of(value));
}

function checkExpectation(
  name: string,
  query: Query | typeof EVERY_REQUEST,
  expectation: Expectation,
): void {
  if (expectation instanceof RegExp || typeof expectation === 'function') {
    if (query === EVERY_REQUEST)
      return expectOfEach(createValuesWithQueries<unknown>(name), expectation);
    const isAnything = Object.keys(query).length === 0;
    const values = [
      ...(isAnything ? recordedValues<unknown>(name) : []),
      ...createValues<unknown>(name, query),
    ];
    return expectOfEach(
      values.map((value) => ({ query, value })),
      expectation,
    );
  }
  if (query === EVERY_REQUEST)
    throw new Error('The expectation of every request must be a pattern or a function.');
  if ('error' in expectation) {
    expect(() => createValues(name, query)).toThrow(expectation.error);
  } else if ('size' in expectation) {
    expect(new Set(read(name, query, expectation.of).map(toText)).size).toBe(expectation.size);
  } else if ('range' in expectation) {
    const sorted = (read(name, query, expectation.of) as (number | string)[]).sort((a, b) =>
      a < b ? -1 : a > b ? 1 : 0,
    );
    expect([sorted[0], sorted.at(-1)]).toEqual(expectation.range);
  } else if ('share' in expectation) {
    const { share, tolerance = 0, of } = expectation;
    const isCounted = of instanceof RegExp ? (value: never) => of.test(toText(value)) : of;
    const actual = shareOf(createValues<never>(name, query, MANY_SEEDS), isCounted);
    expect(Math.abs(actual - share), String(actual)).toBeLessThan(marginOf(share) + tolerance);
  } else if ('sameAs' in expectation) {
    const others = createValues<never>(name, expectation.sameAs).map((value) =>
      expectation.convert(value),
    );
    expect(createValues(name, query)).toEqual(others);
  } else {
    const members: Members & { only?: readonly string[] } =
      'length' in expectation ? { only: expectation } : expectation;
    const { only, has = [], lacks = [], of } = members;
    const values = new Set(read(name, query, of).map(toText));
    if (only) expect([...values].sort()).toEqual([...only].sort());
    expect(has.filter((member) => !values.has(member))).toEqual([]);
    expect(lacks.filter((stranger) => values.has(stranger))).toEqual([]);
    if ('locale' in query || lacks.length === 0) return;
    const all = new Set(read(name, {}, of).map(toText));
    expect(lacks.filter((stranger) => !all.has(stranger))).toEqual([]);
  }
}

/**
 * Adds a test for each case that compares the generated values with the expectation. If the request is empty, recorded samples
 * are also compared with a pattern or function.
 */
export function testValues(tag: string, cases: readonly ValueCase[]): void {
  const titled = cases.map(([generator, query, expectation]) => {
    const isAnything = query !== EVERY_REQUEST && Object.keys(query).length === 0;
    const request = isAnything ? '' : ` with ${toText(query)}`;
    const title = `${tag}/${generator}${request}: ${describeExpectation(expectation)}`;
    return [title, `${tag}/${generator}`, query, expectation] as const;
  });
  test.each(titled)('%s', (_, name, query, expectation) => {
    checkExpectation(name, query, expectation);
  });
}
