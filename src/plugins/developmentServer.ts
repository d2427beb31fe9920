import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { ROOT_FILE, SIDEBAR_FILE, SPEC_FOLDER } from '../reference/paths';
import { loadServerModules } from './loadCode.cjs';
import { queueReloads } from './reloadQueue';
import { reportWatchErrors } from './watchErrors';

const NAME = 'development-server';

/** The docs plugin reads `sidebars.ts`, but it does not watch the files that `sidebars.ts` reads. */
const DEPENDENTS = { [NAME]: { name: 'docusaurus-plugin-content-docs', id: 'default' } };

/** Makes `docusaurus start` show the last state of the files, in whatever order they change, and survive. */
export default function developmentServerPlugin({ siteDir }: LoadContext): Plugin {
  if (process.env.PATCHES !== 'none') {
    const { site, chokidar } = loadServerModules();
    queueReloads(site, DEPENDENTS);
    reportWatchErrors(chokidar);
  }
  return {
    name: NAME,
    getPathsToWatch: () =>
      [`${SPEC_FOLDER}/${ROOT_FILE}`, SIDEBAR_FILE].map((file) => path.join(siteDir, file)),
  };
}
