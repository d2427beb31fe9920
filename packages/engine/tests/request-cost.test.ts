/**
 * Tests that the work of one request stays below fixed limits. Work is counted in random numbers, fakers, generator
 * preparations, pixels, hashed bytes, and characters of JSON.
 */
import mapValues from 'lodash/mapValues.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeJson } from '../src/losslessJson.ts';
import { findDefinition } from '../src/mock/locales.ts';
import { workCounters } from '../src/workCounters.ts';
import { operations } from './document.ts';
import { engine, operationOf, REFERENCE } from './support/engine.ts';
import type { Query } from './support/engine.ts';

/** Counts the characters that `JSON.stringify` returns, and the calls of this function. */
const output = { written: 0, writes: 0 };

const { stringify } = JSON;

beforeAll(() => {
  JSON.stringify = new Proxy(stringify, {
    apply(write, _, given: Parameters<typeof stringify>) {
      const text = write(...given);
      output.writes += 1;
      output.written += String(text).length;
      return text;
    },
  });
});

afterAll(() => {
  JSON.stringify = stringify;
});

const readCounters = () => ({ ...workCounters, ...output });

type Counters = ReturnType<typeof readCounters>;

/** Returns the increase of each counter. */
function growth(after: Counters, before: Counters): Counters {
  return mapValues(after, (value, name) => value - before[name as keyof Counters]);
}

/**
 * Measures how much the counters grow during a request. `longest` has the maximum of random numbers and JSON output between two
 * pauses.
 */
function measure(name: string, query: Query) {
  const path = `/v1/${name}`;
  const reference: Query =
    'reference' in operationOf(path).parameters ? { reference: REFERENCE } : {};
  const start = readCounters();
  let outcome = 'answered';
  let pause = start;
  const longest = { numbers: 0, written: 0, writes: 0 };
  const notePause = () => {
    const taken = growth(readCounters(), pause);
    for (const kind of ['numbers', 'written', 'writes'] as const)
      longest[kind] = Math.max(longest[kind], taken[kind]);
    pause = readCounters();
  };
  let body = '';
  try {
    const running = engine.steps(path, { seed: 1, ...reference, ...query }, findDefinition);
    let step = running.next();
    for (; step.done !== true; step = running.next()) notePause();
    body = writeJson(step.value);
    notePause();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ValidationError') throw error;
    outcome = error.message;
  }
  return { ...growth(readCounters(), start), longest, outcome, characters: body.length };
}

test('the work of a request is counted, such as random numbers, pixels and hashed bytes', () => {
  expect(measure('image/png-image', { count: 1, width: 16, height: 8 })).toMatchObject({
    preparations: 1,
    // Each row of a PNG image begins with a byte for its filter.
    pixels: (16 + 8) * 8,
  });
  const { hashed } = measure('internet/jwt', {
    count: 2,
    algorithm: 'HS256',
    secret: 'a'.repeat(32),
  });
  expect(hashed).toBeGreaterThan(2 * 32);
  expect(measure('text/noun', { count: 3 })).toMatchObject({ preparations: 1, numbers: 3 });
});

/** Returns a request with the maximum of each numeric parameter. */
function largest(path: string): Query {
  const entries = Object.entries(operationOf(path).parameters)
    .filter(([name]) => !['count', 'seed', 'latitude', 'longitude'].includes(name))
    .flatMap(([name, { type, maximum }]) =>
      (type === 'integer' || type === 'number') && maximum !== undefined ? [[name, maximum]] : [],
    );
  return Object.fromEntries(entries) as Query;
}

/** Maximum number of random numbers per value, and between two pauses. */
const NUMBERS = 2_000;

/**
 * Maximum number of `JSON.stringify` calls between two pauses. It is exceeded if each part of a response is written
 * separately.
 */
const WRITES = 500;

/** Maximum number of JSON characters in addition to the response, for example because `unique` compares values. */
const WRITTEN = 250_000;

describe('the work for a response', () => {
  test.each(operations.filter(({ path }) => operationOf(path).required.length === 0))(
    'of $name stays below the limit of each counter, such as random numbers and pixels',
    ({ name, path }) => {
      for (const query of [{}, largest(path), { locale: 'de' }]) {
        if ('locale' in query && !('locale' in operationOf(path).parameters)) continue;
        const { numbers, longest, fakers, ...taken } = measure(name, { ...query, count: 20 });
        expect(numbers).toBeLessThanOrEqual(20 * NUMBERS);
        expect(longest.numbers).toBeLessThanOrEqual(NUMBERS);
        expect(longest.writes).toBeLessThanOrEqual(WRITES);
        expect(longest.written).toBeLessThanOrEqual(taken.characters + WRITTEN);
        expect(taken.written).toBeLessThanOrEqual(2 * taken.characters + WRITTEN);
        // One faker for the locale, one for English, and some for calls of `runWithSeed`.
        expect(fakers).toBeLessThan(10);
        // A generator is prepared once per request, not once per value.
        expect(taken.preparations).toBeLessThan(5);
        expect(taken.pixels).toBeLessThan(400_000);
        expect(taken.hashed).toBeLessThan(50_000);
      }
    },
  );

  test.each(
    operations.filter(({ path }) => {
      const { parameters, required } = operationOf(path);
      return 'unique' in parameters && required.length === 0;
    }),
  )('of $name with `unique` is limited: all values share one limit on retries', ({ name }) => {
    const { numbers, longest } = measure(name, { count: 100, unique: true });
    expect(numbers).toBeLessThanOrEqual(100 * NUMBERS);
    expect(longest.numbers).toBeLessThanOrEqual(NUMBERS);
    expect(longest.writes).toBeLessThanOrEqual(WRITES);
  });
});

const FLIGHTS = { origin: 'FRA', destination: 'CDG', status: 'boarding' };

/** Returns a template that repeats a placeholder. */
const repeat = (name: string, count: number): Query => ({ template: `{{${name}}}`.repeat(count) });

/** Returns a record with a hundred fields that have the same generator. */
const hundred = (generator: string, parameters: Query) => ({
  fields: Array.from({ length: 100 }, (_, index) => ({
    name: `field ${index}`,
    generator,
    parameters,
  })),
});

const FLIGHT_LISTS = {
  name: 'flights',
  generator: 'composite.flight-details-record',
  parameters: FLIGHTS,
  list: { min: 2, max: 2 },
};
const TASKS = { name: 'tasks', generator: 'composite.list-of-tasks', parameters: { tasks: 50 } };
const SORTED_BY_JAVASCRIPT = {
  name: 'inner',
  list: { max: 2 },
  fields: ['2', '1'].map((name) => ({ name, generator: 'text.word' })),
};
const [RECORD, TEMPLATE] = ['custom/record', 'custom/template'];
const UNIQUE = { unique: true };
const LARGE = { width: 512, height: 512, label: 'A label' };

/** Requests that took seconds in earlier versions, with the maximum number of random numbers and pixels. */
test.each<[string, string, Query, numbers: number, pixels: number]>([
  ['flights with few numbers', 'composite/flight-details-record', FLIGHTS, 250_000, 0],
  ['lists of flights with few numbers', RECORD, { fields: [FLIGHT_LISTS] }, 250_000, 0],
  ['unique words from a list of six', 'text/word', { unique: true, minLength: 16 }, 20_000, 0],
  ['templates of words', TEMPLATE, repeat('text.word', 100), 20_000, 0],
  ['templates of images', TEMPLATE, repeat('image.png-image', 10), 10_000, 8_000],
  ['unique fields', RECORD, { count: 10, ...hundred('person.sex', UNIQUE) }, 20_000, 0],
  ['large images', RECORD, { count: 1, ...hundred('image.png-image', LARGE) }, 1_000, 28_000_000],
  // One random number for each character, and a few to seed each value.
  ['long Nano IDs', RECORD, hundred('string.nano-id', { length: 64 }), 700_000, 0],
  ['large records', RECORD, { count: 20, fields: [TASKS, SORTED_BY_JAVASCRIPT] }, 250_000, 0],
])('%s stay below the limits on random numbers and pixels', (_, name, query, numbers, pixels) => {
  const taken = measure(name, { count: 100, ...query });
  expect(taken.numbers).toBeLessThanOrEqual(numbers);
  expect(taken.pixels).toBeLessThanOrEqual(pixels);
  expect(taken.longest.writes).toBeLessThanOrEqual(3_000);
  expect(taken.longest.written).toBeLessThanOrEqual(taken.characters + WRITTEN);
  expect(taken.written).toBeLessThanOrEqual(4 * taken.characters + WRITTEN);
  // The compressed image and its chunks are far smaller than its pixels.
  expect(taken.hashed).toBeLessThanOrEqual(100_000);
  // Each field prepares its generator at most once.
  expect(taken.preparations).toBeLessThanOrEqual(100);
  expect(taken.fakers).toBeLessThan(10);
});

const BOOLEAN = `${'a'.repeat(1_990)}{{number.boolean}}`;
const TOO_LONG = 'Would make a response of more than 1000000 characters';

test.each<[string, Query, detail: string]>([
  ['too many values', { ...repeat('text.word', 101), count: 100 }, 'Would make up to 10100 values'],
  ['a value that is not text', { template: BOOLEAN }, 'is neither a string'],
  ['too many characters', { ...repeat('image.png-image', 50), count: 100 }, TOO_LONG],
])('a template with %s is rejected', (_, query, detail) => {
  expect(measure('custom/template', query).outcome).toContain(detail);
});
