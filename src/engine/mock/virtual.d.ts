/** Modules that `bundle.ts` makes. */
declare module 'virtual:engine-table' {
  import type { EngineTable } from '@site/src/engine/index';

  const table: EngineTable;
  export default table;
}

declare module 'virtual:locales' {
  import type { LocaleDefinition } from '@faker-js/faker';

  /** Loads faker's data of a locale, by language tag. English is not among them. */
  const locales: Readonly<Record<string, () => LocaleDefinition>>;
  export default locales;
}
