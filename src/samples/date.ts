import type { TagGenerators } from './generator.ts';

export const date: TagGenerators = {};
