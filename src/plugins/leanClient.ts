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

/** Leaves what no page uses out of the scripts and styles that are sent to the browser. */
export default function leanClientPlugin(): Plugin {
  return {
    name: 'lean-client',
    configureWebpack() {
      return { resolve: { alias: Object.fromEntries(UNUSED.map((file) => [file, false])) } };
    },
  };
}
