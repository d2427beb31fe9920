const { readFileSync } = require('node:fs');
const path = require('node:path');

/**
 * The framework names each page of the documentation in three lists: its route, the scripts of the
 * route, and the data of the documentation plugin. Most of them differ in three words only. In the
 * browser's copy, those words stand in one table, from which the lists are made when they are loaded.
 *
 * @typedef {object} Pages
 * @property {string} prefix What the paths of all pages begin with.
 * @property {string} sidebar
 * @property {string} component Name of the script of their component.
 * @property {string} routes Source of all their routes.
 * @property {[id: string, hash: string, content: string][]} rows
 */

const ROUTE =
  /\{\s*path: '([^'\\\s]*)',\s*component: ComponentCreator\('\1', '(\w+)'\),\s*exact: true,\s*sidebar: "([^"\\]*)"\s*\}(?:,\s*)?/y;

/** The longest list of routes, one behind the other, that are alike. */
function findRoutes(source) {
  let longest = [];
  for (let start = source.indexOf('{'); start >= 0; start = source.indexOf('{', start + 1)) {
    const run = [];
    ROUTE.lastIndex = start;
    for (let match = ROUTE.exec(source); match; match = ROUTE.exec(source)) run.push(match);
    if (run.length > longest.length) longest = run;
    const last = run.at(-1);
    if (last) start = last.index + last[0].length - 1;
  }
  return longest;
}

/**
 * @param {string} folder Where the framework has written its lists.
 * @returns {Pages}
 */
function readPages(folder) {
  const routes = findRoutes(readFileSync(path.join(folder, 'routes.js'), 'utf8'));
  const names = JSON.parse(readFileSync(path.join(folder, 'routesChunkNames.json'), 'utf8'));
  const versions = findVersions(
    JSON.parse(readFileSync(path.join(folder, 'globalData.json'), 'utf8')),
  );
  const [first] = routes;
  const version = versions.find(({ docs }) => docs.some((doc) => doc.path === first?.[1]));
  const prefix = `${version?.path}/`;
  const component = first && names[`${first[1]}-${first[2]}`].__comp;
  const isAlike = ([, permalink, hash, sidebar]) => {
    const { __comp, content, ...others } = names[`${permalink}-${hash}`];
    const isDoc = version?.docs.some(
      (doc) => doc.path === permalink && doc.sidebar === sidebar && prefix + doc.id === permalink,
    );
    return (
      isDoc &&
      sidebar === first[3] &&
      __comp === component &&
      typeof content === 'string' &&
      Object.keys(others).length === 0
    );
  };
  const end = routes.findIndex((route) => !isAlike(route));
  const alike = end < 0 ? routes : routes.slice(0, end);
  return {
    prefix,
    sidebar: first?.[3] ?? '',
    component,
    routes: alike.map(([text]) => text).join(''),
    rows: alike.map(([, permalink, hash]) => [
      permalink.slice(prefix.length),
      hash,
      names[`${permalink}-${hash}`].content,
    ]),
  };
}

/** @returns {{ path: string, docs: { id: string, path: string, sidebar?: string }[] }[]} */
function findVersions(globalData) {
  const plugins = Object.values(globalData['docusaurus-plugin-content-docs'] ?? {});
  return plugins.flatMap(({ versions }) => versions);
}

const IMPORT = 'import { prefix, rows } from "@generated/routesChunkNames.json?pages";\n';

/** The table, as a module. */
function writeTable({ prefix, rows }) {
  const table = rows.map((row) => row.join(' ')).join('\n');
  return `export const prefix = ${JSON.stringify(prefix)};
export const rows = ${JSON.stringify(table)}.split('\\n').map((row) => row.split(' '));`;
}

function writeRoutes(source, { routes, sidebar }) {
  const list = `...rows.map(([id, hash]) => ({
    path: prefix + id,
    component: ComponentCreator(prefix + id, hash),
    exact: true,
    sidebar: ${JSON.stringify(sidebar)},
  })),\n`;
  return IMPORT + source.replace(routes, () => list);
}

function writeChunkNames(source, { prefix, component, rows }) {
  const names = JSON.parse(source);
  for (const [id, hash] of rows) delete names[`${prefix}${id}-${hash}`];
  return `${IMPORT}const names = ${JSON.stringify(names)};
for (const [id, hash, content] of rows)
  names[prefix + id + '-' + hash] = { __comp: ${JSON.stringify(component)}, content };
export default names;`;
}

function writeGlobalData(source, { prefix, sidebar, rows }) {
  const data = JSON.parse(source);
  const ids = new Set(rows.map(([id]) => id));
  const version = findVersions(data).find(({ path: own }) => `${own}/` === prefix);
  const [first] = rows;
  const start = version.docs.findIndex(({ id }) => id === first[0]);
  const isSameOrder = rows.every(([id], index) => version.docs[start + index]?.id === id);
  if (!isSameOrder) throw new Error('The documentation plugin lists pages in another order.');
  version.docs = version.docs.filter(({ id }) => !ids.has(id));
  return `${IMPORT}const data = ${JSON.stringify(data)};
for (const { versions } of Object.values(data['docusaurus-plugin-content-docs']))
  for (const version of versions)
    if (version.path + '/' === prefix)
      version.docs.splice(${start}, 0, ...rows.map(([id]) => ({
        id, path: prefix + id, sidebar: ${JSON.stringify(sidebar)},
      })));
export default data;`;
}

/** What becomes of each list, by its file name; and of the table, which has no file. */
const WRITERS = {
  'routes.js': writeRoutes,
  'routesChunkNames.json': writeChunkNames,
  'globalData.json': writeGlobalData,
};

/**
 * Loader for the framework's lists of pages.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function shareTable(source) {
  const folder = path.dirname(this.resourcePath);
  for (const name of Object.keys(WRITERS)) this.addDependency(path.join(folder, name));
  const pages = readPages(folder);
  if (this.resourceQuery === '?pages') return writeTable(pages);
  if (pages.rows.length === 0) return source;
  return WRITERS[path.basename(this.resourcePath)](source, pages);
};
