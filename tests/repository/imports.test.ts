import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

const DIAGRAM = /```mermaid\nflowchart TD\n([^`]*)```/;

/** The edges of the diagram in CONTRIBUTING.md: `a & b --> c` has two. */
function readDiagram(): string[] {
  const [, lines = ''] = DIAGRAM.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];
  return lines.split('\n').flatMap((line) => {
    const [from = [], to = []] = line.split('-->').map((side) => side.trim().split(' & '));
    return from.flatMap((start) => to.map((end) => `${start} --> ${end}`));
  });
}

/** The folder of `src` that a path is in; undefined for files of `src` itself and of other folders. */
const folderOf = (file: string): string | undefined => /^src\/(\w+)\//.exec(file)?.[1];

/** The folder of `src` that a file imports from. */
function folderOfImport(file: string, request: string): string | undefined {
  const target = request.startsWith('.')
    ? path.posix.join(path.posix.dirname(file), request)
    : request.replace(/^@site\//, '');
  return folderOf(target);
}

/** The imports between folders of `src`, as edges. */
function readImports(): string[] {
  const edges = globSync('src/**/*.{ts,tsx,cjs,mts}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import|require)\b\s*\(?\s*'([^']+)'/g)]
      .map(([, request = '']) => [folderOf(file), folderOfImport(file, request)] as const)
      .filter(([from, to]) => from && to && from !== to)
      .map(([from, to]) => `${from} --> ${to}`),
  );
  return [...new Set(edges)].sort();
}

test('the diagram in CONTRIBUTING.md shows the imports between the folders of src', () => {
  expect(readDiagram().sort()).toEqual(readImports());
});
