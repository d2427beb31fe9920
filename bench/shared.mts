import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listScripts } from '../tests/support/scripts.ts';
import { compressedSize } from './files.mts';
import { permalink } from './sites.mts';

/** A built site, and where the framework has written what it knows of the site. */
export interface BuiltSite {
  build: string;
  generated: string;
}

export interface PageScripts {
  /** Bytes of the scripts that other pages need as well, by file without its hash. */
  shared: Record<string, number>;
  /** Bytes of the page's own script. */
  own: number;
}

/** The name of the script with the content of a page: its file begins with it. */
function findContent(generated: string, page: string): string | undefined {
  const file = path.join(generated, 'routesChunkNames.json');
  const routes = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { content?: string }>;
  // A route's name is its path, a hyphen and a hash.
  const route = Object.entries(routes).find(
    ([key, { content }]) => content && key.replace(/-\w+$/, '') === permalink(page),
  );
  return route?.[1].content;
}

/** Where a page lies in a build, by its path below the site's base. */
export const htmlFile = (page: string): string =>
  page === '/' ? 'index.html' : `${page.slice(1)}.html`;

/**
 * Compressed bytes of the scripts that a page needs, counted from the build and without a browser: those
 * that its HTML names. What a page loads when it is idle or used is not among them.
 *
 * @param page its path below the site's base, as `/docs/api/fakewright`
 */
export function weighScripts({ build, generated }: BuiltSite, page: string): PageScripts {
  const html = readFileSync(path.join(build, htmlFile(page)), 'utf8');
  const content = findContent(generated, page);
  const bytes = listScripts(html).map((address): [string, number] => [
    path.basename(address).replace(/\.\w+\.js$/, ''),
    compressedSize(path.join(build, address.slice(permalink('/').length))),
  ]);
  return {
    shared: Object.fromEntries(bytes.filter(([name]) => name !== content)),
    own: sum(bytes.flatMap(([name, size]) => (name === content ? [size] : []))),
  };
}

export const sum = (values: Iterable<number>): number =>
  [...values].reduce((total, value) => total + value, 0);
