import type { TagGenerators } from '../generator.ts';

export const food: TagGenerators = {};
