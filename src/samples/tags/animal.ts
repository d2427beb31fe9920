import type { TagGenerators } from '../generator.ts';

export const animal: TagGenerators = {};
