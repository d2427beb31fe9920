import { base as fakerBase, en, en_US } from '@faker-js/faker';
import { correctDefinition } from './corrections.ts';

/** English data. It is also used for languages without data. Faker has some data for `en_US` only. */
export const english = { ...correctDefinition('en', en), american: { ...en_US.location } };

/** Data that does not depend on the language. */
export const baseLocale = correctDefinition('base', fakerBase);
