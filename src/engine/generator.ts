import type { Faker } from '@faker-js/faker';
import type { RequestArguments } from './request.ts';
import type { SourceJson } from './sourceJson.ts';

/** A property that is undefined is not written. */
export interface JsonObject {
  readonly [key: string]: JsonValue | undefined;
}

/** A value that a generator can return. */
export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject | SourceJson;

/**
 * Generates one value. All randomness comes from `faker`; it depends on neither clock nor network, and
 * respects all parameters of its operation.
 */
export type SampleGenerator = (faker: Faker, request: RequestArguments) => JsonValue;

/** The generators of one tag, by the file name of their operation (`zip-code`). */
export type TagGenerators = Readonly<Record<string, SampleGenerator>>;

/** Generates one value, and yields before each part, so that others get their turn in between. */
export type Steps = (faker: Faker) => Generator<void, JsonValue>;

/** A generator whose arguments have been read, for one response. */
export interface PreparedGenerator {
  steps: Steps;
  /** Least cost of a value, in characters of other generators' values, for generators that work more than most. */
  cost?: number;
  /** Turns all values into the content of `data`. If omitted, `data` contains the values. */
  finish?: (values: JsonValue[]) => JsonValue[];
}

/**
 * Reads the arguments of a request once, before its values are generated.
 *
 * @throws `Refusal` if they are wrong.
 */
export type PrepareGenerator = (request: RequestArguments) => PreparedGenerator;

/** The steps of a value that is generated at once. */
export function atOnce(draw: (faker: Faker) => JsonValue): Steps {
  return function* (faker) {
    yield;
    return draw(faker);
  };
}

/** A generator of single values, in the form of one that is prepared. */
export function prepared(generator: SampleGenerator): PrepareGenerator {
  return (request) => ({ steps: atOnce((faker) => generator(faker, request)) });
}

/**
 * A generator in two stages. The first reads the arguments and prepares lists, once per request; it must not take
 * random numbers. The second generates a value.
 *
 * @param prepare Gets the first faker of the request for the data of its language.
 */
export function twoStage<T extends JsonValue>(
  prepare: (request: RequestArguments, faker: Faker) => (faker: Faker) => T,
): (faker: Faker, request: RequestArguments) => T {
  const known = new WeakMap<RequestArguments, (faker: Faker) => T>();
  return (faker, request) => {
    const draw = known.get(request) ?? prepare(request, faker);
    known.set(request, draw);
    return draw(faker);
  };
}
