import type { LocaleDefinition } from '@faker-js/faker';
import type { EngineTable } from '../index.ts';

/** Operations from the OpenAPI document. `bundle.ts` replaces this module with the bundled data. */
export declare const table: EngineTable;

/** Functions that load faker's data of a locale, keyed by language tag. English is missing. */
export declare const locales: Readonly<Record<string, () => LocaleDefinition>>;
