import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFiles } from './compress.ts';
import { openContentCache } from './contentCache.ts';
import { createHeaders } from './headers.ts';
import { listFiles } from './files.ts';
import { renderHeadersFile } from './headersFile.ts';
import { readInlineCode } from './inline.ts';
import { minifyPages } from './minify.ts';
import { renderNginx } from './nginx.ts';
import { collectHashes, findRefused } from './policy.ts';
import type { BuiltPage } from './policy.ts';

/** The names of what a host needs beside the build. */
export const NGINX_FILE = 'headers.conf';
export const HEADERS_FILE = '_headers';

/** What every page among the files of a build has within it that a policy must know of. */
export async function readPages(
  folder: string,
  files: readonly string[] = listFiles(folder),
): Promise<BuiltPage[]> {
  const pages: BuiltPage[] = [];
  for (const file of files.filter((each) => each.endsWith('.html'))) {
    pages.push({ file, ...readInlineCode(await readFile(path.join(folder, file), 'utf8')) });
  }
  return pages;
}

/**
 * Fails if a page has what the policy refuses.
 *
 * @throws Error with a line for each fault
 */
export function requireAllowed(pages: readonly BuiltPage[], policy: string): void {
  const faults = findRefused(pages, policy);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

export interface HeaderOptions {
  /** The folder that Docusaurus has written. */
  build: string;
  /** The folder for what is not served. */
  out: string;
  /** Where the site is served: `/documentation/`. */
  basePath: string;
}

export interface HostingOptions extends HeaderOptions {
  /** A folder for what takes long to make and is mostly the same from build to build. */
  cache: string;
}

/**
 * Writes the files with the headers of a finished build.
 *
 * @returns the files of the build, as `listFiles` does
 * @throws Error if a page has an inline script, style or handler that its own policy refuses
 */
export async function writeHeaders({ build, out, basePath }: HeaderOptions): Promise<string[]> {
  const files = listFiles(build);
  const pages = await readPages(build, files);
  const headers = createHeaders(collectHashes(pages));
  const nginx = renderNginx(headers);
  requireAllowed(pages, nginx);
  await mkdir(out, { recursive: true });
  await writeFile(path.join(out, NGINX_FILE), nginx);
  await writeFile(path.join(out, HEADERS_FILE), renderHeadersFile(headers, basePath, files));
  return files;
}

/**
 * Makes a finished build ready for hosts: files with its headers beside it; in it, smaller pages and
 * compressed files.
 *
 * @returns how many files are compressed, and what is wrong with the HTML of pages
 * @throws Error as `writeHeaders` does
 */
export async function prepareHosting(options: HostingOptions) {
  const { build } = options;
  const cache = await openContentCache(options.cache);
  const warnings = await minifyPages(build, listFiles(build), cache);
  const files = await writeHeaders(options);
  const count = await compressFiles(build, files, cache);
  await cache.prune();
  return { count, warnings };
}
