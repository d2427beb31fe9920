/** Runs the table-driven tests of each tag. Each file in `rows/` is named after its tag. */
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { testValues } from './values.ts';
import type { Row } from './values.ts';

for (const file of globSync('rows/*.ts', { cwd: import.meta.dirname, absolute: true }).sort()) {
  const { rows } = (await import(file)) as { rows: readonly Row[] };
  testValues(path.basename(file, '.ts'), rows);
}
