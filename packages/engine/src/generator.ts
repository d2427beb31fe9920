import type { Faker } from '@faker-js/faker';
import type { RetryBudget } from './retries.ts';
import type { LosslessJson } from './losslessJson.ts';

/** A JSON object. Undefined properties are omitted. */
export interface JsonObject {
  readonly [key: string]: JsonValue | undefined;
}

export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject | LosslessJson;

/** A value of a query parameter or body property. Arrays in a request body can contain any JSON value. */
export type Argument = string | number | boolean | JsonValue[];

/** Arguments by parameter name, including defaults. */
export type Arguments = Readonly<Record<string, Argument>>;

/** Generates one value. Yields before each part, so that other requests can be processed. */
export type CreateInSteps = (faker: Faker) => Generator<void, JsonValue>;

/** A generator with its arguments, for one response. */
export interface PreparedGenerator {
  steps: CreateInSteps;
  /** Returns the number of different values; undefined if the values are not picked from a list. */
  countValues?: (faker: Faker) => number | undefined;
  /** Minimum cost of a value, for slow generators. A generated character costs 1. */
  cost?: number;
  /** Converts all values to the content of `data`. If omitted, `data` contains the values. */
  finish?: (values: JsonValue[]) => JsonValue[];
}

/**
 * Prepares a generator once per request, before values are generated.
 *
 * @param retries Shared by all generators of a response.
 * @throws `ValidationError` if arguments are wrong.
 */
export type PrepareGenerator<Own = Arguments> = (
  args: Own,
  retries: RetryBudget,
) => PreparedGenerator;

/** Generators of one tag, by the file name of their operation (`zip-code`). */
export type TagGenerators = Readonly<Record<string, PrepareGenerator>>;

/** Wraps a function that creates its value without pauses, so that it can be used as `CreateInSteps`. */
export function toSteps(create: (faker: Faker) => JsonValue): CreateInSteps {
  return function* (faker) {
    yield;
    return create(faker);
  };
}

export function runSteps<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
