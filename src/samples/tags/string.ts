import type { TagGenerators } from '../generator.ts';

export const string: TagGenerators = {};
