import type { TagGenerators } from '../generator.ts';

export const book: TagGenerators = {};
