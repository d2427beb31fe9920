import { base as fakerBase, en, en_US } from '@faker-js/faker';
import { proofread } from './proofread.ts';

/** The English data, which is also used where a language has none. Faker knows some places for `en_US` only. */
export const english = { ...proofread('en', en), american: { ...en_US.location } };

/** The data that is the same in every language. */
export const base = proofread('base', fakerBase);
