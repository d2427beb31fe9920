/** A renamed file leaves no comment, table or workflow behind that names it. */
import { existsSync, readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

const FILES = [
  ...[
    '*.{ts,mts,mjs,json}',
    '{bench,openapi,scripts,src,tests}/**/*.{ts,tsx,mts,mjs,cjs,css,yaml}',
    'tests/repository/*.json',
    '.github/**/*.yml',
  ],
  // The paths of packages, and of files that do not exist.
  '!package-lock.json',
  '!tests/repository/styles.test.ts',
  '!tests/slow/fixture-site/buildRules.ts',
];

test('each path in comments, tables and configuration exists', () => {
  const paths = globSync(FILES).flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /(?<![\w./-])(?:bench|scripts|src|tests)\/[\w./-]*\w/g,
      ),
    ].map(([path]) => ({
      file,
      path,
    })),
  );
  expect(paths.length).toBeGreaterThan(50);
  const endings = ['', '.ts', '.tsx', '.mts', '.md'];
  expect(paths.filter(({ path }) => !endings.some((ending) => existsSync(path + ending)))).toEqual(
    [],
  );
});
