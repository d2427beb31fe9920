import type { TagGenerators } from './generator.ts';

export const location: TagGenerators = {};
