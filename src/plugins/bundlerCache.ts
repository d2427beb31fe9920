import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { listFiles } from '../hosting/files.ts';

/** The part of the bundler's configuration that names the state its cache is for. */
interface CacheOptions {
  experiments?: { cache?: { version?: string } };
}

/** Changes with every file that may take part in compiling a page, and with every installed package. */
function stateOf(siteDir: string): string {
  const hash = createHash('sha256').update(readFileSync(path.join(siteDir, 'package-lock.json')));
  const folder = path.join(siteDir, 'src');
  for (const file of listFiles(folder)) {
    hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * What the bundler keeps for the next build outlives changes of pages, not of the code that compiles them.
 * The bundler knows only of the code that it bundles itself.
 */
export default function bundlerCachePlugin({ siteDir }: LoadContext): Plugin {
  const state = stateOf(siteDir);
  return {
    name: 'bundler-cache',
    configureWebpack(config) {
      const { cache } = (config as CacheOptions).experiments ?? {};
      if (cache) cache.version = `${cache.version ?? ''}-${state}`;
      return {};
    },
  };
}
