import { Faker } from '@faker-js/faker';
import type { LocaleDefinition } from '@faker-js/faker';
import { crc32 } from './crc32.ts';
import { withUniqueValues, rejectUniqueCount } from './uniqueValues.ts';
import type { Arguments, JsonValue, PrepareGenerator } from './generator.ts';
import { baseLocale, english } from './locales/english.ts';
import { mergeLocales } from './locales/mergeLocales.ts';
import { createMersenneTwister } from './mersenne.ts';
import { RetryBudget } from './retries.ts';

export interface GeneratorResponse {
  data: JsonValue[];
  meta: { count: number; seed: number; locale?: string; reference?: string };
}

/** Arguments that the engine itself uses. */
export interface CommonArguments {
  count: number;
  seed: number;
  unique?: boolean;
  locale?: string;
  reference?: string;
}

/** Reference date-time for generators without the parameter `reference`. Clients cannot infer it from the values. */
export const FIXED_REFERENCE = '2025-01-01T00:00:00.000Z';

/**
 * Creates a seeded faker.
 *
 * @param definition Data of the locale. English fills gaps.
 * @param reference Date-time that relative dates count from.
 */
export function createFaker(
  seed: number,
  definition?: LocaleDefinition,
  reference: string = FIXED_REFERENCE,
): Faker {
  const faker = new Faker({
    locale: mergeLocales(definition ? [definition, english, baseLocale] : [english, baseLocale]),
    randomizer: createMersenneTwister(),
    seed,
  });
  faker.setDefaultRefDate(reference);
  return faker;
}

const encoder = new TextEncoder();

/**
 * Generates the response to a request. It is deterministic, and pauses before each value.
 *
 * @param path Such as `/v1/finance/iban`. Each operation has its own random sequence, so that two operations with one
 *   seed do not return the same UUIDs or people.
 * @param prepare Reads the arguments, and returns the generator.
 * @param args Arguments of the request. `seed` and `count` are required. `locale` and `reference` are set if and only
 *   if the operation has the parameter.
 * @param definition Data of the locale. If omitted, English is used.
 * @throws `ValidationError` if arguments contradict each other, or if `unique` needs more values than exist.
 */
export function* produceResponse(
  path: string,
  prepare: PrepareGenerator,
  args: CommonArguments & Arguments,
  definition?: LocaleDefinition,
): Generator<void, GeneratorResponse> {
  const { count, seed, unique, locale, reference } = args;
  const faker = createFaker(seed, definition, reference);
  faker.seed([seed, crc32(encoder.encode(path))]);
  const retries = new RetryBudget();
  const prepared = prepare(args, retries);
  const { steps, finish, countValues } = prepared;
  const size = unique ? countValues?.(faker) : undefined;
  if (size !== undefined && size < count) rejectUniqueCount(size);
  const next = unique ? withUniqueValues(prepared, retries) : steps;
  const values: JsonValue[] = [];
  while (values.length < count) values.push(yield* next(faker));
  const data = finish ? finish(values) : values;
  const meta = {
    count,
    seed,
    ...(locale !== undefined && { locale }),
    ...(reference !== undefined && { reference }),
  };
  return { data, meta };
}
