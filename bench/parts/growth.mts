import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Description } from '../../src/reference/read/types.ts';
import { createProject } from '../../tests/support/project.ts';
import { measureBuild } from '../builds.mts';
import type { BuildFigures } from '../builds.mts';
import { discardLater } from '../discard.mts';
import { compressedSize, sum } from '../files.mts';
import { synthesize } from '../growth/synthesize.mts';
import { weighScripts } from '../pageScripts.mts';
import type { Part } from '../report.mts';
import {
  descriptionFile,
  htmlFile,
  openSite,
  OWN_BUILD,
  weighPages,
  SEARCH_TEXTS,
  weighScriptWith,
} from '../sites.mts';
import type { BuiltSite } from '../sites.mts';

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

async function grow(source: Description, operations: number): Promise<Grown> {
  const project = await createProject({ without: ['openapi/paths', 'openapi/components'] });
  discardLater(project.remove);
  // JSON is YAML.
  await project.write('openapi/openapi.yaml', JSON.stringify(synthesize(source, operations)));
  const figures = await measureBuild(project.dir);
  const site = openSite(path.join(project.dir, OWN_BUILD));
  const [page = ''] = weighPages(site)[0] ?? [];
  const { shared } = (await weighScripts(site))(page);
  return {
    ...figures,
    operations,
    shared: sum(Object.values(shared)),
    main: shared.main ?? Number.NaN,
    runtime: shared['runtime~main'] ?? Number.NaN,
    // Only the search data names allowed values so.
    search: weighScriptWith(site, SEARCH_TEXTS.data),
    catalogue: compressedSize(htmlFile(site, '/docs/category/api')),
  };
}

/** How time, memory and bytes grow with the number of operations. */
export async function measureGrowth({ build }: BuiltSite): Promise<Part> {
  const source = JSON.parse(readFileSync(descriptionFile(build), 'utf8')) as Description;
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
