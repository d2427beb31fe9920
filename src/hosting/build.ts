import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFiles } from './compress.ts';
import { createHeaders } from './headers.ts';
import { listFiles } from './files.ts';
import { renderHeadersFile } from './headersFile.ts';
import { readInlineCode } from './inline.ts';
import { renderNginx } from './nginx.ts';
import { collectHashes, findRefused } from './policy.ts';
import type { BuiltPage } from './policy.ts';

/** The names of what a host needs beside the build. */
export const NGINX_FILE = 'headers.conf';
export const HEADERS_FILE = '_headers';

const isPage = (file: string): boolean => file.endsWith('.html');

/**
 * What every page of a build has within it that a policy must know of.
 *
 * @param files the files of the build, as `listFiles` does
 */
export function readPages(
  folder: string,
  files: readonly string[] = listFiles(folder),
): BuiltPage[] {
  return files.filter(isPage).map((file) => {
    return { file, ...readInlineCode(readFileSync(path.join(folder, file), 'utf8')) };
  });
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
  /** The folder for what is not served. */
  out: string;
  /** Where the site is served: `/documentation/`. */
  basePath: string;
}

export interface HostingOptions extends HeaderOptions {
  /** The folder that Docusaurus has written. */
  build: string;
}

/**
 * Writes the files with the headers of a finished build.
 *
 * @param files the files of the build, as `listFiles` does
 * @param pages what they have within them
 * @throws Error if a page has an inline script, style or handler that its own policy refuses
 */
export function writeHeaders(
  { out, basePath }: HeaderOptions,
  files: readonly string[],
  pages: readonly BuiltPage[],
): void {
  const headers = createHeaders(collectHashes(pages));
  const nginx = renderNginx(headers);
  requireAllowed(pages, nginx);
  mkdirSync(out, { recursive: true });
  writeFileSync(path.join(out, NGINX_FILE), nginx);
  writeFileSync(path.join(out, HEADERS_FILE), renderHeadersFile(headers, basePath, files));
}

/**
 * Makes a finished build ready for hosts: files with its headers beside it, compressed files in it.
 *
 * @returns how many files are compressed
 * @throws Error as `writeHeaders` does
 */
export function prepareHosting(options: HostingOptions): number {
  const { build } = options;
  const files = listFiles(build);
  writeHeaders(options, files, readPages(build, files));
  return compressFiles(build, files);
}
