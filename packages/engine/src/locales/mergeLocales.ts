import type { LocaleDefinition } from '@faker-js/faker';

/**
 * Merges locales like faker, but merges each module when it is first read. In browsers, only the English modules that are read
 * are loaded.
 */
export function mergeLocales(locales: readonly LocaleDefinition[]): LocaleDefinition {
  const merged: LocaleDefinition = {};
  for (const name of new Set(locales.flatMap((each) => Object.keys(each)))) {
    const get = (): object => {
      const value = Object.assign(
        {},
        ...[...locales].reverse().map((each) => each[name]),
      ) as object;
      Object.defineProperty(merged, name, { value });
      return value;
    };
    Object.defineProperty(merged, name, { get, configurable: true, enumerable: true });
  }
  return merged;
}
