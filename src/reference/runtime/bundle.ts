import type { EngineTable } from 'fakewright-engine';
import { bundleMock } from 'fakewright-engine/mock/bundle';
import type { BundleData } from 'fakewright-engine/mock/bundle';
import { SourceCache } from '../memoize.ts';
import { listLocales } from '../view/engineTable.ts';
import { findDefinition } from 'fakewright-engine/mock/locales';

/** Collects faker's locale data, keyed by language tag. English is excluded, because the engine contains it. */
export function collectLocales(table: EngineTable): BundleData['locales'] {
  const others = listLocales(table).filter((locale) => locale !== 'en');
  return Object.fromEntries(
    others.map((locale) => {
      const definition = findDefinition(locale);
      if (!definition) throw new Error(`Faker has no data for the locale ${locale}.`);
      return [locale, definition];
    }),
  );
}

const bundled = new SourceCache<Promise<string>>();

/** Bundles the mock server with the data of all locales. Returns the text of the file. */
export function bundleMockServer(table: EngineTable): Promise<string> {
  return bundled.get('', table, () => bundleMock({ table, locales: collectLocales(table) }));
}
