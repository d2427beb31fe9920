import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { loadDescription } from '../../src/reference/read/load.ts';
import { OWN_DESCRIPTION, OWN_RULES } from '../../src/reference/paths.ts';
import { createProject } from '../../tests/support/project.ts';
import type { Project } from '../../tests/support/project.ts';
import { measureBuild } from '../builds.mts';
import type { BuildFigures } from '../builds.mts';
import { discardLater } from '../discard.mts';
import { sum } from '../files.mts';
import type { Part, Table } from '../report.mts';
import { descriptionFile, OWN_BUILD } from '../sites.mts';
import { measureStockBuild } from '../stock.mts';

/** Processor seconds of reading and checking the description, a part of the first phase. */
async function measureLint(): Promise<number> {
  const before = process.cpuUsage();
  await loadDescription({ file: OWN_DESCRIPTION, projectRules: OWN_RULES });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** Changes what one operation says of itself. */
async function changeOperation({ dir, write }: Project): Promise<void> {
  const folder = 'openapi/paths';
  const files = readdirSync(path.join(dir, folder), { recursive: true }).map(String).sort();
  const name = files.find((file) => file.endsWith('.yaml')) ?? '';
  const file = path.join(folder, name);
  const text = readFileSync(path.join(dir, file), 'utf8');
  const changed = text.replace(/^( *)description: [|>].*\n +/m, '$&Changed. ');
  if (changed === text) throw new Error(`${file} has no description to change.`);
  await write(file, changed);
}

/** Bytes of all files below a folder. */
function weighFolder(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return sum(files.map((entry) => statSync(path.join(entry.parentPath, entry.name)).size));
}

function showPhases(builds: readonly [string, BuildFigures][]): Table {
  const phases = Object.keys(builds[0]?.[1].phases ?? {});
  return [
    ['phase', ...builds.flatMap(([name]) => [`${name}: wall s`, 'CPU s'])],
    ...phases.map((phase) => [
      phase,
      ...builds.flatMap(([, build]) => [build.phases[phase]?.wall, build.phases[phase]?.cpu]),
    ]),
    ['all', ...builds.flatMap(([, { wall, cpu }]) => [wall, cpu])],
    ['peak memory, MB', ...builds.flatMap(([, { memory }]) => [undefined, memory])],
  ];
}

/** Time and memory of the build, from nothing and after a change of one operation. */
export async function measureBuilds(): Promise<Part> {
  // A copy has nothing that a build leaves.
  const project = await createProject();
  discardLater(project.remove);
  const lint = await measureLint();
  const cold = await measureBuild(project.dir);
  await changeOperation(project);
  const warm = await measureBuild(project.dir);
  const stock = await measureStockBuild(descriptionFile(path.join(project.dir, OWN_BUILD)));
  return {
    figures: {
      coldTime: cold.cpu,
      coldMemory: cold.memory,
      warmShare: warm.cpu / cold.cpu,
    },
    stock: { coldTime: stock.cpu, coldMemory: stock.memory },
    tables: {
      'Build, cold and after a change of one operation': [
        ...showPhases([
          ['cold', cold],
          ['warm', warm],
        ]),
        ['lint alone', undefined, lint],
        ['output, MB', undefined, weighFolder(path.join(project.dir, 'build')) / 1e6],
      ],
    },
  };
}
