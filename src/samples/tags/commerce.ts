import type { TagGenerators } from '../generator.ts';

export const commerce: TagGenerators = {};
