import type { LocaleDefinition } from '@faker-js/faker';

/** Creates a definition for each locale from its words. */
export function defineByLocale(
  words: Readonly<Record<string, string>>,
  define: (words: string, locale: string) => LocaleDefinition,
): Readonly<Record<string, LocaleDefinition>> {
  return Object.fromEntries(
    Object.entries(words).map(([locale, text]) => [locale, define(text, locale)]),
  );
}
