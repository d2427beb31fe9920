import { base as fakerBase, en } from '@faker-js/faker';
import { proofread } from './proofread.ts';

/** The English data, which is also used where a language has none. */
export const english = proofread('en', en);

/** The data that is the same in every language. */
export const base = proofread('base', fakerBase);
