import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

const require = createRequire(__filename);

function fileOf(packageName: string, file: string): string {
  return path.join(path.dirname(require.resolve(`${packageName}/package.json`)), file);
}

/** What the themes load into every page and no page of this site has a use for. */
const UNUSED = [
  // Styles of the OpenAPI theme's request form and schemas: 28 kB after compression.
  fileOf('docusaurus-theme-openapi-docs', 'lib/theme/styles.scss'),
  // Loads the highlighter, 26 kB; code is highlighted at build time.
  fileOf('@docusaurus/theme-classic', 'lib/prism-include-languages.js'),
];

/** Data that is sent with every page, and the loader that takes out of it what no page uses. */
const LEAN_DATA = [
  {
    test: /[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/,
    loader: require.resolve('./leanData.cjs'),
  },
  {
    test: /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/,
    loader: require.resolve('./leanConfig.cjs'),
  },
  { test: /[\\/]\.docusaurus[\\/]registry\.js$/, loader: require.resolve('./leanRegistry.cjs') },
];

/** Names of files, which the first script lists, with hashes of 20 bits instead of 32. */
const FILE_NAME = 'assets/js/[name].[contenthash:5].js';
const SHORT_NAMES = { filename: FILE_NAME, chunkFilename: FILE_NAME };

/** Leaves what no page uses out of the scripts and styles that are sent to the browser. */
export default function leanClientPlugin(): Plugin {
  return {
    name: 'lean-client',
    configureWebpack({ mode }, isServer) {
      const unused = Object.fromEntries(UNUSED.map((file): [string, false] => [file, false]));
      if (isServer) return { resolve: { alias: unused } };
      return {
        resolve: {
          alias: {
            ...unused,
            tslib$: require.resolve('./leanHelpers.cjs'),
            '@docusaurus/ComponentCreator': path.join(__dirname, 'lazyRoute.ts'),
          },
        },
        ...(mode === 'production' && { output: SHORT_NAMES }),
        module: { rules: LEAN_DATA.map(({ test, loader }) => ({ test, use: [{ loader }] })) },
      };
    },
  };
}
