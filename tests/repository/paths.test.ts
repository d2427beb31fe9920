/** Checks that paths in comments, tables and workflows exist. */
import { existsSync, readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

const FILES = [
  ...[
    '*.{ts,mts,mjs,json,md}',
    '{bench,openapi,packages,scripts,src,tests}/**/*.{ts,tsx,mts,mjs,cjs,css,yaml,md}',
    'tests/repository/*.json',
    '.github/**/*.yml',
  ],
  // These files contain paths inside packages, or paths of example files.
  '!package-lock.json',
  '!tests/repository/styles.test.ts',
  '!tests/sites/fixture-site.test.ts',
];

/** Path of an example in CONTRIBUTING.md. The file would exist only if the product were renamed. */
const RENAMED = 'packages/engine/src/mock/acme-mock.d.mts';

test('every file path in comments, tables, configuration and documents exists', () => {
  const paths = globSync(FILES).flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /(?<![\w./-])(?:bench|packages|scripts|src|tests)\/[\w./-]*\w(?![\w./-]*[*{])/g,
      ),
    ]
      .map(([path]) => ({ file, path }))
      .filter(({ path }) => path !== RENAMED),
  );
  expect(paths.length).toBeGreaterThan(50);
  const endings = ['', '.ts', '.tsx', '.mts', '.md'];
  /** Returns the folder of the package that contains a file, because paths in packages are relative to it. */
  const folderOf = (file: string) => /^packages\/[^/]+\//.exec(file)?.[0] ?? '';
  const dead = paths.filter(
    ({ file, path }) =>
      !endings.some(
        (ending) => existsSync(path + ending) || existsSync(folderOf(file) + path + ending),
      ),
  );
  expect(dead).toEqual([]);
});
