/** What only the build reads of the site's configuration. */
const BUILD_ONLY = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/**
 * Loader for the site's configuration as pages know it, without what only the build reads.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function dropBuildOptions(source) {
  const [text] = /\{.*\}/s.exec(source);
  const config = JSON.parse(text);
  for (const name of BUILD_ONLY) delete config[name];
  return source.replace(text, () => JSON.stringify(config));
};
