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

/**
 * For the data of pages: Rspack looks for unused properties in JSON at any depth, which takes a third of a
 * build's memory, though a page hands all of its data to one component.
 */
const DATA = { parser: { json: { exportsDepth: 1 } } };

/**
 * The runtime chunk has other hashes after each deploy, so every reader loads it again: without numbers of chunks
 * beside their names it is a fifth shorter.
 */
const NAMED = { chunkIds: 'named' } as const;

/** Makes the minified runtime chunk reproducible and short, and reads JSON with less memory. */
export default function scriptsPlugin(): Plugin {
  return {
    name: 'scripts',
    configureWebpack(config, isServer, { currentBundler }) {
      if (isServer || config.mode !== 'production') return { module: DATA };
      const { SwcJsMinimizerRspackPlugin } = currentBundler.instance as unknown as RspackPlugins;
      const plugins = [new SwcJsMinimizerRspackPlugin(RUNTIME)];
      return { module: DATA, optimization: NAMED, plugins };
    },
  };
}
