import path from 'node:path';
import type * as BlogPlugin from '@docusaurus/plugin-content-blog';
import type * as DocsPlugin from '@docusaurus/plugin-content-docs';
import type * as PresetClassic from '@docusaurus/preset-classic';
import type { NavbarItem } from '@docusaurus/theme-common';
import type { Config } from '@docusaurus/types';
import { GlobExcludeDefault } from '@docusaurus/utils';
import { createFeedItems } from './src/content/createFeedItems';
import { footer } from './src/site/footer';
import { pageTemplate } from './src/plugins/pageTemplate';
import patches from './src/patches/index';
import announcementColours from './src/plugins/announcementColours';
import bundler from './src/plugins/bundler';
import codeLanguage from './src/plugins/codeLanguage';
import { remarkClosedSections, rehypePlugins } from './src/plugins/loadCode.cjs';
import inlineScripts from './src/plugins/inlineScripts';
import markdownVersions from './src/plugins/markdown';
import disableVersioning from './src/plugins/disableVersioning';
import { openApi } from './src/plugins/openapi';
import reference from './src/plugins/reference';
import search from './src/plugins/search';
import { SIDEBAR_FILE } from './src/reference/paths';
import { product, replaceDefaultUrls } from './src/site/product';

/** Markdown options that docs, blog and pages share. */
const markdown = {
  rehypePlugins,
};

/** Path of the generated sidebar items, relative to `docs`. */
const SIDEBAR_SLICE = path.relative('docs', SIDEBAR_FILE);

const docs = {
  ...markdown,
  beforeDefaultRemarkPlugins: [remarkClosedSections],
  sidebarPath: './sidebars.ts',
  // The sidebar file is not a page, but `include` makes Docusaurus watch the file.
  include: ['**/*.{md,mdx}', SIDEBAR_SLICE],
  exclude: [...GlobExcludeDefault, SIDEBAR_SLICE],
  // The `ApiItem` of the OpenAPI theme would load a request form that this site does not show.
  docItemComponent: '@theme/DocItem',
  versions: { current: { label: 'Next' } },
} satisfies DocsPlugin.Options;

const BLOG_DESCRIPTION = 'Test data in practice: seeds, edge cases, locales, dates, databases';

const blog = {
  ...markdown,
  blogTitle: `${product.name} blog`,
  blogDescription: BLOG_DESCRIPTION,
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  postsPerPage: 'ALL',
  showReadingTime: true,
  feedOptions: {
    type: ['rss', 'atom'],
    title: `${product.name} blog`,
    description: BLOG_DESCRIPTION,
    createFeedItems,
  },
  onInlineAuthors: 'throw',
  onInlineTags: 'throw',
  onUntruncatedBlogPosts: 'warn',
} satisfies BlogPlugin.Options;

/** Items are on the right unless they set `position`. The default of the classic theme is the left. */
const navbarItems: NavbarItem[] = [
  { type: 'docSidebar', sidebarId: 'apiSidebar', label: 'API Doc', position: 'left' },
  { type: 'search' },
  { href: product.marketplaceUrl, label: 'Subscribe', className: 'navbar-subscribe' },
];

const navbar = {
  title: product.name,
  logo: { alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32 },
  hideOnScroll: false,
  items: navbarItems.map((item) => ({ position: 'right', ...item })),
} satisfies PresetClassic.ThemeConfig['navbar'];

const announcementBar = {
  id: 'seeded-responses',
  content: `Same seed, same data. <a href="${product.baseUrl}blog/long-blog-post">How to make test data reproducible</a>`,
  isCloseable: true,
} satisfies PresetClassic.ThemeConfig['announcementBar'];

/** The site's own style sheets, in cascade order. */
const STYLE_SHEETS = ['./src/css/tokens.css', './src/css/site.css', './src/css/accessibility.css'];

/** An empty theme. Otherwise, every page would load Prism's default theme as part of the configuration. */
const NO_COLOURS = { plain: {}, styles: [] };

/** Creates a link to an icon for clients without support for SVG icons. */
function icon(rel: string, file: string, sizes: string) {
  return { tagName: 'link', attributes: { rel, sizes, href: `${product.baseUrl}img/${file}` } };
}

const themeConfig = {
  image: 'img/social-card.png',
  // Metadata for link previews. Posts have the type `article`.
  metadata: [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: product.name },
  ],
  announcementBar,
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  navbar,
  footer,
  // Code is highlighted at build time: see src/samples/highlight.ts and the colours in src/css/.
  prism: { theme: NO_COLOURS, darkTheme: NO_COLOURS },
} satisfies PresetClassic.ThemeConfig;

const config = {
  title: product.name,
  tagline: product.tagline,
  titleDelimiter: '|',
  favicon: 'img/logo.svg',
  headTags: [
    icon('icon', 'favicon.ico', '32x32'),
    icon('apple-touch-icon', 'apple-touch-icon.png', '180x180'),
  ],
  url: product.siteUrl,
  baseUrl: product.baseUrl,
  trailingSlash: false,
  onBrokenLinks: 'log',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  future: {
    v4: true,
    // `v4` turns on all of Docusaurus Faster. Rspack's persistent cache is off: it is not invalidated when a
    // loader or plugin of this project changes, and chunk names differ from those of a cold build.
    faster: { rspackPersistentCache: false },
    // No page shows its last update, so the Git history of all files is not needed.
    experimental_vcs: 'git-ad-hoc',
  },
  storage: { type: 'localStorage', namespace: product.storageNamespace },
  i18n: { defaultLocale: 'en', locales: ['en'] },
  markdown: {
    // `:tada:` in a description is literal text.
    emoji: false,
    preprocessor: ({ fileContent }) => replaceDefaultUrls(fileContent),
    hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' },
  },
  clientModules: [
    './src/clientModules/normalizeUrl.ts',
    './src/clientModules/animateDetails.ts',
    './src/clientModules/announceRoute.ts',
    './src/clientModules/showNewAnnouncement.ts',
    './src/clientModules/copyLink.ts',
    './src/clientModules/firstLoadFailure.tsx',
    './src/clientModules/keyboardNavigation.ts',
    './src/clientModules/mdxContext.ts',
    './src/clientModules/revealAnchor.ts',
    './src/clientModules/sidebarScroll.ts',
    './src/clientModules/prefetch.ts',
  ],
  ssrTemplate: pageTemplate,
  customFields: { marketplaceUrl: product.marketplaceUrl },
  presets: [
    [
      'classic',
      {
        docs,
        blog,
        pages: markdown,
        theme: { customCss: STYLE_SHEETS },
      },
    ],
  ],
  plugins: [
    openApi,
    reference,
    announcementColours,
    codeLanguage,
    inlineScripts,
    markdownVersions,
    disableVersioning,
    bundler,
    patches,
    search,
  ],
  // The specification requires this theme. Pages do not use its request form or styles: its components render only in
  // the browser, so pages would be empty without scripts. See `docItemComponent` above and src/patches/apiTheme.ts.
  themes: ['docusaurus-theme-openapi-docs'],
  themeConfig,
} satisfies Config;

export default config;
