import path from 'node:path';
import type { Patch } from './patch';

/**
 * Matches: `@docusaurus/ComponentCreator`, which creates a route's component from its path and hash.
 * Gains: 48 of 334 ms of blocking time with a slow CPU and line, 33 of 47 ms at full speed. Docusaurus creates the
 * components of all routes, 340 here, before it hydrates the first page, and renders the old page again when
 * a navigation starts.
 * Lost without it: only time.
 * Can go: when Docusaurus creates route components on demand.
 */
export const lazyRoutes: Patch = {
  name: 'lazyRoutes',
  bundle: 'browser',
  replace(site) {
    const file = site.resolve('@docusaurus/core/lib/client/exports/ComponentCreator.js');
    const declaration = 'export default function ComponentCreator(path, hash)';
    if (!site.read(file).includes(declaration)) throw new Error(`${declaration} in ${file}`);
    return { '@docusaurus/ComponentCreator': path.join(__dirname, 'lazyRoutes.module.ts') };
  },
};
