import type { TagGenerators } from './generator.ts';

export const custom: TagGenerators = {};
