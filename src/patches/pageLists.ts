import { parse } from 'acorn';
import type { Expression, SpreadElement } from 'acorn';
import type { Patch, Replacements } from './patch';

/** The route of a docs page: its offsets in `routes.js`, and its values. */
interface Route {
  start: number;
  end: number;
  permalink: string;
  hash: string;
  sidebar: string;
}

/** A docs page, from the three lists. */
interface Page {
  route: Route;
  /** The path of its version, with a trailing slash. */
  prefix: string;
  /** The rest of its permalink. */
  id: string;
  sidebar: string;
  /** Names of its two chunks. */
  component: string;
  content: string;
  /** Index in the `docs` of its version. */
  index: number;
}

/** Chunk names of each route, by `<path>-<hash>`. */
type ChunkNames = Record<string, { __comp?: string; content?: unknown } | undefined>;

interface DocsVersion {
  path: string;
  docs: { id: string; path: string; sidebar?: string }[];
}

interface GlobalData {
  'docusaurus-plugin-content-docs'?: Record<string, { versions: DocsVersion[] }>;
}

/** The module with the table, and its import in the three lists. */
const TABLE = '@patches/page-table';
const IMPORT = `import { prefix, rows } from ${JSON.stringify(TABLE)};\n`;

/**
 * Matches: `routes.js`, `routesChunkNames.json` and `globalData.json`, which repeat the path of each docs page
 * five times, and `registry.js`, which has two items per page that only the server uses. In the browser's
 * bundle, a table holds what differs from page to page, and the first three lists are built from it.
 * Gains: 13.6 kB of scripts, of which 174 kB remain, and about 40 B per further operation.
 * Lost without it: only bytes.
 * Can go: when Docusaurus no longer loads these lists with every page.
 */
export const pageLists: Patch = {
  name: 'pageLists',
  bundle: 'browser',
  isForBuilds: true,
  replace(site): Replacements {
    const files = {
      routes: site.generated('routes.js'),
      chunkNames: site.generated('routesChunkNames.json'),
      globalData: site.generated('globalData.json'),
      registry: site.generated('registry.js'),
    };
    const data = JSON.parse(site.read(files.globalData)) as GlobalData;
    const versions = listVersions(data);
    // A site without docs has no pages to shorten.
    if (versions.length === 0) return {};
    const names = JSON.parse(site.read(files.chunkNames)) as ChunkNames;
    const source = site.read(files.routes);
    const pages = findPages(listRoutes(source), names, versions);
    const registry = writeRegistry(site.read(files.registry));
    const [first] = pages;
    if (!first) {
      throw new Error('a page on which routes.js, routesChunkNames.json and globalData.json agree');
    }
    return {
      [TABLE]: { file: 'page-table.js', text: writeTable(pages, first) },
      [files.routes]: { file: 'routes.js', text: writeRoutes(source, pages, first) },
      [files.chunkNames]: { file: 'chunkNames.js', text: writeChunkNames(names, pages, first) },
      [files.globalData]: { file: 'globalData.js', text: writeGlobalData(data, pages, first) },
      [files.registry]: { file: 'registry.js', text: registry },
    };
  },
};

function listVersions(data: GlobalData): DocsVersion[] {
  const plugins = Object.values(data['docusaurus-plugin-content-docs'] ?? {});
  const versions = plugins.flatMap((plugin) => plugin.versions);
  if (!versions.every(({ docs }) => Array.isArray(docs))) {
    throw new Error('the docs of each version in globalData.json');
  }
  return versions;
}

/** Parses a module and returns its default export. */
function parseDefault(source: string): Element {
  const { body } = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const found = body.find(({ type }) => type === 'ExportDefaultDeclaration');
  return found?.type === 'ExportDefaultDeclaration' ? (found.declaration as Expression) : undefined;
}

type Element = Expression | SpreadElement | null | undefined;

const textOf = (node: Element): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/** The properties of an object literal by name; empty for any other node. */
function propertiesOf(node: Element): Map<string, Expression> {
  const properties = new Map<string, Expression>();
  for (const each of node?.type === 'ObjectExpression' ? node.properties : []) {
    if (each.type === 'Property' && each.key.type === 'Identifier') {
      properties.set(each.key.name, each.value);
    }
  }
  return properties;
}

/** Reads `{ path, component: ComponentCreator(path, hash), exact, sidebar }`; undefined for any other shape. */
function readRoute(node: Element): Route | undefined {
  const properties = propertiesOf(node);
  const component = properties.get('component');
  const [name, hash] = component?.type === 'CallExpression' ? component.arguments.map(textOf) : [];
  const permalink = textOf(properties.get('path'));
  const sidebar = textOf(properties.get('sidebar'));
  const isPage = properties.size === 4 && properties.has('exact') && permalink === name;
  if (!node || !isPage || !permalink || !hash || !sidebar) return undefined;
  return { start: node.start, end: node.end, permalink, hash, sidebar };
}

/** The elements of all route lists in order, with `undefined` for other elements and at the end of each list. */
function listRoutes(source: string): (Route | undefined)[] {
  const listIn = (node: Element): (Route | undefined)[] => {
    const elements = node?.type === 'ArrayExpression' ? node.elements : [];
    const nested = elements.flatMap((each) => listIn(propertiesOf(each).get('routes')));
    return [...elements.map(readRoute), undefined, ...nested];
  };
  return listIn(parseDefault(source));
}

function readPage(route: Route, names: ChunkNames, versions: DocsVersion[]): Page | undefined {
  const { permalink, hash, sidebar } = route;
  const version = versions.find(({ path }) => permalink.startsWith(`${path}/`));
  const prefix = `${version?.path}/`;
  const id = permalink.slice(prefix.length);
  const index = version?.docs.findIndex((doc) => doc.path === permalink) ?? -1;
  const { id: docId, path: _, sidebar: docSidebar, ...more } = version?.docs[index] ?? {};
  const { __comp: component, content, ...others } = names[`${permalink}-${hash}`] ?? {};
  const agrees = docId === id && docSidebar === sidebar && Object.keys(more).length === 0;
  const isPage = component && typeof content === 'string' && Object.keys(others).length === 0;
  return agrees && isPage ? { route, prefix, id, sidebar, component, content, index } : undefined;
}

/** The longest run of adjacent pages that differ only in id, hash and content chunk. */
function findPages(
  routes: (Route | undefined)[],
  names: ChunkNames,
  versions: DocsVersion[],
): Page[] {
  let longest: Page[] = [];
  let run: Page[] = [];
  for (const route of routes) {
    const page = route && readPage(route, names, versions);
    const last = run.at(-1);
    const follows =
      page?.prefix === last?.prefix &&
      page?.sidebar === last?.sidebar &&
      page?.component === last?.component &&
      page?.index === (last?.index ?? -1) + 1;
    if (page && follows) run.push(page);
    else run = page ? [page] : [];
    if (run.length > longest.length) longest = run;
  }
  return longest;
}

function writeTable(pages: readonly Page[], { prefix }: Page): string {
  const table = pages.map(({ id, route, content }) => `${id} ${route.hash} ${content}`).join('\n');
  return `export const prefix = ${JSON.stringify(prefix)};
export const rows = ${JSON.stringify(table)}.split('\\n').map((row) => row.split(' '));
`;
}

function writeRoutes(source: string, pages: readonly Page[], { route, sidebar }: Page): string {
  const list = `...rows.map(([id, hash]) => ({
    path: prefix + id,
    component: ComponentCreator(prefix + id, hash),
    exact: true,
    sidebar: ${JSON.stringify(sidebar)},
  }))`;
  const end = pages.at(-1)?.route.end ?? route.end;
  return IMPORT + source.slice(0, route.start) + list + source.slice(end);
}

function writeChunkNames(names: ChunkNames, pages: readonly Page[], { component }: Page): string {
  const keys = new Set(pages.map(({ route }) => `${route.permalink}-${route.hash}`));
  const others = Object.entries(names).filter(([key]) => !keys.has(key));
  return `${IMPORT}const names = ${JSON.stringify(Object.fromEntries(others))};
for (const [id, hash, content] of rows)
  names[prefix + id + '-' + hash] = { __comp: ${JSON.stringify(component)}, content };
export default names;
`;
}

function writeGlobalData(data: GlobalData, pages: readonly Page[], first: Page): string {
  const paths = new Set(pages.map(({ route }) => route.permalink));
  const others = structuredClone(data);
  for (const version of listVersions(others)) {
    version.docs = version.docs.filter(({ path }) => !paths.has(path));
  }
  return `${IMPORT}const data = ${JSON.stringify(others)};
for (const { versions } of Object.values(data['docusaurus-plugin-content-docs']))
  for (const version of versions)
    if (version.path + '/' === prefix)
      version.docs.splice(${first.index}, 0, ...rows.map(([id]) => ({
        id, path: prefix + id, sidebar: ${JSON.stringify(first.sidebar)},
      })));
export default data;
`;
}

/** Keeps the loader of each module and removes its request and module id, which only the server uses. */
function writeRegistry(source: string): string {
  const entries = parseDefault(source);
  if (entries?.type !== 'ObjectExpression') throw new Error('an object in registry.js');
  let text = '';
  let end = 0;
  for (const property of entries.properties) {
    const value = property.type === 'Property' ? property.value : undefined;
    const items = value?.type === 'ArrayExpression' ? value.elements : [];
    const [loader, name, number] = items;
    if (
      loader?.type !== 'ArrowFunctionExpression' ||
      !textOf(name) ||
      number?.type !== 'CallExpression'
    ) {
      throw new Error('entries of a loader, a name and a number in registry.js');
    }
    text += source.slice(end, loader.end);
    ({ end } = number);
  }
  return text + source.slice(end);
}
