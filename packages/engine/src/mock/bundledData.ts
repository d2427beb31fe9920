import type { LocaleDefinition } from '@faker-js/faker';
import type { EngineTable } from '../index.ts';

/** Facts from the OpenAPI document. `bundle.ts` replaces this module by one that contains the data. */
export declare const table: EngineTable;

/** Loads faker's data of a locale, by language tag. English is missing. */
export declare const locales: Readonly<Record<string, () => LocaleDefinition>>;
