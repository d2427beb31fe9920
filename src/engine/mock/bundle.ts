import type { LocaleDefinition } from '@faker-js/faker';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';
import type { EngineTable } from '../index.ts';

/** Data that the file contains besides code. */
export interface BundleData {
  table: EngineTable;
  /** Data of each locale but English, by language tag. */
  locales: Readonly<Record<string, LocaleDefinition>>;
}

/** A module with a function for each locale: its data is parsed when it is asked for. */
function printLocales(locales: BundleData['locales']): string {
  const entries = Object.entries(locales).map(([tag, definition]) => {
    const text = JSON.stringify(JSON.stringify(definition));
    return `${JSON.stringify(tag)}: () => JSON.parse(${text})`;
  });
  return `export default {${entries.join(',\n')}};`;
}

function provide({ table, locales }: BundleData): Plugin {
  const texts: Record<string, string> = {
    'virtual:engine-table': `export default JSON.parse(${JSON.stringify(JSON.stringify(table))});`,
    'virtual:locales': printLocales(locales),
  };
  return {
    name: 'data',
    setup(context) {
      context.onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path, namespace: 'data' }));
      context.onLoad({ filter: /.*/, namespace: 'data' }, ({ path }) => ({
        contents: texts[path],
      }));
    },
  };
}

/**
 * Joins the mock, the engine and all data into one file, which needs nothing but Node.js 20. The same data
 * gives the same bytes.
 */
export async function bundleMock(data: BundleData): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('main.ts', import.meta.url))],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    charset: 'utf8',
    minify: true,
    legalComments: 'none',
    banner: {
      js: '#!/usr/bin/env node\n// The Fakewright API on your own machine: node fakewright-mock.mjs --help',
    },
    plugins: [provide(data)],
  });
  const [file] = outputFiles;
  if (!file) throw new Error('esbuild did not write a file.');
  return file.text;
}
