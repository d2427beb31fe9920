import type { TagGenerators } from '../generator.ts';

export const hacker: TagGenerators = {};
