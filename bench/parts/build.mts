import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { loadDescription } from '../../src/reference/read/load.ts';
import { createProject } from '../../tests/support/project.ts';
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
  await loadDescription();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** Bytes of all files below a folder. */
function weighFolder(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return sum(files.map((entry) => statSync(path.join(entry.parentPath, entry.name)).size));
}

function showPhases({ phases, wall, cpu, memory }: BuildFigures): Table {
  return [
    ['phase', 'wall s', 'CPU s'],
    ...Object.entries(phases).map(([phase, used]) => [phase, used.wall, used.cpu]),
    ['all', wall, cpu],
    ['peak memory, MB', undefined, memory],
  ];
}

/** Time and memory of a build from nothing, beside those of the stock plugin and theme right after it. */
export async function measureBuilds(): Promise<Part> {
  // In a copy, nothing of an earlier build is left.
  const project = await createProject();
  discardLater(project.remove);
  const lint = await measureLint();
  const cold = await measureBuild(project.dir);
  const stock = await measureStockBuild(descriptionFile(path.join(project.dir, OWN_BUILD)));
  return {
    figures: { time: cold.cpu / stock.cpu, memory: cold.memory },
    stock: { time: 1, memory: stock.memory },
    tables: {
      'Build from nothing': [
        ...showPhases(cold),
        ['lint alone', undefined, lint],
        ['the stock plugin and theme', undefined, stock.cpu],
        ['output, MB', undefined, weighFolder(path.join(project.dir, 'build')) / 1e6],
      ],
    },
  };
}
