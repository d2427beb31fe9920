import type { TagGenerators } from '../generator.ts';

export const job: TagGenerators = {};
