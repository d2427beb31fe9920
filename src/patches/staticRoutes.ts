import path from 'node:path';
import type { Patch } from './index';

/**
 * Matches: the modules that find the route of a path: `react-router-config`, and `matchPath` of `@docusaurus/router`.
 * Gains: 8 % of script time and 16 % of the longest task while a page loads. React Router compiles a regular expression
 *   for each of 340 routes until one matches, although the text of a static path can be compared. Patterns, and the
 *   route that matches, are left to React Router and its cache of 10,000 entries.
 * Lost without it: only time, for each page and for each link that is prefetched. It grows with the number of routes.
 * Remove: when Docusaurus uses a version of React Router that ranks static routes first.
 */
export const staticRoutes: Patch = (site) => {
  const users = {
    'preload.js': "import { matchRoutes } from 'react-router-config'",
    'exports/renderRoutes.js': "export { renderRoutes as default } from 'react-router-config'",
    'exports/router.js': 'export { useHistory, useLocation, Redirect, matchPath } from',
  };
  for (const [name, code] of Object.entries(users)) {
    const file = site.resolve(`@docusaurus/core/lib/client/${name}`);
    if (!site.read(file).includes(code)) throw new Error(`${code} in ${file}`);
  }
  // One module for both, because `renderRoutes` needs the same comparison.
  const module = path.join(__dirname, 'replacements/matchRoutes.ts');
  return { 'react-router-config': module, '@docusaurus/router': module };
};
