import type { LoadContext, Plugin } from '@docusaurus/types';
import { codeState } from '../codeState.ts';

/** The part of the bundler's configuration that names the state its cache is for. */
interface CacheOptions {
  experiments?: { cache?: { version?: string } };
}

/**
 * What the bundler keeps for the next build outlives changes of pages, not of the code that compiles them.
 * The bundler knows only of the code that it bundles itself.
 */
export default function bundlerCachePlugin({ siteDir }: LoadContext): Plugin {
  const state = codeState(siteDir);
  return {
    name: 'bundler-cache',
    configureWebpack(config) {
      const { cache } = (config as CacheOptions).experiments ?? {};
      if (cache) cache.version = `${cache.version ?? ''}-${state}`;
      return {};
    },
  };
}
