const path = require('node:path');
const { PurgeCSS } = require('purgecss');

/** Where the scripts lie that render the pages. */
const RENDERERS = [
  path.dirname(require.resolve('@docusaurus/theme-classic')),
  path.dirname(require.resolve('@docusaurus/theme-common')),
  path.join(path.dirname(require.resolve('@docusaurus/core/package.json')), 'lib/client'),
];

/** Where texts lie that may name a class. A change of the code does away with all that is kept. */
const WRITTEN = ['docs', 'blog'];

/** What the pages are rendered by and written in: a class that none of it names is on no page. */
function contentOf(siteDir) {
  return [
    ...RENDERERS.map((folder) => `${folder}/**/*.js`),
    ...['src', ...WRITTEN].map((folder) => `${siteDir}/${folder}/**/*.{ts,tsx,md,mdx}`),
  ].map((pattern) => pattern.replaceAll('\\', '/'));
}

/**
 * Loader for the classic theme's style framework: leaves out the classes that nothing here names.
 * Elements and classes of one word stay. 2 kB after compression, on every page.
 *
 * @param {string} source
 */
module.exports = function keepNamedClasses(source) {
  const done = this.async();
  for (const folder of WRITTEN) this.addContextDependency(path.join(this.rootContext, folder));
  new PurgeCSS()
    .purge({
      content: contentOf(this.rootContext),
      css: [{ raw: source }],
      safelist: [/^[a-z][a-z\d]*$/],
    })
    .then(([result]) => done(null, result.css), done);
};
