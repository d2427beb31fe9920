import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { generators } from '../../src/engine/index.ts';
import { produceResponse } from '../../src/engine/produce.ts';
import { completeArguments } from '../../src/cli/samples/record.ts';
import type { Argument } from '../../src/engine/request.ts';
import { operations, successOf } from './description.ts';
import type { Described, Schema } from './description.ts';

export type Query = Record<string, Argument>;

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats(ajv);

/** The operations of a tag. */
export function operationsOf(tag: string): Described[] {
  return operations.filter(({ name }) => name.startsWith(`${tag}/`));
}

/**
 * Three hundred fresh values of an operation.
 *
 * @param name Tag and generator, such as `string/uuid`.
 * @throws Error when it is not described, when it has no generator, or when the request is refused.
 */
export function fresh<T = string>(name: string, query: Query = {}, seeds = [1, 2, 3]): T[] {
  const [tag = '', generator = ''] = name.split('/');
  const described = operations.find((candidate) => candidate.name === name);
  const generate = generators[tag]?.[generator];
  if (!described || !generate) throw new Error(`${name} is not described or not generated`);
  return seeds.flatMap((seed) => {
    const request = { query: { ...query, count: 100, seed } };
    return produceResponse(generate, completeArguments(described.operation, request)).data as T[];
  });
}

/** The values of all recorded samples, and three hundred fresh ones without parameters. */
export function recordedAndFresh<T = string>(name: string): T[] {
  const described = operations.find((candidate) => candidate.name === name);
  if (!described) throw new Error(`${name} is not described`);
  const samples = Object.values(successOf(described).examples);
  return [...samples.flatMap(({ value }) => value.data as T[]), ...fresh<T>(name)];
}

/** Values that a parameter may have: all that are listed, else its limits, default and example. */
function valuesOf(schema: Schema, example: unknown): Argument[] {
  if (schema.type === 'boolean') return [true, false];
  const listed = schema['enum'] as Argument[] | undefined;
  if (listed) return listed;
  const candidates = [schema['minimum'], schema['maximum'], schema.default, example];
  return candidates.filter((value): value is Argument => value !== undefined);
}

/** Every value of every own parameter by itself, and combinations that are the same in each run. */
function requestsOf({ operation }: Described): Query[] {
  const own = (operation.parameters ?? [])
    .filter(({ name }) => name !== 'count' && name !== 'seed')
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
  return [{}, ...single, ...combined];
}

/** A value together with the request that it answers, the defaults filled in. */
export interface Answer<T> {
  query: Query;
  value: T;
}

/**
 * The values of all recorded samples, and a hundred fresh ones to each request that the parameters
 * of an operation allow. Requests that are refused yield none: `faultsOf` knows whether they may.
 */
export function answersOf<T = string>(name: string): Answer<T>[] {
  const described = operations.find((candidate) => candidate.name === name);
  if (!described) throw new Error(`${name} is not described`);
  const answer = (query: Query, values: unknown[]) =>
    values.map((value) => ({
      query: completeArguments(described.operation, { query }),
      value: value as T,
    }));
  const recorded = Object.values(successOf(described).examples).flatMap((sample) =>
    answer(sample['x-request'].query ?? {}, sample.value.data),
  );
  const requested = requestsOf(described).flatMap((query) => {
    try {
      return answer(query, fresh<unknown>(name, query, [8]));
    } catch {
      return [];
    }
  });
  return [...recorded, ...requested];
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
 *   refused without need, or one that is not refused. Empty when all is well.
 */
export function faultsOf(
  described: Described,
  refuses: (query: Query) => boolean = () => false,
): string[] {
  const validate = ajv.compile(successOf(described).schema.properties?.['data']?.items ?? false);
  return requestsOf(described).flatMap((query) => {
    const complete = completeArguments(described.operation, { query });
    const shown = JSON.stringify(query);
    try {
      const values = fresh<unknown>(described.name, query, [7]);
      if (refuses(complete)) return [`${shown} is not refused`];
      const misfits = values.filter((value) => !validate(value));
      return misfits.slice(0, 1).map((value) => `${shown} yields ${JSON.stringify(value)}`);
    } catch (error) {
      return refuses(complete) ? [] : [`${shown} is refused: ${String(error)}`];
    }
  });
}
