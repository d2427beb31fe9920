import type { Plugin, PostCssOptions } from '@docusaurus/types';
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

/** React in a script of its own, so that one task does not compile everything before the page answers. */
const REACT = {
  name: 'react',
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  chunks: 'initial',
  enforce: true,
  priority: 45,
} as const;

/** Whether an entry of PostCSS's plugins is the preset: Docusaurus has `[path, options]`. */
function isPreset(plugin: PostCssOptions['plugins'][number]): boolean {
  const [name] = Array.isArray(plugin) ? (plugin as unknown[]) : [plugin];
  return typeof name === 'string' && /[\\/]postcss-preset-env[\\/]/.test(name);
}

/** Makes the minified runtime chunk reproducible and short, reads JSON with less memory, and transforms styles once. */
export default function bundlerPlugin(): Plugin {
  return {
    name: 'bundler',
    /**
     * Leaves prefixes and new syntax to Lightning CSS, the minimizer of `@docusaurus/faster`, which knows the same list of
     * browsers. Docusaurus has PostCSS do it as well, which takes 3 s of a build.
     */
    configurePostCss: (options) => ({
      ...options,
      plugins: options.plugins.filter((plugin) => !isPreset(plugin)),
    }),
    configureWebpack(config, isServer, { currentBundler }) {
      if (isServer || config.mode !== 'production') return { module: DATA };
      const { SwcJsMinimizerRspackPlugin } = currentBundler.instance as unknown as RspackPlugins;
      const plugins = [new SwcJsMinimizerRspackPlugin(RUNTIME)];
      return {
        module: DATA,
        optimization: { ...NAMED, splitChunks: { cacheGroups: { react: REACT } } },
        plugins,
      };
    },
  };
}
