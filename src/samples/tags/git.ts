import type { TagGenerators } from '../generator.ts';

export const git: TagGenerators = {};
