const path = require('node:path');

const EXPORT = 'export default render;';

/**
 * Loader for the server's entry: pages that a former build has rendered from the same scripts are taken
 * from there.
 *
 * @param {string} source
 */
module.exports = function keepPages(source) {
  if (!source.includes(EXPORT)) {
    throw new Error(`${__filename}: the framework's entry for the server ends in another way.`);
  }
  const file = JSON.stringify(path.join(__dirname, 'serverRenderer.ts'));
  const options = JSON.stringify(this.getOptions());
  return source.replace(
    EXPORT,
    `import { withKeptPages } from ${file};\nexport default withKeptPages(render, ${options});`,
  );
};
