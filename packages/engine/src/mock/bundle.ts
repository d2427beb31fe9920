import type { LocaleDefinition } from '@faker-js/faker';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';
import type { EngineTable } from '../index.ts';

/** Type declarations for programs that import the mock server. */
export const MOCK_TYPES = new URL('fakewright-mock.d.mts', import.meta.url);

/** Data that is bundled with the code. */
export interface BundleData {
  table: EngineTable;
  /** Data of each locale except English, keyed by language tag. */
  locales: Readonly<Record<string, LocaleDefinition>>;
}

/** Writes an object with a function for each locale. The function parses the data of the locale. */
function printLocales(locales: BundleData['locales']): string {
  const entries = Object.entries(locales).map(([tag, definition]) => {
    const text = JSON.stringify(JSON.stringify(definition));
    return `${JSON.stringify(tag)}: () => JSON.parse(${text})`;
  });
  return `{${entries.join(',\n')}}`;
}

/** Replaces the declarations in `bundledData.ts` with the data. */
function provide({ table, locales }: BundleData): Plugin {
  const text = JSON.stringify(JSON.stringify(table));
  const contents = `export const table = JSON.parse(${text});
export const locales = ${printLocales(locales)};`;
  return {
    name: 'data',
    setup(context) {
      context.onLoad({ filter: /\bbundledData\.ts$/ }, () => ({ contents, loader: 'js' }));
    },
  };
}

/** Loads modules of Node.js when the command starts, so that browsers can import the file as a library. */
const nodeModules: Plugin = {
  name: 'node',
  setup(context) {
    context.onResolve({ filter: /^node:/ }, ({ path }) => ({ path, namespace: 'node' }));
    context.onLoad({ filter: /^/, namespace: 'node' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)})`,
    }));
  },
};

/**
 * Bundles the mock server, the engine and all data into one file. The command needs only Node.js 20.16 or later. The library
 * also runs in browsers. The same data yields the same bytes.
 */
export async function bundleMock(data: BundleData): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('main.ts', import.meta.url))],
    bundle: true,
    write: false,
    platform: 'browser',
    target: 'es2022',
    format: 'esm',
    charset: 'utf8',
    minify: true,
    legalComments: 'none',
    banner: {
      js: '#!/usr/bin/env node\n// The Fakewright API on your own machine: node fakewright-mock.mjs --help',
    },
    plugins: [provide(data), nodeModules],
  });
  const [file] = outputFiles;
  if (!file) throw new Error('The bundler did not write a file.');
  return file.text;
}
