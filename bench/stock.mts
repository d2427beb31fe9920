import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { run } from '../scripts/run.mts';
import { discardLater } from './discard.mts';
import { measureCommand } from './processes.mts';
import type { Usage } from './processes.mts';

const FOLDER = path.resolve('node_modules/.cache/bench-stock');

/** Changes when the stock site would: its description, its configuration, or its packages. */
function stateOf(description: string): string {
  const hash = createHash('sha256');
  const files = [description, 'bench/stock/docusaurus.config.ts', 'package-lock.json'];
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Moves a folder out of the way until all is measured. */
async function putAside(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const former = await mkdtemp(`${folder}-former-`);
  await rename(folder, path.join(former, 'site'));
  discardLater(() => rm(former, { recursive: true, force: true }));
}

/** Writes all but what its commands make. */
async function createStockSite(folder: string, description: string): Promise<void> {
  await putAside(FOLDER);
  await mkdir(path.join(folder, 'docs'), { recursive: true });
  await cp('bench/stock', folder, { recursive: true });
  await cp(description, path.join(folder, 'openapi.json'));
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
}

/** Runs what it takes to make the stock site, one command behind the other. */
async function makeStockSite(
  runCommand: (command: string, args: readonly string[]) => Promise<number>,
): Promise<void> {
  for (const args of [['gen-api-docs', 'api'], ['build']]) {
    const code = await runCommand('npx', ['docusaurus', ...args]);
    if (code !== 0) throw new Error(`The stock site: docusaurus ${args[0]} failed.`);
  }
}

/**
 * Builds a description with the plugin and the theme as they come, or takes the build of a
 * former run if nothing has changed. It takes about a minute and 3.5 GB of memory.
 *
 * @param description the file that the measured build offers for download
 * @returns The folder of the built site.
 */
export async function buildStockSite(description: string): Promise<string> {
  const folder = path.join(FOLDER, stateOf(description));
  const build = path.join(folder, 'build');
  if (existsSync(path.join(build, 'sitemap.xml'))) return build;
  await createStockSite(folder, description);
  await makeStockSite((command, args) => run(command, args, folder));
  return build;
}

/** Processor seconds and the most memory, in MB, of a build of the stock site from nothing. */
export async function measureStockBuild(
  description: string,
): Promise<Pick<Usage, 'cpu' | 'memory'>> {
  const folder = path.join(FOLDER, stateOf(description));
  await createStockSite(folder, description);
  let cpu = 0;
  let memory = 0;
  // The stock site links to our node_modules, where Rspack would keep a cache between builds.
  const env = { DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' };
  await makeStockSite(async (command, args) => {
    const used = await measureCommand(command, args, { cwd: folder, env });
    cpu += used.cpu;
    memory = Math.max(memory, used.memory);
    return used.exitCode;
  });
  return { cpu, memory };
}
