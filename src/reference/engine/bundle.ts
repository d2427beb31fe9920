import type { EngineTable } from '../../engine/index.ts';
import { bundleMock } from '../../mock/bundle.ts';
import type { BundleData } from '../../mock/bundle.ts';
import { findDefinition } from '../../mock/locales.ts';

/** Every locale that the generators have data for, but English. */
export function listLocales(table: EngineTable): string[] {
  const locales = Object.values(table.operations).flatMap((operation) => operation.locales ?? []);
  return [...new Set(locales)].sort();
}

/** Faker's data of each locale but English, by language tag. */
export function collectLocales(table: EngineTable): BundleData['locales'] {
  return Object.fromEntries(
    listLocales(table).map((locale) => {
      const definition = findDefinition(locale);
      if (!definition) throw new Error(`faker has no data of the locale ${locale}`);
      return [locale, definition];
    }),
  );
}

/** The stand-in with the data of all locales, as the text of one file. */
export function bundleStandIn(table: EngineTable): Promise<string> {
  return bundleMock({ table, locales: collectLocales(table) });
}
