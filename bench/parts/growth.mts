import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dataPath } from '../../src/reference/paths.ts';
import type { Description } from '../../src/reference/read/types.ts';
import { createProject } from '../../tests/support/project.ts';
import { measureBuild } from '../builds.mts';
import type { BuildFigures } from '../builds.mts';
import { discardLater } from '../discard.mts';
import { compressedSize, weighPages } from '../files.mts';
import { synthesize } from '../growth/synthesize.mts';
import type { Part } from '../report.mts';
import { sum, weighScripts } from '../shared.mts';

/** Numbers of operations: about ours, four times and ten times as many. */
const SIZES = [310, 1240, 3100] as const;

interface Grown extends BuildFigures {
  operations: number;
  /** Compressed bytes of the scripts that every endpoint page needs. */
  shared: number;
  main: number;
  runtime: number;
  search: number;
  catalogue: number;
}

function weighSearch(build: string): number {
  const folder = path.join(build, 'assets/js');
  const files = readdirSync(folder).filter((file) => /search_json/.test(file));
  return sum(files.map((file) => compressedSize(path.join(folder, file))));
}

async function grow(source: Description, operations: number): Promise<Grown> {
  const project = await createProject({ without: ['openapi/paths'] });
  discardLater(project.remove);
  await project.write('grown.json', JSON.stringify(synthesize(source, operations)));
  const figures = await measureBuild(project.dir, 'grown.json');
  const build = path.join(project.dir, 'build');
  const generated = path.join(project.dir, '.docusaurus');
  const [page = ''] = weighPages(build)[0] ?? [];
  const { shared } = weighScripts({ build, generated }, page);
  return {
    ...figures,
    operations,
    shared: sum(Object.values(shared)),
    main: shared.main ?? Number.NaN,
    runtime: shared['runtime~main'] ?? Number.NaN,
    search: weighSearch(build),
    catalogue: compressedSize(path.join(build, 'docs/category/api.html')),
  };
}

/** How time, memory and bytes grow with the number of operations. */
export async function measureGrowth(): Promise<Part> {
  const source = JSON.parse(readFileSync(dataPath('bundle'), 'utf8')) as Description;
  const grown: Grown[] = [];
  for (const size of SIZES) grown.push(await grow(source, size));
  const [least, most] = [grown[0], grown.at(-1)];
  if (!least || !most) throw new Error('Nothing was built.');
  return {
    figures: {
      time: most.cpu / least.cpu,
      memory: most.memory,
      bytes: (most.shared - least.shared) / (most.operations - least.operations),
    },
    tables: {
      'Growth with the number of operations': [
        [
          ...['operations', 'wall s', 'CPU s', 'peak MB', 'shared scripts B', 'main B'],
          ...['runtime B', 'search B', 'catalogue HTML B'],
        ],
        ...grown.map(({ operations, wall, cpu, memory, ...bytes }) => [
          ...[operations, wall, cpu, memory, bytes.shared, bytes.main],
          ...[bytes.runtime, bytes.search, bytes.catalogue],
        ]),
      ],
    },
  };
}
