/** Reads files of the production build. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Spec } from '../../src/reference/read/types';
import { listOperations } from './operations';

const BUILD = 'build';

if (!existsSync(BUILD)) throw new Error('No build found in build/. Run `npm run build`.');

/** Returns the text of a file in the build: `blog/rss.xml`. */
export function readBuiltFile(file: string): string {
  return readFileSync(path.join(BUILD, file), 'utf8');
}

/** Lists the files in the build. Paths are relative to the build folder, and have forward slashes. */
export function listBuiltFiles(extension = ''): string[] {
  return readdirSync(BUILD, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => path.relative(BUILD, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

/** Lists the URLs in the sitemap. */
export const sitemapUrls = (): string[] =>
  [...readBuiltFile('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);

/** Lists the paths of the URLs in the sitemap, including the base path. */
export const sitemapPaths = (): string[] => sitemapUrls().map((url) => new URL(url).pathname);

/** The OpenAPI document that the build publishes. */
export const spec = JSON.parse(readBuiltFile('openapi.json')) as Spec;

export type { ResolvedOperation as BuiltOperation } from './operations';
/** The operations of the published OpenAPI document, with all references resolved. */
export const operations = listOperations(spec);
