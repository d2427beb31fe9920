/**
 * Replaces `packages/engine/src/locales/english.ts` in browsers. Modules such as `person` are loaded after their first
 * use.
 */
import type { LocaleDefinition } from '@faker-js/faker';
import words from '@generated/reference/default/words';

/**
 * Modules that were used before they were loaded. Faker catches some errors, so a response that was created without
 * these modules may be wrong.
 */
export const pendingModules = new Set<string>();

export async function loadPendingModules(): Promise<void> {
  const names = [...pendingModules];
  pendingModules.clear();
  for (const name of names) {
    const module = await words[name]?.();
    Object.defineProperty(english, name, { value: module?.default });
  }
}

export const english: LocaleDefinition = {};
for (const name of Object.keys(words)) {
  const get = (): never => {
    pendingModules.add(name);
    throw new Error(`The English data of "${name}" is not loaded.`);
  };
  Object.defineProperty(english, name, { get, configurable: true, enumerable: true });
}

/** Empty, because the modules of `english` include it. */
export const baseLocale: LocaleDefinition = {};
