import { contentType, HASHED_FOLDER, isHashed } from './files.ts';
import { IMMUTABLE } from './headers.ts';

const rule = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Extensions whose type hosts do not know or get wrong. */
const SAY_TYPE = ['md', 'yaml'];

/**
 * The file `_headers` as Netlify and Cloudflare Pages read it. It stands beside the folder in which the
 * site is, at the host's root.
 *
 * @param basePath where the site is served: `/documentation/`
 * @param files paths of the build's files below the site; the feeds among them get their content type
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
    // Both hosts let browsers ask again for all else. A value here would be joined to the one below.
    rule(`${basePath}*`, headers),
    rule(`${basePath}${HASHED_FOLDER}/*`, { 'Cache-Control': IMMUTABLE }),
    ...typed.map((file) => rule(`${basePath}${file}`, { 'Content-Type': contentType(file) ?? '' })),
    '',
  ].join('\n\n');
}
