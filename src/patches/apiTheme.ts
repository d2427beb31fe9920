import type { Patch } from './index';

/**
 * Matches: two additions of docusaurus-theme-openapi-docs to every page: a client module with a style sheet, and the package
 *   `process`, which React loads because it checks the type of `process`.
 * Gains: 28 kB of CSS, so that 23 kB remain, and 0.5 kB of scripts.
 * Lost without it: only the saved bytes. Both are for components of the theme that no page renders.
 * Remove: when the theme makes its styles optional, or when the site no longer needs the theme.
 */
export const apiTheme: Patch = (site) => ({
  ...site.dropClientModule('docusaurus-theme-openapi-docs', 'lib/theme/styles.scss'),
  [site.resolve('process/browser')]: site.emptyModule,
});
