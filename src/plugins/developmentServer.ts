import type { Plugin } from '@docusaurus/types';
import { loadServerModules } from './loadCode.cjs';
import { queueReloads } from './reloadQueue';
import { reportWatchErrors } from './watchErrors';

/** `sidebars.ts` reads files that the plugin `reference` watches. */
const DEPENDENTS = { reference: { name: 'docusaurus-plugin-content-docs', id: 'default' } };

/** Makes `docusaurus start` show the last state of the files, in whatever order they change, and survive. */
export default function developmentServerPlugin(): Plugin {
  if (process.env.PATCHES !== 'none') {
    const { site, chokidar } = loadServerModules();
    queueReloads(site, DEPENDENTS);
    reportWatchErrors(chokidar);
  }
  return { name: 'development-server' };
}
