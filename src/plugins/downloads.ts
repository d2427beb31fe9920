import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { dataPath } from '../reference/paths.ts';
import { serveFolder } from './serveFolder';

/**
 * Puts the files that `npm run api` has made for readers at the root of the site. They are no static
 * folder of the site's configuration: the bundler copies those, and compiles every page again when a file
 * in one has changed.
 */
export default function downloadsPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  const folder = path.join(siteDir, dataPath('downloads'));
  return {
    name: 'downloads',
    configureWebpack: () => serveFolder(folder, baseUrl),
    async postBuild({ outDir }) {
      if (existsSync(folder)) await cp(folder, outDir, { recursive: true });
    },
  };
}
