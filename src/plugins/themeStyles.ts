import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

const require = createRequire(__filename);

/** The stylesheet of the OpenAPI theme's request form and schemas, 28 kB after compression. */
const THEME_STYLES = path.join(
  path.dirname(require.resolve('docusaurus-theme-openapi-docs/package.json')),
  'lib/theme/styles.scss',
);

/** Leaves the OpenAPI theme's stylesheet out: nothing that it styles is on these pages. */
export default function themeStylesPlugin(): Plugin {
  return {
    name: 'theme-styles',
    configureWebpack() {
      return { resolve: { alias: { [THEME_STYLES]: false } } };
    },
  };
}
