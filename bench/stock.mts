import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { dataPath } from '../src/api/paths.ts';
import { run } from '../scripts/run.mts';

const FOLDER = path.resolve('node_modules/.cache/bench-stock');

/** Changes when the stock site would: its description, its configuration, or its packages. */
function stateOf(): string {
  const hash = createHash('sha256');
  const files = [dataPath('bundle'), 'bench/stock/docusaurus.config.ts', 'package-lock.json'];
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Builds the same description with the plugin and the theme as they come, or takes the build of a
 * former run if nothing has changed. It takes about a minute and 3.5 GB of memory.
 *
 * @returns The folder of the built site.
 */
export async function buildStockSite(): Promise<string> {
  const folder = path.join(FOLDER, stateOf());
  const build = path.join(folder, 'build');
  if (existsSync(path.join(build, 'sitemap.xml'))) return build;
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(path.join(folder, 'docs'), { recursive: true });
  await cp('bench/stock', folder, { recursive: true });
  await cp(dataPath('bundle'), path.join(folder, 'openapi.json'));
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  for (const args of [['gen-api-docs', 'api'], ['build']]) {
    const code = await run('npx', ['docusaurus', ...args], folder);
    if (code !== 0) throw new Error(`The stock site: docusaurus ${args[0]} failed.`);
  }
  return build;
}
