import path from 'node:path';
import type { Patch } from './patch';

/**
 * Matches: `@docusaurus/ComponentCreator` on the server, which reports the modules of a page by the second
 * item of their entries in `registry.js`. That is the module's request, but the client manifest lists chunks
 * by name. So Docusaurus finds none of the page's chunks, and the HTML has script tags for two scripts only.
 * Gains: 248 of 534 ms of blocking time with a slow CPU and line, 63 of 77 ms at full speed.
 * Lost without it: only time.
 * Can go: when Docusaurus writes the chunk name to `registry.js`.
 */
export const namedScripts: Patch = {
  name: 'namedScripts',
  bundle: 'server',
  isForBuilds: true,
  replace(site) {
    const file = site.resolve('@docusaurus/core/lib/client/exports/ComponentCreator.js');
    const use = 'modules.push(chunkRegistry[1])';
    if (!site.read(file).includes(use)) throw new Error(`${use} in ${file}`);
    const entry = /"(\w+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ ("[^"\n]*")\), \2,/;
    if (!entry.test(site.read(site.generated('registry.js')))) {
      throw new Error(`an entry like ${entry.source} in registry.js`);
    }
    return { '@docusaurus/ComponentCreator': path.join(__dirname, 'namedScripts.module.ts') };
  },
};
