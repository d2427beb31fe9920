/** Runs the table-driven tests in `cases/` of the tags that the environment variable `TAGS` lists. The default is all tags. */
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { describe } from 'vitest';
import { testValues } from './values.ts';
import type { ValueCase } from './values.ts';

const files = globSync('cases/*.ts', { cwd: import.meta.dirname, absolute: true }).sort();
const tags = process.env.TAGS?.split(',');
for (const file of files) {
  const tag = path.basename(file, '.ts');
  const { cases } = (await import(file)) as { cases: readonly ValueCase[] };
  describe.skipIf(tags && !tags.includes(tag))(tag, () => testValues(tag, cases));
}
