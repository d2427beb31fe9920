import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import path from 'node:path';
import { NGINX_FILE, readPages, requireAllowed } from './build.ts';
import { HASHED_FOLDER } from './files.ts';
import { createHeaders } from './headers.ts';
import { renderNginx } from './nginx.ts';
import { readHashes } from './policy.ts';

/** Milliseconds that hashed files of former builds are kept, for pages that are still open. */
const KEEP_ASSETS = 30 * 24 * 60 * 60 * 1000;

/** Releases that are kept, including the current one. */
const KEEP_RELEASES = 3;

export interface PublishOptions {
  /** Path of a build prepared by `prepareHosting`. */
  build: string;
  /** Path of its nginx header file. */
  headers: string;
  /** The folder on the host, `/srv/documentation` in `nginx.conf`. */
  target: string;
  /** Where the site is served: `/documentation/`. */
  basePath: string;
  /** Name of the release. Names must sort by time. */
  release: string;
  /** Reloads nginx. Called when headers change, before the new pages are served. */
  reload: () => Promise<void>;
}

/** Replaces a file atomically. */
async function replaceFile(target: string, write: (file: string) => Promise<void>): Promise<void> {
  await write(`${target}.new`);
  await fs.rename(`${target}.new`, target);
}

/** Adds a build's hashed files to those of former builds. Their mtime is when a build last had them. */
async function addAssets(from: string, to: string): Promise<void> {
  const now = new Date();
  for (const entry of await fs.readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(to, path.relative(from, source));
    await fs.mkdir(path.dirname(target), { recursive: true });
    if (!existsSync(target)) await replaceFile(target, (file) => fs.copyFile(source, file));
    await fs.utimes(target, now, now);
  }
}

async function removeOldAssets(folder: string): Promise<void> {
  for (const entry of await fs.readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && Date.now() - (await fs.stat(file)).mtimeMs > KEEP_ASSETS)
      await fs.rm(file);
  }
}

async function removeOldReleases(folder: string, served: string): Promise<void> {
  const others = (await fs.readdir(folder)).filter((name) => name !== served).sort();
  for (const name of others.slice(0, Math.max(0, others.length - KEEP_RELEASES + 1))) {
    await fs.rm(path.join(folder, name), { recursive: true });
  }
}

const readIfThere = (file: string): Promise<string> =>
  fs.readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });

/**
 * Headers for the switch from one build to the next: either page may be served with them, so they allow
 * the inline scripts and styles of both.
 */
function joinHeaders(headers: string, former: string): string {
  const join = (...files: string[]): string => {
    const read = (directive: 'script-src' | 'style-src') => [
      ...new Set(files.flatMap((file) => readHashes(file, directive))),
    ];
    return renderNginx(createHeaders(read('script-src'), read('style-src')));
  };
  const joined = join(headers, former);
  return joined === join(headers) ? headers : joined;
}

/**
 * Publishes a build without downtime: first its hashed files, next to those of former builds, then headers
 * that fit both builds, then all pages at once by switching a symbolic link.
 *
 * @throws Error if pages and headers are of different builds, or the release exists already.
 */
export async function publishBuild(options: PublishOptions): Promise<void> {
  const { build, target, basePath, release } = options;
  const releases = path.join(target, 'releases');
  const folder = path.join(releases, release, basePath);
  const headersFile = path.join(target, NGINX_FILE);
  const shared = path.join(target, 'shared', basePath, HASHED_FOLDER);
  if (existsSync(folder)) throw new Error(`The release ${release} has been published already.`);

  const headers = await fs.readFile(options.headers, 'utf8');
  requireAllowed(readPages(build), headers);

  await addAssets(path.join(build, HASHED_FOLDER), shared);
  const isPage = (source: string): boolean => source !== path.join(build, HASHED_FOLDER);
  await fs.cp(build, folder, { recursive: true, preserveTimestamps: true, filter: isPage });

  await fs.writeFile(path.join(releases, release, NGINX_FILE), headers);

  const current = path.join(target, 'current');
  const joined = joinHeaders(headers, await readIfThere(path.join(current, NGINX_FILE)));
  const known = await readIfThere(headersFile);
  await replaceFile(headersFile, (file) => fs.writeFile(file, joined));
  // On the first release, nginx has no pages to serve before the link exists.
  const isFirst = known === '';
  if (!isFirst && known !== joined) await options.reload();
  await fs.rm(`${current}.new`, { force: true });
  await fs.symlink(path.join('releases', release), `${current}.new`);
  await fs.rename(`${current}.new`, current);
  if (isFirst) await options.reload();

  await removeOldReleases(releases, release);
  await removeOldAssets(shared);
}
