import { readdirSync } from 'node:fs';
import path from 'node:path';
import mapKeys from 'lodash/mapKeys.js';
import { DOWNLOAD_TYPES } from '../site/downloads.ts';

/** Derives file properties from paths. Paths are relative to the build folder: `assets/js/main.0e50ba25.js`. */

const extension = (file: string): string => /\.([^./]+)$/.exec(file)?.[1] ?? '';

/** Content types by extension. Text is UTF-8; YAML is RFC 9512, Markdown RFC 7763. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  ico: 'image/vnd.microsoft.icon',
  svg: 'image/svg+xml; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  ...mapKeys(DOWNLOAD_TYPES, (_type, name) => extension(`.${name}`)),
};

/** Matches feeds by name, because their extension `xml` is ambiguous. */
export const FEED_PATTERN = /(?:^|\/)(rss|atom)\.xml$/;

/** Folder of files with a content hash in their name. */
export const HASHED_FOLDER = 'assets';

/** Extensions of formats that are already compressed. */
const COMPRESSED = new Set(['ico', 'png']);

/** Returns the content type of a file; undefined for an unknown extension. */
export function contentType(file: string): string | undefined {
  const feed = FEED_PATTERN.exec(file)?.[1];
  return feed ? `application/${feed}+xml; charset=utf-8` : CONTENT_TYPES[extension(file)];
}

/** Whether the file name has a content hash, so that browsers can cache the file forever. */
export function isHashed(file: string): boolean {
  return file.startsWith(`${HASHED_FOLDER}/`);
}

export function isCompressible(file: string): boolean {
  return extension(file) in CONTENT_TYPES && !COMPRESSED.has(extension(file));
}

/** Lists all files below a folder except compressed copies, as relative paths with forward slashes. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}
