/** Fresh values of the generators, each held against the schema of its operation. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { Refusal } from '../../src/engine/refusal.ts';
import type { Argument } from '../../src/engine/request.ts';
import { EVERYTHING, times } from '../support/sweep.ts';
import { operations, successOf } from '../support/description.ts';
import type { Described, Schema } from '../support/description.ts';
import { complete, perform } from './engine.ts';
import type { Query } from './engine.ts';

export type { Query } from './engine.ts';

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats(ajv);

/** The operations of a tag. */
export function operationsOf(tag: string): Described[] {
  return operations.filter(({ name }) => name.startsWith(`${tag}/`));
}

/** @throws Error when there is no operation of that tag and name, such as `string/uuid`. */
export function find(name: string): Described {
  const described = operations.find((candidate) => candidate.name === name);
  if (!described) throw new Error(`${name} is not described`);
  return described;
}

/** The places of properties that the schema does not name: there should be none. */
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

/** What breaks the schema of the operation or is not in it. */
function misfitsOf(described: Described, values: readonly unknown[]): string[] {
  const item = successOf(described).schema.properties?.['data']?.items;
  // Compiled once for each schema: Ajv keeps what it has compiled by the schema object.
  const validate = ajv.compile(item ?? false);
  return values.flatMap((value) => {
    const wrong = validate(value) ? [] : [ajv.errorsText(validate.errors)];
    const undescribed = findUndescribed(item ?? {}, value, 'data[]');
    return [...wrong, ...undescribed.map((place) => `${place} is not described`)].map(
      (fault) => `${fault}: ${JSON.stringify(value)}`,
    );
  });
}

const answers = new Map<string, unknown[]>();

/**
 * The data of one response, made once for each request and held against the schema.
 *
 * @throws Refusal when the API would answer 400.
 * @throws Error when there is no such operation or generator, or a value does not fit the schema.
 */
function produce(name: string, query: Query): unknown[] {
  const key = `${name} ${JSON.stringify(query)}`;
  const known = answers.get(key);
  if (known) return known;
  const described = find(name);
  const { data } = perform(name, query);
  const [misfit] = misfitsOf(described, data);
  if (misfit !== undefined) throw new Error(`${key} yields ${misfit}`);
  answers.set(key, data);
  return data;
}

/**
 * A hundred fresh values of an operation for each seed, all of them fit for its schema.
 *
 * @param name Tag and generator, such as `string/uuid`.
 * @throws Refusal when the request is refused.
 */
export function fresh<T = string>(
  name: string,
  query: Query = {},
  seeds: readonly number[] = [1, 2, 3],
  count = 100,
): T[] {
  return seeds.flatMap((seed) => produce(name, { ...query, count, seed }) as T[]);
}

/** The values of all recorded samples. */
export function recorded<T = string>(name: string): T[] {
  return Object.values(successOf(find(name)).examples).flatMap(({ value }) => value.data as T[]);
}

/** The values of all recorded samples, and three hundred fresh ones without parameters. */
export function recordedAndFresh<T = string>(name: string): T[] {
  return [...recorded<T>(name), ...fresh<T>(name)];
}

/** Values that a parameter may have: all that are listed, else its limits, default and example. */
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
 * Every value of every own parameter by itself, and combinations that are the same in each run; in a full sweep
 * also every value in every locale.
 */
function requestsOf({ operation }: Described): Query[] {
  const own = (operation.parameters ?? [])
    // Whether a pool is large enough for `unique` is for `engine-unique.test.ts`.
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
  const locales = EVERYTHING ? single.filter((query) => 'locale' in query) : [];
  const localised = single
    .filter((query) => !('locale' in query))
    .flatMap((query) => locales.map((locale) => ({ ...query, ...locale })));
  return [{}, ...single, ...combined, ...localised];
}

/** How many values of each request a sweep through all requests looks at; a composite one holds many values. */
const valuesOfEach = (name: string): number =>
  name.startsWith('composite/') ? times(3, 30) : times(20, 100);

/** A value together with the request that it answers, the defaults filled in. */
export interface Answer<T> {
  query: Query;
  value: T;
}

/**
 * The values of all recorded samples, and fresh ones to each request that the parameters of an operation allow.
 * Requests that are refused yield none: `faultsOf` knows whether they may.
 */
export function answersOf<T = string>(name: string): Answer<T>[] {
  const described = find(name);
  const answer = (query: Query, values: unknown[]) => {
    const all = complete(described.name, query);
    return values.map((value) => ({ query: all, value: value as T }));
  };
  const samples = Object.values(successOf(described).examples).flatMap((sample) =>
    answer(sample['x-request'].query ?? {}, sample.value.data),
  );
  const requested = requestsOf(described).flatMap((query) => {
    try {
      return answer(query, produce(name, { ...query, count: valuesOfEach(name), seed: 7 }));
    } catch (error) {
      if (error instanceof Refusal) return [];
      throw error;
    }
  });
  return [...samples, ...requested];
}

/** Seeds of requests that show the whole of a list: three thousand values. */
export const MANY_SEEDS = Array.from({ length: 30 }, (_, seed) => seed);

/** The texts that occur among three thousand fresh values. */
export function distinct(name: string, query: Query = {}): Set<string> {
  return new Set(fresh(name, query, MANY_SEEDS));
}

/**
 * Asks an operation for fresh values in all the ways that its parameters allow.
 *
 * @param refuses Whether a combination contradicts itself, so that the answer would be 400; none
 *   does when absent.
 * @returns What went wrong, with the request: a value that breaks the schema, a request that is
 *   refused without need or fails, or one that is not refused. Empty when all is well.
 */
export function faultsOf(
  described: Described,
  refuses: (query: Query) => boolean = () => false,
): string[] {
  return requestsOf(described).flatMap((query) => {
    const mustRefuse = refuses(complete(described.name, query));
    const shown = JSON.stringify(query);
    try {
      produce(described.name, { ...query, count: valuesOfEach(described.name), seed: 7 });
      return mustRefuse ? [`${shown} is not refused`] : [];
    } catch (error) {
      if (!(error instanceof Refusal)) return [`${shown} fails: ${String(error)}`];
      // What a list lacks is nothing that rules can say.
      if (error.message.startsWith('There is no ')) return [];
      return mustRefuse ? [] : [`${shown} is refused: ${error.message}`];
    }
  });
}
