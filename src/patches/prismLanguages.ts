import type { Patch } from './index';

/**
 * Matches: the client module with which the classic theme loads Prism and additional languages.
 * Gains: 34 kB of scripts, so that 185 kB remain.
 * Lost without it: only bytes; code is highlighted at build time.
 * Remove: when the theme loads Prism with its `CodeBlock`, which no page here renders.
 */
export const prismLanguages: Patch = (site) =>
  site.dropClientModule('@docusaurus/theme-classic', 'lib/prism-include-languages.js');
