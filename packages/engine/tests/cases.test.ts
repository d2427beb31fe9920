/** Runs the table-driven tests of the tags in the variable `TAGS`, or of all. Files in `cases/` are named after tags. */
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
