import { en } from '@faker-js/faker';
import { proofread } from './proofread.ts';

/** The English data, which also stands in where a language has none. */
export const english = proofread('en', en);
