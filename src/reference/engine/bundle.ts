import type { EngineTable } from '../../engine/index.ts';
import { bundleMock } from '../../engine/mock/bundle.ts';
import type { BundleData } from '../../engine/mock/bundle.ts';
import { findDefinition } from '../../engine/mock/locales.ts';

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

let last: { key: string; text: Promise<string> } | undefined;

/** The mock with the data of all locales, as the text of one file; bundled again when the table has changed. */
export function bundleMockFile(table: EngineTable): Promise<string> {
  const key = JSON.stringify(table);
  if (last?.key !== key) {
    last = { key, text: bundleMock({ table, locales: collectLocales(table) }) };
  }
  return last.text;
}
