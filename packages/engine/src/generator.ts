import type { Faker } from '@faker-js/faker';
import type { RetryBudget } from './retries.ts';
import type { LosslessJson } from './losslessJson.ts';

/** A property that is undefined is not written. */
export interface JsonObject {
  readonly [key: string]: JsonValue | undefined;
}

/** A value that a generator can return. */
export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject | LosslessJson;

/** A value of a query parameter or body property. The items of a body's list are any JSON. */
export type Argument = string | number | boolean | JsonValue[];

/** The arguments of a request by name, with the document's defaults. */
export type Arguments = Readonly<Record<string, Argument>>;

/** Generates one value, and yields before each part, so that others get their turn in between. */
export type Steps = (faker: Faker) => Generator<void, JsonValue>;

/** A generator whose arguments have been read, for one response. */
export interface PreparedGenerator {
  steps: Steps;
  /** The number of different values, if they are a list. */
  countValues?: (faker: Faker) => number | undefined;
  /** Least cost of a value, in characters of other generators' values, for generators that work more than most. */
  cost?: number;
  /** Turns all values into the content of `data`. If omitted, `data` contains the values. */
  finish?: (values: JsonValue[]) => JsonValue[];
}

/**
 * Reads the arguments of a request once, before its values are generated.
 *
 * @param retries Shared by all generators of a response.
 * @throws `ValidationError` if they are wrong.
 */
export type PrepareGenerator<Own = Arguments> = (
  args: Own,
  retries: RetryBudget,
) => PreparedGenerator;

/** The generators of one tag, by the file name of their operation (`zip-code`). */
export type TagGenerators = Readonly<Record<string, PrepareGenerator>>;

/** The steps of a value that is generated at once. */
export function toSteps(create: (faker: Faker) => JsonValue): Steps {
  return function* (faker) {
    yield;
    return create(faker);
  };
}

/** Runs steps without a pause. */
export function runSteps<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
