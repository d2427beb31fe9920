/** The stock site: the same OpenAPI document with the unchanged OpenAPI plugin and theme, for comparison. */
import type * as PresetClassic from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';

const openApi = {
  id: 'openapi',
  docsPluginId: 'classic',
  config: {
    api: {
      specPath: 'openapi.json',
      outputDir: 'docs/api',
      sidebarOptions: { groupPathsBy: 'tag' },
      hideSendButton: true,
    },
  },
};

const config: Config = {
  title: 'Fakewright',
  url: 'https://docs.fakewright.example',
  baseUrl: '/documentation/',
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  future: { v4: true, faster: true },
  presets: [
    [
      'classic',
      {
        docs: { sidebarPath: './sidebars.ts', docItemComponent: '@theme/ApiItem' },
        blog: false,
      } satisfies PresetClassic.Options,
    ],
  ],
  plugins: [['docusaurus-plugin-openapi-docs', openApi]],
  themes: ['docusaurus-theme-openapi-docs'],
  themeConfig: {
    navbar: {
      title: 'Fakewright',
      items: [{ type: 'docSidebar', sidebarId: 'apiSidebar', label: 'API Doc', position: 'left' }],
    },
  } satisfies PresetClassic.ThemeConfig,
};

export default config;
