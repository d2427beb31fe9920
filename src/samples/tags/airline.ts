import type { TagGenerators } from '../generator.ts';

export const airline: TagGenerators = {};
