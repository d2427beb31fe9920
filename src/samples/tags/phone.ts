import type { TagGenerators } from '../generator.ts';

export const phone: TagGenerators = {};
