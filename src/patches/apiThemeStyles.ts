import type { Patch } from './index';

/**
 * Matches: the style sheet that docusaurus-theme-openapi-docs adds to every page as a client module.
 * Gains: 28 kB of CSS, of which 23 kB remain.
 * Lost without it: only bytes; the CSS is for components of the theme that no page here renders.
 * Can go: when the theme makes its styles optional, or when the site no longer needs the theme.
 */
export const apiThemeStyles: Patch = (site) =>
  site.dropClientModule('docusaurus-theme-openapi-docs', 'lib/theme/styles.scss');
