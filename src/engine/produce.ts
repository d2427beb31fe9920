import { allLocales, Faker } from '@faker-js/faker';
import type { LocaleDefinition } from '@faker-js/faker';
import { REFERENCE_DATE } from './generator.ts';
import type { JsonValue, SampleGenerator } from './generator.ts';
import { RequestArguments } from './request.ts';
import type { Argument } from './request.ts';

/** The response body that every generator sends. */
export interface GeneratorResponse {
  data: JsonValue[];
  meta: { count: number; seed: number; locale?: string };
}

/** Locale data by its name in the generator library, which writes `pt_BR` for the tag `pt-BR`. */
const localeData = new Map<string, LocaleDefinition>(Object.entries(allLocales));

/** Locales whose data is kept under a country as well. */
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
 * Answers one request as the API would: the same arguments give the same bytes.
 *
 * @param generator Makes one value of `data`.
 * @param given The arguments of the request by name, with the description's defaults filled in.
 *   `seed` must be among them. `locale` is among them exactly when the operation has that parameter.
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
