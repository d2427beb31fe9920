import type { Plugin } from '@docusaurus/types';
import type { WebpackPluginInstance } from 'webpack';

/** The part of Rspack's API that is used here. */
interface RspackPlugins {
  SwcJsMinimizerRspackPlugin: new (options: object) => WebpackPluginInstance;
}

/**
 * For the runtime chunk, which contains the hashes of all others. SWC picks variable names by letter frequency,
 * and the hashes are still provisional when it runs. They may differ between builds of the same sources, and
 * would make the names differ, too.
 */
const RUNTIME = {
  test: /[\\/]runtime~main\.\w+\.js$/,
  minimizerOptions: { mangle: { disableCharFreq: true } },
};

/** Makes the minified runtime chunk reproducible. */
export default function scriptsPlugin(): Plugin {
  return {
    name: 'scripts',
    configureWebpack(config, isServer, { currentBundler }) {
      if (isServer || config.mode !== 'production') return {};
      const { SwcJsMinimizerRspackPlugin } = currentBundler.instance as unknown as RspackPlugins;
      return { plugins: [new SwcJsMinimizerRspackPlugin(RUNTIME)] };
    },
  };
}
