import type { Faker } from '@faker-js/faker';
import type { RequestArguments } from './request.ts';

/** What a generator can put into `data`. */
export type JsonValue =
  string | number | boolean | null | JsonValue[] | { readonly [key: string]: JsonValue };

/**
 * Makes one value. It takes all randomness from `faker`, reads no clock and no network, and obeys
 * every parameter that its operation documents.
 */
export type SampleGenerator = (faker: Faker, request: RequestArguments) => JsonValue;

/** The generators of one tag, by the file name of their operation (`zip-code`). */
export type TagGenerators = Readonly<Record<string, SampleGenerator>>;

/** The instant that relative dates count from: samples may not depend on the day they are made. */
export const REFERENCE_DATE = '2025-01-01T00:00:00.000Z';
