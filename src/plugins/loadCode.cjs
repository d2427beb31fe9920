/**
 * Loads code through Node and tsx. Docusaurus reads its configuration through jiti, which compiles every ES module
 * package with Babel. This takes 7 s of a first run. Node itself loads `.cjs` files.
 */
require('tsx/cjs');

/** Reads the OpenAPI document, and compares the pages with it. */
exports.loadReader = () => require('../reference/index.ts');

/** Lints the OpenAPI document. Its rules load the engine, for the names of its generators. */
exports.loadLinter = () => require('../reference/lint/lint.ts');

/** Creates the content of the site from the document. Loads the TypeScript compiler, which a check does not need. */
exports.loadApiContent = () => require('../reference/apiContent.ts');

/** Renders the MDX of the operation pages. */
exports.loadPageRenderer = () => require('../reference/render/mdx.ts');

/** The rehype plugins of guides and posts. A command that renders no page does not load them. */
exports.rehypePlugins = [
  () => require('../content/rehypeCodeBlocks.ts').rehypeCodeBlocks(),
  () => require('../reference/view/rehypeTables.ts').rehypeTables(),
];

/** Remark plugin of guides: leaves closed sections out of the table of contents. */
exports.remarkClosedSections = () =>
  require('../content/remarkClosedSections.ts').remarkClosedSections();

/** Loads the code for lists, sections and Markdown versions of guides and posts. */
exports.loadContentCode = () => require('../content/index.ts');
