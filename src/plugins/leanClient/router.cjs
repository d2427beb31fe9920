/** What begins every path that a route matches, in lower case; `null` when its path has parameters. */
const BEGINNINGS = new Map();

/**
 * Whether a path of the site cannot be that of a route, which is much cheaper to see than whether it is:
 * a route without parameters matches what begins with its path, whatever the case and the last slash.
 *
 * Part of the router's own module, and in each browser: with the map above, it has to stand for itself.
 *
 * @param {string} pathname
 * @param {unknown} options the router's: a path, several, or an object with either
 */
function cannotMatch(pathname, options) {
  const path = typeof options === 'string' ? options : options && options.path;
  if (typeof path !== 'string') return false;
  let beginning = BEGINNINGS.get(path);
  if (beginning === undefined) {
    // What else may stand in a path has a meaning there, or another form in a pattern.
    const isPlain = /^[\w/.~%-]+$/.test(path);
    beginning = isPlain ? path.replace(/\/$/, '').toLowerCase() : null;
    BEGINNINGS.set(path, beginning);
  }
  if (beginning === null) return false;
  const { length } = beginning;
  // Most paths differ at their ends. The 32 makes letters lower case.
  const last = length - 1;
  if ((pathname.charCodeAt(last) | 32) !== (beginning.charCodeAt(last) | 32)) return true;
  return pathname.slice(0, length).toLowerCase() !== beginning;
}

const MATCH = 'function matchPath(pathname, options) {\n';

/**
 * Loader for the router: every page is asked for in a list of all pages, several times, and in each with
 * an expression of its own. Those that cannot match are left out before.
 *
 * @param {string} source
 */
module.exports = function rejectEarly(source) {
  const [before, after, ...more] = source.split(MATCH);
  if (after === undefined || more.length > 0) {
    throw new Error(`${__filename}: the router's module has no, or another, function "matchPath".`);
  }
  return `const BEGINNINGS = new Map();\n${cannotMatch}\n${before}${MATCH}  if (cannotMatch(pathname, options)) return null;\n${after}`;
};
module.exports.cannotMatch = cannotMatch;
