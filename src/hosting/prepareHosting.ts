import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFiles } from './compress.ts';
import { createHeaders, renderHeadersFile, renderNginx } from './headers.ts';
import { listFiles } from './fileTypes.ts';
import { readInlineCode } from './inlineCode.ts';
import { inlineStyles } from './inlineStyles.ts';
import { findPolicyViolations } from './contentSecurityPolicy.ts';
import { renderPageMap, renderRedirects, renderRobots } from './rootFiles.ts';
import type { Redirects } from './rootFiles.ts';

export interface HostingOptions {
  /** Docusaurus' output folder. */
  build: string;
  /** Output folder of the header files, which are not served. */
  out: string;
  /** URL and base path of the site: `https://docs.example.com` and `/documentation/`. */
  siteUrl: string;
  basePath: string;
  /** Renamed pages and files. If omitted, there are none. */
  redirects?: Redirects;
  /** Whether to write compressed copies, which `npm run serve` does not use. */
  isCompressed: boolean;
}

/**
 * Prepares a build for hosting: inlines styles, and writes files for hosts and compressed copies of text files.
 *
 * @returns The number of compressed files.
 * @throws Error if the build was prepared before, or if a page violates the content security policy. The message has
 *   one line for each kind of violation.
 */
export async function prepareHosting(options: HostingOptions): Promise<number> {
  const { build, out, siteUrl, basePath, redirects, isCompressed } = options;
  const files = listFiles(build);
  const pageFiles = files.filter((file) => file.endsWith('.html'));
  const styles = await inlineStyles(build, basePath, pageFiles);
  const pages = pageFiles.map((file) => {
    return { file, ...readInlineCode(readFileSync(path.join(build, file), 'utf8')) };
  });
  if (styles.length === 0 && pages.some((page) => page.styles.length > 0))
    throw new Error(
      `The build in ${build}/ is already finished. Run "npm run build" for a new one.`,
    );
  const violations = findPolicyViolations(pages, styles);
  if (violations.length > 0) throw new Error(violations.join('\n'));
  const headers = createHeaders([...new Set(pages.flatMap(({ scripts }) => scripts))], styles);
  mkdirSync(out, { recursive: true });
  writeFileSync(path.join(out, 'headers.conf'), renderNginx(headers));
  writeFileSync(path.join(out, '_headers'), renderHeadersFile(headers, basePath, files));
  writeFileSync(path.join(out, 'pages.conf'), renderPageMap(basePath, pageFiles, redirects));
  writeFileSync(path.join(out, '_redirects'), renderRedirects(basePath, pageFiles, redirects));
  writeFileSync(path.join(out, 'robots.txt'), renderRobots(siteUrl, basePath));
  return isCompressed ? compressFiles(build, files) : 0;
}
