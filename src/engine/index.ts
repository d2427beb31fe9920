import { custom } from './custom.ts';
import type { TagGenerators } from './generator.ts';
import { tags } from './tags/index.ts';

/** Every generator, by tag and by the file name of its operation. */
export const generators: Readonly<Record<string, TagGenerators>> = { ...tags, custom };
