import { allLocales } from '@faker-js/faker';
import type { LocaleDefinition } from '@faker-js/faker';
import { baseLocale, english } from '../locales/english.ts';
import { completeDefinition } from '../locales/index.ts';
import { mergeLocales } from '../locales/mergeLocales.ts';
import { fakerLocaleName } from '../locales/fakerLocaleName.ts';

const definitions = new Map<string, LocaleDefinition>(Object.entries(allLocales));
const completed = new Map<string, LocaleDefinition>();

/** English data by module, such as `person`. */
export const englishModules = mergeLocales([english, baseLocale]) as Readonly<
  Record<string, object>
>;

/** Returns the data of a locale, such as `pt-BR`; undefined if faker has none. */
export function findDefinition(locale: string): LocaleDefinition | undefined {
  const known = completed.get(locale);
  if (known) return known;
  const definition = definitions.get(fakerLocaleName(locale));
  if (!definition) return undefined;
  const own = completeDefinition(locale, definition);
  completed.set(locale, own);
  return own;
}
