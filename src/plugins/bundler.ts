import path from 'node:path';
import type { Plugin, PostCssOptions } from '@docusaurus/types';
import type { WebpackPluginInstance } from 'webpack';

interface RspackPlugins {
  BannerPlugin: new (options: object) => WebpackPluginInstance;
  SwcJsMinimizerRspackPlugin: new (options: object) => WebpackPluginInstance;
  NormalModuleReplacementPlugin: new (
    request: RegExp,
    replace: (module: { request: string }) => void,
  ) => WebpackPluginInstance;
}

/**
 * Reproducibility: settings of the runtime chunk, which contains the hashes of all other chunks. SWC picks variable
 * names by letter frequency while these hashes are still provisional. Provisional hashes may differ between builds of
 * the same sources, so the variable names would differ as well.
 */
const RUNTIME = {
  test: /[\\/]runtime~main\.\w+\.js$/,
  minimizerOptions: { mangle: { disableCharFreq: true } },
};

/**
 * Reproducibility: matches the absolute path of a package in the query of a loader. Docusaurus writes such a path for
 * pictures and other files in Markdown:
 * `!…/url-loader/dist/cjs.js?fallback=/home/me/site/node_modules/file-loader/dist/cjs.js!./picture.svg`.
 *
 * Rspack computes the id of a module from its request, and makes only the paths between `!` relative. Because of this
 * path, the ids, and therefore the bytes of scripts and pages, depend on the project's folder.
 */
const PACKAGE_PATH = /(?<==)[^=&!]*[\\/]node_modules[\\/](?=[^!]*!)/g;

/** Replaces the path by `file-loader/dist/cjs.js`, which resolves to the same file. */
const removePackagePaths = (module: { request: string }): void => {
  module.request = module.request.replace(PACKAGE_PATH, '');
};

/**
 * Correctness: an import of a name that a module does not export fails the build. The compiler does not check modules that
 * the bundler replaces, such as the English data.
 */
const CODE_PARSER = { javascript: { exportsPresence: 'error' } } as const;

/** Script size: lets the worker load the English data by module. */
const loadEnglish = (module: { request: string }): void => {
  module.request = '@site/src/components/Engine/lazyEnglish.ts';
};

/**
 * Memory: settings for page data. Rspack looks for unused properties in JSON at any depth, which takes a third of a
 * build's memory, although a page passes all of its data to one component.
 */
const JSON_PARSER = { json: { exportsDepth: 1 } };

/**
 * Script size: packages that React Router imports for a function that no page calls. They do not declare that they have no
 * side effects, so Rspack would keep them.
 */
const UNUSED = {
  test: /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/,
  sideEffects: false,
};

/**
 * Script size: with named ids, the runtime chunk needs no map from ids to names, and is a fifth shorter. Each
 * deployment changes the hashes in this chunk, so every reader loads the chunk again.
 */
const NAMED_CHUNKS = { chunkIds: 'named' } as const;

/** Blocking time: React has its own script, so that no single task compiles everything before the page responds. */
const REACT = {
  name: 'react',
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  chunks: 'initial',
  enforce: true,
  priority: 45,
} as const;

/**
 * Compiles all functions of the scripts that every page needs during the download, on another thread. Otherwise,
 * Chromium compiles each function on the main thread at its first call. Other browsers ignore the comment. It must be
 * the first line of the file, so it is added after the minimizer, which removes comments, and before the names get
 * their hashes.
 */
const COMPILE_EARLY = {
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /[\\/](?:react|main)\.\w+\.js$/,
  stage: 1000,
};

/** Returns whether a PostCSS plugin is the preset. Docusaurus configures the preset as `[path, options]`. */
function isPreset(plugin: PostCssOptions['plugins'][number]): boolean {
  const [name] = Array.isArray(plugin) ? (plugin as unknown[]) : [plugin];
  return typeof name === 'string' && /[\\/]postcss-preset-env[\\/]/.test(name);
}

/**
 * Docusaurus plugin that makes scripts reproducible and short, parses JSON with less memory, and transforms styles
 * once.
 */
export default function bundlerPlugin(): Plugin {
  return {
    name: 'bundler',
    /**
     * Build time: leaves prefixes and new syntax to Lightning CSS, the minimizer of `@docusaurus/faster`, which uses
     * the same list of browsers. Docusaurus runs PostCSS as well, which takes 3 s of a build.
     */
    configurePostCss: (options) => ({
      ...options,
      plugins: options.plugins.filter((plugin) => !isPreset(plugin)),
    }),
    configureWebpack(config, isServer, { currentBundler }) {
      if (isServer || config.mode !== 'production') return { module: { parser: JSON_PARSER } };
      const rspack = currentBundler.instance as unknown as RspackPlugins;
      const plugins = [
        new rspack.BannerPlugin(COMPILE_EARLY),
        new rspack.SwcJsMinimizerRspackPlugin(RUNTIME),
        new rspack.NormalModuleReplacementPlugin(/[?&]\w+=/, removePackagePaths),
        new rspack.NormalModuleReplacementPlugin(/\/locales\/english\.ts$/, loadEnglish),
      ];
      return {
        module: { parser: { ...JSON_PARSER, ...CODE_PARSER }, rules: [UNUSED] },
        resolve: { alias: { tslib$: path.join(__dirname, 'tslib.ts') } },
        optimization: { ...NAMED_CHUNKS, splitChunks: { cacheGroups: { react: REACT } } },
        plugins,
      };
    },
  };
}
