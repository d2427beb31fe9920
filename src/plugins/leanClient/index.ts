import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { PARTIALS_FOLDER } from '../../reference/pages/partials.ts';
import { PAGES_FOLDER } from '../../reference/paths.ts';
import { codeState } from '../../codeState';
import { findFrame, SHORT_NAMES } from './frame';
import { keptScripts } from './keptScripts';
import { NAMED_SCRIPTS, withoutNumbers } from './namedScripts';
import { withoutProgress } from './progress';
import { withoutPrefixes } from './styles';

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
    use: [{ loader: require.resolve('./data.cjs') }],
  },
  {
    test: /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/,
    use: [{ loader: require.resolve('./config.cjs') }],
  },
];

/** The list of all modules that are loaded on demand. */
function registryRule(isServer: boolean) {
  return {
    test: /[\\/]\.docusaurus[\\/]registry\.js$/,
    use: [{ loader: require.resolve('./registry.cjs'), options: { isServer } }],
  };
}

/** Lists of all pages, which have most of their words in common. */
const PAGE_LISTS = {
  test: /[\\/]\.docusaurus[\\/](?:routes\.js|(?:routesChunkNames|globalData)\.json)$/,
  type: 'javascript/auto',
  use: [{ loader: require.resolve('./pages.cjs') }],
};

const UNNAMED_STYLES = {
  test: /[\\/]infima[\\/]dist[\\/]css[\\/]default[\\/]default\.css$/,
  enforce: 'pre' as const,
  use: [{ loader: require.resolve('./infima.cjs') }],
};

/** What finds the route of an address. */
const ROUTER = {
  test: /[\\/]react-router[\\/]esm[\\/]react-router\.js$/,
  use: [{ loader: require.resolve('./router.cjs') }],
};

/** The server's entry, the framework's way from an application to its HTML, and what collects its head. */
const SERVER_ENTRY = {
  test: fileOf('@docusaurus/core', 'lib/client/serverEntry.js'),
  resolve: {
    alias: {
      [fileOf('@docusaurus/core', 'lib/client/renderToHtml.js')]: path.join(
        __dirname,
        'renderToHtml.ts',
      ),
      'react-helmet-async$': path.join(__dirname, 'lateHead.ts'),
    },
  },
};

/** Where scripts lie that are loaded on demand, below the server's folder. */
const SCRIPTS_FOLDER = 'assets/js';

/** Where something lasts from build to build; nowhere when the bundler's cache does not either. */
function cacheFile({ siteDir }: LoadContext, name: string): string | undefined {
  if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) return undefined;
  return path.join(siteDir, 'node_modules/.cache', name);
}

function keepPages(context: LoadContext) {
  const cache = cacheFile(context, 'pages.bin');
  if (!cache) return [];
  const server = path.join(context.outDir, '__server');
  const options = { folders: [server, path.join(server, SCRIPTS_FOLDER)], cache };
  const use = [{ loader: require.resolve('./serverEntry.cjs'), options }];
  return [{ test: SERVER_ENTRY.test, use }];
}

function keepScripts(context: LoadContext) {
  const cache = cacheFile(context, 'minimized.bin');
  return cache ? [keptScripts(cache, codeState(context.siteDir))] : [];
}

/** What stands between the folders of a path, as a pattern. */
const SEPARATOR = String.raw`[\\/]`;

/**
 * What pages have in common is rendered from one script. The framework has a copy of it in that of each
 * page: 0.1 MB for every page, read and compiled again and again.
 */
const SHARED_PARTS = {
  cacheGroups: {
    default: false,
    defaultVendors: false,
    parts: {
      test: new RegExp(
        ['', PAGES_FOLDER, PARTIALS_FOLDER, ''].join('/').replaceAll('/', SEPARATOR),
      ),
      name: 'parts',
      chunks: 'all',
      enforce: true,
    },
  },
} as const;

/** Leaves what no page uses, and what is said twice, out of the scripts and styles of the browser. */
export default function leanClientPlugin(context: LoadContext): Plugin {
  return {
    name: 'lean-client',
    configureWebpack(config, isServer, { currentBundler }) {
      const unused = Object.fromEntries(UNUSED.map((file): [string, false] => [file, false]));
      config.plugins = withoutProgress(config.plugins);
      if (isServer) {
        return {
          resolve: { alias: unused },
          optimization: { splitChunks: SHARED_PARTS },
          // Hashes of scripts would make of the first one another with every change of a page.
          output: { chunkFilename: `${SCRIPTS_FOLDER}/[name].js` },
          module: {
            rules: [...LEAN_DATA, registryRule(true), ROUTER, SERVER_ENTRY, ...keepPages(context)],
          },
        };
      }
      const isProduction = config.mode === 'production';
      const frame = findFrame(context.generatedFilesDir);
      if (isProduction) {
        config.plugins = withoutNumbers(config.plugins, frame, currentBundler.instance);
        config.module = { ...config.module, rules: withoutPrefixes(config.module?.rules) };
      }
      const rules = [...LEAN_DATA, registryRule(false), ROUTER];
      return {
        plugins: isProduction ? keepScripts(context) : [],
        resolve: {
          alias: {
            ...unused,
            tslib$: require.resolve('./helpers.cjs'),
            '@docusaurus/ComponentCreator': path.join(__dirname, 'lazyRoute.ts'),
          },
        },
        ...(isProduction && { optimization: { ...NAMED_SCRIPTS, ...SHORT_NAMES } }),
        module: { rules: isProduction ? [...rules, PAGE_LISTS, UNNAMED_STYLES] : rules },
      };
    },
  };
}
