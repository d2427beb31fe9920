import type { TagGenerators } from '../generator.ts';

export const music: TagGenerators = {};
