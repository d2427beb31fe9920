import type { Faker } from '@faker-js/faker';
import type { RequestArguments } from './request.ts';

/** A value that a generator can return. */
export type JsonValue =
  string | number | boolean | null | JsonValue[] | { readonly [key: string]: JsonValue };

/**
 * Generates one value. All randomness comes from `faker`; it depends on neither clock nor network, and
 * respects all parameters of its operation.
 */
export type SampleGenerator = (faker: Faker, request: RequestArguments) => JsonValue;

/** The generators of one tag, by the file name of their operation (`zip-code`). */
export type TagGenerators = Readonly<Record<string, SampleGenerator>>;
