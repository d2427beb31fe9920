/** The files of the production build. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Spec } from '../../src/reference/read/types';
import { listOperations } from './operations';

const BUILD = 'build';

if (!existsSync(BUILD)) throw new Error('No build found in build/. Run `npm run build`.');

/** The text of one file of the build: `blog/rss.xml`. */
export function readBuilt(file: string): string {
  return readFileSync(path.join(BUILD, file), 'utf8');
}

/** Every file of the build as a path below it, with forward slashes. */
export function builtFiles(extension = ''): string[] {
  return readdirSync(BUILD, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => path.relative(BUILD, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

/** Every URL of the sitemap. */
export const sitemapUrls = (): string[] =>
  [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);

/** Their paths, base path included. */
export const sitemapPaths = (): string[] => sitemapUrls().map((url) => new URL(url).pathname);

/** The OpenAPI document that the build publishes. */
export const spec = JSON.parse(readBuilt('openapi.json')) as Spec;

export type { ResolvedOperation as BuiltOperation } from './operations';
/** Its operations, without references. */
export const operations = listOperations(spec);
