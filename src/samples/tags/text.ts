import type { TagGenerators } from '../generator.ts';

export const text: TagGenerators = {};
