import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFiles } from './compress.ts';
import { createHeaders } from './headers.ts';
import { listFiles } from './files.ts';
import { renderHeadersFile } from './headersFile.ts';
import { readInlineCode } from './inline.ts';
import { inlineStyles } from './inlineStyles.ts';
import { renderNginx } from './nginx.ts';
import { collectHashes, findRefused } from './policy.ts';
import type { BuiltPage } from './policy.ts';

/** Names of the generated header files, for nginx and for static hosts. */
export const NGINX_FILE = 'headers.conf';
const HEADERS_FILE = '_headers';

const isPage = (file: string): boolean => file.endsWith('.html');

/**
 * Reads the inline code of every HTML page of a build.
 *
 * @param files Paths below the folder, from `listFiles`.
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
 * Checks that the policy allows all inline code of the pages.
 *
 * @throws Error with one line per violation.
 */
export function requireAllowed(pages: readonly BuiltPage[], policy: string): void {
  const faults = findRefused(pages, policy);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

export interface HeaderOptions {
  /** The output folder of the header files, which are not served. */
  out: string;
  /** Where the site is served: `/documentation/`. */
  basePath: string;
}

export interface HostingOptions extends HeaderOptions {
  /** Docusaurus' output folder. */
  build: string;
  /** Whether to write compressed copies, which `docusaurus serve` does not serve. */
  isCompressed: boolean;
}

/**
 * Writes the header files of a build.
 *
 * @param files Paths below the build folder, from `listFiles`.
 * @param pages The inline code of its pages, from `readPages`.
 * @param styles CSP hash sources of the style sheets that pages may have in their HTML.
 * @throws Error if a page has another inline style, or an event handler, which the policy never allows.
 */
export function writeHeaders(
  { out, basePath }: HeaderOptions,
  files: readonly string[],
  pages: readonly BuiltPage[],
  styles: readonly string[],
): void {
  const headers = createHeaders(collectHashes(pages), styles);
  const nginx = renderNginx(headers);
  requireAllowed(pages, nginx);
  mkdirSync(out, { recursive: true });
  writeFileSync(path.join(out, NGINX_FILE), nginx);
  writeFileSync(path.join(out, HEADERS_FILE), renderHeadersFile(headers, basePath, files));
}

/**
 * Prepares a build for hosting: inlines styles, writes the header files and compressed copies of its text files.
 *
 * @returns The number of compressed files.
 * @throws Error as `writeHeaders` does.
 */
export async function prepareHosting(options: HostingOptions): Promise<number> {
  const { build, basePath } = options;
  const files = listFiles(build);
  const styles = await inlineStyles(build, basePath, files.filter(isPage));
  writeHeaders(options, files, readPages(build, files), styles);
  return options.isCompressed ? compressFiles(build, files) : 0;
}
