import type { TagGenerators } from '../generator.ts';

export const composite: TagGenerators = {};
