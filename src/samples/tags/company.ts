import type { TagGenerators } from '../generator.ts';

export const company: TagGenerators = {};
