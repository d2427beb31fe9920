import { allLocales } from '@faker-js/faker';
import type { LocaleDefinition } from '@faker-js/faker';
import { dataNameOf } from '../../engine/locales.ts';

const definitions = new Map<string, LocaleDefinition>(Object.entries(allLocales));

/** Faker's data of a locale, such as `pt-BR`; undefined when it has none. */
export function findDefinition(locale: string): LocaleDefinition | undefined {
  return definitions.get(dataNameOf(locale));
}
