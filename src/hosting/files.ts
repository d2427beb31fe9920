import { readdirSync } from 'node:fs';
import path from 'node:path';

/** How files of the site are told apart by their path below it: `assets/js/main.0e50ba25.js`. */

/** Content types by extension. Text is UTF-8; YAML is RFC 9512, Markdown RFC 7763. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  ico: 'image/vnd.microsoft.icon',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  yaml: 'application/yaml; charset=utf-8',
};

/** Content types of files whose extension does not say enough, by the end of their path. */
export const FEED_TYPES: Readonly<Record<string, string>> = {
  'rss.xml': 'application/rss+xml; charset=utf-8',
  'atom.xml': 'application/atom+xml; charset=utf-8',
};

/** The folder whose file names carry a hash of their content. */
export const HASHED_FOLDER = 'assets';

/** Formats that are compressed already. */
const COMPRESSED = new Set(['ico', 'png']);

const extension = (file: string): string => /\.([^./]+)$/.exec(file)?.[1] ?? '';

/** The content type that a host must send for a file of the build, or undefined if it is not known. */
export function contentType(file: string): string | undefined {
  const feed = Object.keys(FEED_TYPES).find((name) => file === name || file.endsWith(`/${name}`));
  return feed ? FEED_TYPES[feed] : CONTENT_TYPES[extension(file)];
}

/** Whether the name changes with the content, so that a browser may keep the file for ever. */
export function isHashed(file: string): boolean {
  return file.startsWith(`${HASHED_FOLDER}/`);
}

/** Whether it is worth compressing a file. */
export function isCompressible(file: string): boolean {
  return extension(file) in CONTENT_TYPES && !COMPRESSED.has(extension(file));
}

/** Every file below a folder as a path with forward slashes, without the compressed ones. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}
