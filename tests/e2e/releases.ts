/** Serves one of two builds of the site. As on a static host, a deployment removes the files of the previous build. */
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { product } from '../../src/site/product';
import { serveSite } from '../../scripts/support/staticServer';

const SCRIPTS = 'assets/js';
const HASHED = /\.([0-9a-f]{8})\.js$/;

/** Copies the given pages and all scripts of a build, and changes the hash in the name of every script. */
async function copyRenamed(from: string, to: string, pages: readonly string[]): Promise<void> {
  const scripts = await readdir(path.join(from, SCRIPTS));
  const hashes = scripts.flatMap((name) => HASHED.exec(name)?.[1] ?? []);
  const renamed = new Map(hashes.map((hash) => [hash, `${hash.slice(1)}${hash[0]}`]));
  const replace = (text: string): string =>
    text.replaceAll(/(?<![0-9a-f])[0-9a-f]{8}(?![0-9a-f])/g, (hash) => renamed.get(hash) ?? hash);
  for (const folder of ['assets/css', 'img']) {
    await cp(path.join(from, folder), path.join(to, folder), { recursive: true });
  }
  await mkdir(path.join(to, SCRIPTS), { recursive: true });
  const files = [...pages, ...scripts.map((name) => `${SCRIPTS}/${name}`)];
  for (const file of files.filter((name) => /\.(?:html|js)$/.test(name))) {
    const target = path.join(to, replace(file));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, replace(await readFile(path.join(from, file), 'utf8')));
  }
}

export interface ReleaseServer {
  origin: string;
  /** Replaces the served build with the first or the second build. */
  deploy: (release: 'first' | 'second') => Promise<void>;
  remove: () => Promise<void>;
}

/**
 * Serves a build, and can replace it with a second build that has the same pages but different script names.
 *
 * @param build Folder of the first build.
 * @param pages Pages of the second build: `index.html`.
 */
export async function serveReleases(
  build: string,
  pages: readonly string[],
): Promise<ReleaseServer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'releases-'));
  const second = path.join(folder, 'second');
  await copyRenamed(build, second, pages);
  const current = path.join(folder, 'current');
  const deploy: ReleaseServer['deploy'] = async (release) => {
    await symlink(release === 'first' ? path.resolve(build) : second, `${current}.new`);
    await rename(`${current}.new`, current);
  };
  await deploy('first');
  const server = await serveSite(current, product.baseUrl, ({ file, body }) => ({
    headers: file.startsWith('assets/') ? { 'cache-control': 'max-age=31536000, immutable' } : {},
    body,
  }));
  return {
    origin: server.origin,
    deploy,
    remove: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
