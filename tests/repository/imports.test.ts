import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** The block of CONTRIBUTING.md that lists the folders of `src`, the highest layer first. */
const BLOCK = /from lower layers:\n\n```\n([^`]*)```/;

/** Layers of the folders of `src` by name: 0 is the highest one. */
function readLayers(): Map<string, number> {
  const [, lines = ''] = BLOCK.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];
  return new Map(
    lines.split('\n').flatMap((line, layer) => {
      const names = line.match(/(?<=^|\/ )\w+(?=\/ )/g) ?? [];
      return names.map((name): [string, number] => [name, layer]);
    }),
  );
}

/** The folder of `src` that a path is in. */
const folderOf = (file: string): string | undefined => /^src\/(\w+)\//.exec(file)?.[1];

/** The folder of `src` that a file imports from. */
function folderOfImport(file: string, request: string): string | undefined {
  const target = request.startsWith('.')
    ? path.posix.join(path.posix.dirname(file), request)
    : request.replace(/^@site\//, '');
  return folderOf(target);
}

/** The imports between folders of `src`. */
function readImports(): { file: string; from: string; to: string }[] {
  return globSync('src/**/*.{ts,tsx,cjs,mts}').flatMap((file) => {
    const from = folderOf(file);
    const requests = readFileSync(file, 'utf8').matchAll(
      /\b(?:from|import|require)\b\s*\(?\s*'([^']+)'/g,
    );
    return [...requests].flatMap(([, request = '']) => {
      const to = folderOfImport(file, request);
      return from && to && from !== to ? { file, from, to } : [];
    });
  });
}

test('CONTRIBUTING.md lists each folder of src in a layer', () => {
  const folders = globSync('src/**').map((file) => folderOf(file) ?? `${file} is in no folder`);
  expect([...readLayers().keys()].sort()).toEqual([...new Set(folders)].sort());
});

test('folders of src import lower layers only', () => {
  const layers = readLayers();
  const layerOf = (folder: string): number => layers.get(folder) ?? Number.NaN;
  const imports = readImports();
  expect(imports.length).toBeGreaterThan(100);
  expect(imports.filter(({ from, to }) => !(layerOf(from) < layerOf(to)))).toEqual([]);
});

test('only JavaScript has declaration files, because the compiler skips errors in them', () => {
  const declarations = globSync(
    '{bench,openapi,packages,scripts,src,tests}/**/*.d.{ts,mts,cts}',
  ).sort();
  // Readers of the mock server download the first one with its bundle.
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
