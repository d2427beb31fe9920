const ENTRY =
  /"(\w+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ ("([^"\n]*)")\), "[^"\n]*", (require\.resolveWeak\("[^"\n]*"\))\]/g;

/** The script with what every page of the documentation is made of. */
const FRAME = 'documentation';

const IN_FRAME =
  /^@theme\/Doc(?:sRoot|VersionRoot|Root|Item)$|\/docusaurus-plugin-content-docs\/default\/__plugin\.json$/;

/** Loads a module of the frame with the others. */
const nameScript = (name, request) => (IN_FRAME.test(request) ? FRAME : name);

/**
 * Names of the scripts that would hold one module of the frame each.
 *
 * @param {string} source The framework's list of all modules that are loaded on demand.
 * @returns {string[]}
 */
function listParts(source) {
  const entries = [...source.matchAll(ENTRY)].filter(([, , , request]) => IN_FRAME.test(request));
  return entries.map(([, name]) => name);
}

/**
 * Loader for the framework's list of all modules that are loaded on demand.
 *
 * - For the server, it says in which script a module is. The framework gives the module's name, for which
 *   the list of scripts has no entry, and no page would name its scripts in its HTML.
 * - For the browser, it leaves out the names and numbers of modules, which serve the server.
 * - For both, modules that every page of the documentation needs come in one script.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function nameScripts(source) {
  const { isServer } = this.getOptions();
  return source.replaceAll(ENTRY, (entry, name, literal, request, weak) => {
    const script = nameScript(name, request);
    return isServer
      ? `"${name}": [() => import(/* webpackChunkName: "${name}" */ ${literal}), "${script}", ${weak}]`
      : `"${name}": [() => import(/* webpackChunkName: "${script}" */ ${literal})]`;
  });
};

module.exports.FRAME = FRAME;
module.exports.listParts = listParts;
