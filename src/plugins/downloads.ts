import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { dataPath } from '../reference/paths.ts';
import { serveFolder } from './serveFolder';

/**
 * Serves the downloads and twins that `npm run api` generates at the root of the site. They are not in a
 * `staticDirectories` folder, because a change in one makes Rspack recompile every page.
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
