import type { TagGenerators } from '../generator.ts';

export const number: TagGenerators = {};
