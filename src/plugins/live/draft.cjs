const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

/**
 * While editing: a page as it is about to be, where there is such a draft, in the place of the page on
 * the disk. The site generator reads all pages anew when one of them changes, which takes seconds; a
 * draft is one module to compile.
 *
 * @type {import('webpack').LoaderDefinition<{ folder: string }>}
 */
module.exports = function readDraft(source) {
  const draft = path.join(this.getOptions().folder, path.basename(this.resourcePath));
  this.addDependency(draft);
  return existsSync(draft) ? readFileSync(draft, 'utf8') : source;
};
