import type { TagGenerators } from '../generator.ts';

export const system: TagGenerators = {};
