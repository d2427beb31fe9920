import type { TagGenerators } from '../generator.ts';

export const vehicle: TagGenerators = {};
