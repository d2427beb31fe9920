import type { TagGenerators } from './generator.ts';

export const person: TagGenerators = {};
