import type { TagGenerators } from '../generator.ts';

export const science: TagGenerators = {};
