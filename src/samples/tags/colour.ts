import type { TagGenerators } from '../generator.ts';

export const colour: TagGenerators = {};
