import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compressedSize } from './files.mts';

/** A built site, and where the framework has written what it knows of the site. */
export interface BuiltSite {
  build: string;
  generated: string;
}

/** Which scripts hold which modules, as the framework's own server reads it. */
interface Manifest {
  /** Ids of the scripts that a module needs, by its name. */
  origins: Record<string, string[]>;
  assets: Record<string, { js?: { file: string }[] }>;
}

export interface PageScripts {
  /** Bytes of the scripts that other pages need as well, by file without its hash. */
  shared: Record<string, number>;
  /** Bytes of the page's own script. */
  own: number;
}

const readJson = <T,>(...file: string[]): T =>
  JSON.parse(readFileSync(path.join(...file), 'utf8')) as T;

/** All names in a tree of them. */
const listNames = (tree: unknown): string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree ?? {}).flatMap(listNames);

const ROUTE = /^( *)component: ComponentCreator\('([^']*)', '(\w+)'\)/gm;

/** A page's route and those around it, as the framework calls them: its path, a hyphen and a hash. */
function findRoutes(generated: string, permalink: string): string[] {
  const text = readFileSync(path.join(generated, 'routes.js'), 'utf8');
  const routes = [...text.matchAll(ROUTE)].map(([, space = '', route = '', hash = '']) => ({
    depth: space.length,
    route,
    key: `${route}-${hash}`,
  }));
  // Of two with one path, the inner one stands behind the outer one.
  const page = routes.findLastIndex(({ route }) => route === permalink);
  if (page < 0) throw new Error(`The build has no route for ${permalink}`);
  const found = [];
  let depth = Infinity;
  for (const each of routes.slice(0, page + 1).reverse()) {
    if (each.depth >= depth) continue;
    found.push(each.key);
    depth = each.depth;
  }
  return found;
}

/**
 * Compressed bytes of the scripts that a page needs, counted from the build and without a browser: those
 * of all pages, and those of its routes. What a page loads when it is idle or used is not among them.
 *
 * @param permalink the page's path with the site's base
 * @throws Error when the build has no such route
 */
export function weighScripts({ build, generated }: BuiltSite, permalink: string): PageScripts {
  const names = readJson<Record<string, { content?: string }>>(generated, 'routesChunkNames.json');
  const { origins, assets } = readJson<Manifest>(generated, 'client-manifest.json');
  const filesOf = (name: string): string[] =>
    (origins[name] ?? []).flatMap((id) => assets[id]?.js?.map(({ file }) => file) ?? []);
  const routes = findRoutes(generated, permalink).map((key) => names[key] ?? {});
  const own = new Set(filesOf(routes[0]?.content ?? ''));
  const needed = new Set(['main', ...routes.flatMap(listNames)].flatMap(filesOf));
  const content = [...own].find((file) => file.includes(`/${routes[0]?.content}.`));
  const shared = [...needed].filter((file) => file !== content);
  const weigh = (file: string): number => compressedSize(path.join(build, file));
  return {
    shared: Object.fromEntries(
      shared.map((file) => [
        path.basename(file).replace(/(?:-main_.*)?\.\w+\.js$/, ''),
        weigh(file),
      ]),
    ),
    own: content ? weigh(content) : 0,
  };
}

export const sum = (values: Iterable<number>): number =>
  [...values].reduce((total, value) => total + value, 0);
