import path from 'node:path';
import type { Patch } from './index';

/**
 * Matches: `@docusaurus/ComponentCreator`, which creates a route's component from its path and hash.
 * Gains: 248 of 534 ms of blocking time with a slow CPU and connection, because the HTML of a page then names all of
 *   its scripts. Without the patch, Docusaurus reports the modules of a page by their requests, which are in
 *   `registry.js`, but the client manifest lists chunks by name. A further 48 of 334 ms, because the components of all
 *   340 routes are no longer created before the first page is hydrated, and a navigation does not render the old page
 *   again. 2.7 kB of scripts, because browsers do not need the requests.
 * Lost without it: only time and bytes.
 * Remove: when Docusaurus writes the chunk name to `registry.js` and creates route components on demand.
 */
export const lazyRoutes: Patch = (site) => {
  const file = site.resolve('@docusaurus/core/lib/client/exports/ComponentCreator.js');
  const creator = site.read(file);
  for (const code of ['function ComponentCreator(path, hash)', 'modules.push(chunkRegistry[1])']) {
    if (!creator.includes(code)) throw new Error(`${code} in ${file}`);
  }
  const entry =
    /("([\w-]+)": \[\(\) => import\(\/\* webpackChunkName: "\2" \*\/ ("[^"\n]*")\), )\3,/g;
  const registryFile = site.generated('registry.js');
  const registry = site.read(registryFile);
  const shortRegistry = registry.replace(entry, '$1"",');
  // A site without pages has no entry.
  if (registry.includes('import(') && registry === shortRegistry) {
    throw new Error(`an entry that matches ${entry.source} in registry.js`);
  }
  const aliases = {
    '@docusaurus/ComponentCreator': path.join(__dirname, 'replacements/lazyRoute.ts'),
  };
  // During `npm start`, the registry changes with each new page.
  if (process.env.NODE_ENV === 'development') return aliases;
  return { ...aliases, [registryFile]: site.write('registry.js', shortRegistry) };
};
