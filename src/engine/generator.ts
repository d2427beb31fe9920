import type { Faker } from '@faker-js/faker';
import type { RequestArguments } from './request.ts';

/** A property that is undefined is not written. */
export interface JsonObject {
  readonly [key: string]: JsonValue | undefined;
}

/** A value that a generator can return. */
export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;

/**
 * Generates one value. All randomness comes from `faker`; it depends on neither clock nor network, and
 * respects all parameters of its operation.
 */
export type SampleGenerator = (faker: Faker, request: RequestArguments) => JsonValue;

/** The generators of one tag, by the file name of their operation (`zip-code`). */
export type TagGenerators = Readonly<Record<string, SampleGenerator>>;

/** A generator whose arguments have been read, for one response. */
export interface PreparedGenerator {
  /** Generates the next value. */
  draw: (faker: Faker) => JsonValue;
  /** Steps that a draw takes, where they are many more than the characters of its value. */
  cost?: number;
  /** Turns all values into what `data` holds. They are `data` themselves when absent. */
  finish?: (values: JsonValue[]) => JsonValue[];
}

/**
 * Reads the arguments of a request once, before its values are generated.
 *
 * @throws Refusal when they are wrong.
 */
export type PrepareGenerator = (request: RequestArguments) => PreparedGenerator;

/** A generator of single values, in the form of one that is prepared. */
export function prepared(generator: SampleGenerator): PrepareGenerator {
  return (request) => ({ draw: (faker) => generator(faker, request) });
}
