import type { TagGenerators } from '../generator.ts';

export const database: TagGenerators = {};
