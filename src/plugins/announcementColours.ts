import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';

const PLUGIN_NAME = 'announcement-colours';
const STYLE_SHEET = 'colours.css';

type Bar = Partial<NonNullable<ThemeConfig['announcementBar']>>;

/** Creates a style sheet with the colours of the announcement bar; empty if the configuration has none. */
export function createColours({ backgroundColor, textColor }: Bar = {}): string {
  const declarations = [
    ...(backgroundColor ? [`background-color: ${backgroundColor}`] : []),
    ...(textColor ? [`color: ${textColor}`] : []),
  ];
  if (declarations.length === 0) return '';
  return `body div[class*='announcementBar'].theme-announcement-bar {${declarations.join('; ')}}\n`;
}

/**
 * Writes `backgroundColor` and `textColor` of the announcement bar into a style sheet. The classic theme writes them
 * into a `style` attribute, which the content security policy blocks. `src/theme/AnnouncementBar` removes the
 * attribute.
 */
export default function announcementColoursPlugin(context: LoadContext): Plugin {
  const { announcementBar } = context.siteConfig.themeConfig as ThemeConfig;
  return {
    name: PLUGIN_NAME,
    contentLoaded: async ({ actions }) => {
      await actions.createData(STYLE_SHEET, createColours(announcementBar));
    },
    // `createData` writes the style sheet to this path.
    getClientModules: () => [
      path.join(context.generatedFilesDir, PLUGIN_NAME, 'default', STYLE_SHEET),
    ],
  };
}
