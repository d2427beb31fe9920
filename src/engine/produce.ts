import { allLocales, Faker } from '@faker-js/faker';
import type { LocaleDefinition } from '@faker-js/faker';
import { REFERENCE_DATE } from './generator.ts';
import type { JsonValue, SampleGenerator } from './generator.ts';
import { RequestArguments } from './request.ts';
import type { Argument } from './request.ts';

/** The response body of every generator. */
export interface GeneratorResponse {
  data: JsonValue[];
  meta: { count: number; seed: number; locale?: string };
}

/** Faker's locale data by faker's name of the locale: `pt_BR` for the language tag `pt-BR`. */
const localeData = new Map<string, LocaleDefinition>(Object.entries(allLocales));

/** Locales that faker names differently. */
const DATA_NAMES: Readonly<Record<string, string>> = { cs: 'cs_CZ' };

function createFaker(seed: number, locale: string): Faker {
  const chain = new Set([
    DATA_NAMES[locale] ?? locale.replace('-', '_'),
    locale.split('-')[0] ?? 'en',
    'en',
    'base',
  ]);
  const definitions = [...chain]
    .map((name) => localeData.get(name))
    .filter((definition) => definition !== undefined);
  const faker = new Faker({ locale: definitions, seed });
  faker.setDefaultRefDate(REFERENCE_DATE);
  return faker;
}

/**
 * Generates the response to a request. It is deterministic: the same arguments give the same response.
 *
 * @param generator Generates one value of `data`.
 * @param given The arguments of the request by name, including the description's defaults. `seed` and `count`
 *   are required; `locale` must be set if and only if the operation has that parameter.
 * @throws TypeError when `seed` or `count` is missing or an argument has the wrong type.
 */
export function produceResponse(
  generator: SampleGenerator,
  given: Readonly<Record<string, Argument>>,
): GeneratorResponse {
  const request = new RequestArguments(given);
  const count = request.required(request.number('count'), 'count');
  const seed = request.required(request.number('seed'), 'seed');
  const locale = request.string('locale');
  const faker = createFaker(seed, locale ?? 'en');
  const data = Array.from({ length: count }, () => generator(faker, request));
  return { data, meta: locale === undefined ? { count, seed } : { count, seed, locale } };
}
