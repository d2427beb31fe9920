import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { Spec } from '../src/reference/read/types.ts';
import { copyProject } from '../scripts/support/project.ts';
import { measureScripts } from './bytes.mts';
import { multiplyOperations } from './multiplyOperations.mts';
import * as sites from './sites.mts';
import type { BenchmarkResult } from './sites.mts';

/** Resources that a command and its child processes used. */
interface Usage {
  /** Seconds from start to end. */
  wall: number;
  /** Seconds of processor time, in user and kernel mode. */
  cpu: number;
  /** Peak resident memory of all processes together, in MB (10^6 bytes). */
  memory: number;
}

/** Returns the fields of `/proc/<id>/stat` that follow the process name. The first one is field 3 in proc(5). */
function readStat(id: number | string): number[] {
  const text = readFileSync(`/proc/${id}/stat`, 'latin1');
  return text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
}

/** Returns the processor seconds of ended child processes. Linux counts 100 ticks a second. */
const readChildTime = (): number => sites.sum(readStat('self').slice(13, 15)) / 100;

/** Returns the resident memory of a process and its descendants in MB. A memory page has 4096 bytes. */
function readMemory(root: number): number {
  const processes = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    try {
      processes.set(Number(name), readStat(name));
    } catch {
      // The process ended after the folder was read.
    }
  }
  const isBelow = (id: number): boolean =>
    id === root || (id > 1 && isBelow(processes.get(id)?.[1] ?? 0));
  const own = [...processes].filter(([id]) => isBelow(id));
  return (sites.sum(own.map(([, fields]) => fields[21] ?? 0)) * 4096) / 1e6;
}

/**
 * Runs a command, and measures the resources of its whole process tree. Works on Linux only.
 *
 * @throws Error with the end of the output if the command fails.
 */
async function measure(cwd: string, command: string, ...args: string[]): Promise<Usage> {
  const before = readChildTime();
  const start = performance.now();
  // Without this variable, Rspack would keep a cache in our node_modules, to which the stock site links.
  const env = { ...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' };
  const child = spawn(command, args, { cwd, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  let memory = 0;
  const timer = setInterval(() => (memory = Math.max(memory, readMemory(child.pid ?? 0))), 250);
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  }).finally(() => clearInterval(timer));
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}:\n${output.slice(-2000)}`);
  return { wall: (performance.now() - start) / 1000, cpu: readChildTime() - before, memory };
}

/**
 * Builds an OpenAPI document with the unchanged OpenAPI plugin and theme. Reuses an earlier build of the same input
 * unless `isFresh` is true. A build takes about a minute and 3.5 GB of memory.
 */
export async function buildStockSite(spec: string, { isFresh }: { isFresh: boolean }) {
  const hash = createHash('sha256');
  const sources = [spec, 'bench/stock/docusaurus.config.ts', 'package-lock.json'];
  for (const file of sources) hash.update(readFileSync(file));
  const folder = path.resolve('node_modules/.cache/bench-stock', hash.digest('hex').slice(0, 16));
  const build = path.join(folder, 'build');
  if (!isFresh && existsSync(path.join(build, 'sitemap.xml'))) return { build, cpu: 0, memory: 0 };
  await rm(path.dirname(folder), { recursive: true, force: true });
  await mkdir(path.join(folder, 'docs'), { recursive: true });
  await cp('bench/stock', folder, { recursive: true });
  await cp(spec, path.join(folder, 'openapi.json'));
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const pages = await measure(folder, 'npx', 'docusaurus', 'gen-api-docs', 'api');
  const site = await measure(folder, 'npx', 'docusaurus', 'build');
  return { build, cpu: pages.cpu + site.cpu, memory: Math.max(pages.memory, site.memory) };
}

/** Measures time and memory of a build without caches, and then of a build with the stock plugin and theme. */
export async function measureBuilds(): Promise<BenchmarkResult> {
  // Build a copy of the project, because it has no output of an earlier build.
  const project = await copyProject();
  try {
    const own = await measure(project.dir, 'npm', 'run', '--silent', 'build');
    const spec = sites.specFile(path.join(project.dir, 'build'));
    const stock = await buildStockSite(spec, { isFresh: true });
    return {
      figures: { time: own.cpu / stock.cpu, memory: own.memory },
      tables: {
        'Build from nothing': [
          ['site', 'CPU s', 'peak MB'],
          ['ours', own.cpu, own.memory],
          ['the stock plugin and theme', stock.cpu, stock.memory],
        ],
      },
    };
  } finally {
    await project.remove();
  }
}

/** Builds the site with the given number of operations. Returns build time, memory, and sizes of pages and search data. */
async function buildGrown(source: Spec, operations: number) {
  const project = await copyProject({ without: ['openapi/paths', 'openapi/components'] });
  try {
    // Switch off rules that copied operations break: some paths have a verb, and some components are unused.
    const rules = readFileSync('openapi/redocly.yaml', 'utf8').replace(
      /no-http-verbs-in-paths:\n +severity: error/,
      'no-unused-components: off\n  no-http-verbs-in-paths:\n    severity: off',
    );
    await project.write('openapi/redocly.yaml', rules);
    // JSON is valid YAML.
    await project.write(
      'openapi/openapi.yaml',
      JSON.stringify(multiplyOperations(source, operations)),
    );
    const usage = await measure(project.dir, 'npm', 'run', '--silent', 'build');
    const site = sites.readBuiltSite(path.join(project.dir, 'build'));
    const { shared } = measureScripts(site)(site.endpoints[0]?.page ?? '');
    const search = sites.sizeOfScriptWith(site, sites.SEARCH_SCRIPT_MARKERS.data);
    return { ...usage, operations, shared: sites.sum(Object.values(shared)), search };
  } finally {
    await project.remove();
  }
}

/** Measures build time, memory and output size with our operations, and with four and ten times as many. */
export async function measureGrowth(build: string): Promise<BenchmarkResult> {
  const file = sites.specFile(build);
  const source = JSON.parse(readFileSync(file, 'utf8')) as Spec;
  const least = await buildGrown(source, 310);
  const more = await buildGrown(source, 1240);
  const most = await buildGrown(source, 3100);
  return {
    figures: {
      time: most.cpu / least.cpu,
      memory: most.memory,
      bytes: (most.shared - least.shared) / (most.operations - least.operations),
    },
    tables: {
      'Growth with the number of operations': [
        ['operations', 'wall s', 'CPU s', 'peak MB', 'shared scripts B', 'search data B'],
        ...[least, more, most].map((each) => [
          ...[each.operations, each.wall, each.cpu, each.memory, each.shared, each.search],
        ]),
      ],
    },
  };
}
