import { contentType, HASHED_FOLDER, isHashed } from './files.ts';
import { IMMUTABLE } from './headers.ts';

const rule = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Extensions for which hosts send no content type, or a wrong one. */
const SAY_TYPE = ['md', 'mjs', 'mts', 'ts', 'yaml'];

/**
 * The `_headers` file of Netlify and Cloudflare Pages, for the root of the host.
 *
 * @param basePath Where the site is served: `/documentation/`.
 * @param files Paths below the build folder; the feeds among them get their content type.
 */
export function renderHeadersFile(
  headers: Readonly<Record<string, string>>,
  basePath: string,
  files: readonly string[],
): string {
  const feeds = files.filter((file) => /(?:^|\/)(?:rss|atom)\.xml$/.test(file));
  const typed = [...SAY_TYPE.map((extension) => `*.${extension}`), ...feeds];
  if (!files.some(isHashed)) throw new Error(`The build has no file below ${HASHED_FOLDER}/.`);
  return [
    // No Cache-Control here: both hosts revalidate by default, and would append the value of the next rule.
    rule(`${basePath}*`, headers),
    rule(`${basePath}${HASHED_FOLDER}/*`, { 'Cache-Control': IMMUTABLE }),
    ...typed.map((file) => rule(`${basePath}${file}`, { 'Content-Type': contentType(file) ?? '' })),
    '',
  ].join('\n\n');
}
