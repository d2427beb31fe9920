import type { TagGenerators } from '../generator.ts';

export const image: TagGenerators = {};
