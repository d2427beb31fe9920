/**
 * Loads code through Node and tsx. Docusaurus reads its configuration through jiti, which compiles every package of ES
 * modules with Babel, 7 s of a first run; it leaves a `.cjs` file to Node.
 */
const { createRequire } = require('node:module');

require('tsx/cjs');

/** Reads the OpenAPI document, renders pages and compares them with it. */
exports.loadReader = () => require('../reference/index.ts');

/** Lints the OpenAPI document. Its rules load the engine, for the names of its generators. */
exports.loadLinter = () => require('../reference/lint/lint.ts');

/** What makes the reference: it loads the TypeScript compiler, which a check does not need. */
exports.loadApiContent = () => require('../reference/reference.ts');

/** The rehype plugins of guides and posts. */
exports.loadRehypePlugins = () => [
  require('../content/codeBlocks.ts').codeBlocks,
  require('../reference/view/tables.ts').tables,
];

/** Code of guides and posts: their lists and Markdown versions. */
exports.loadContentCode = () => require('../content/index.ts');

/** Divides the text of a guide into sections, for the search and the sidebar. */
exports.loadSearchText = () => require('../content/sections.ts');

/** Modules of the development server, as Docusaurus' `start` command has loaded them. */
exports.loadServerModules = () => {
  const site = require.resolve('@docusaurus/core/lib/server/site');
  return { site: require(site), chokidar: createRequire(site)('chokidar') };
};
