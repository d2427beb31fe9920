import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { expect, test } from 'vitest';

test('only JavaScript files have .d.ts files, because the compiler skips errors in .d.ts files', () => {
  const declarations = globSync(
    '{bench,openapi,packages,scripts,src,tests}/**/*.d.{ts,mts,cts}',
  ).sort();
  // Readers download the first file together with the mock server.
  expect(declarations).toEqual([
    'packages/engine/src/mock/fakewright-mock.d.mts',
    'src/plugins/loadCode.d.cts',
  ]);
  const lost = declarations.flatMap((file) =>
    ts
      .preProcessFile(readFileSync(file, 'utf8'))
      .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
      .map(({ fileName }) => path.join(path.dirname(file), fileName))
      .filter((module) => module.startsWith('src/') && !existsSync(`${module}.ts`)),
  );
  expect(lost).toEqual([]);
});
