import type * as BlogPlugin from '@docusaurus/plugin-content-blog';
import type * as DocsPlugin from '@docusaurus/plugin-content-docs';
import type * as PresetClassic from '@docusaurus/preset-classic';
import type { NavbarItem } from '@docusaurus/theme-common';
import type { Config } from '@docusaurus/types';
import { downloadLinks } from './src/downloadLinks';
import { createFeedItems } from './src/feeds/createFeedItems';
import { codeBlocks } from './src/mdx/codeBlocks';
import { elementFunctions } from './src/mdx/elementFunctions';
import { generatedPages } from './src/mdx/generated/generatedPages';
import { tables } from './src/mdx/tables';
import { withoutContents } from './src/mdx/withoutContents';
import { pageTemplate } from './src/pageTemplate';
import codeLanguage from './src/plugins/codeLanguage';
import docsRedirect from './src/plugins/docsRedirect';
import downloads from './src/plugins/downloads';
import leanClient from './src/plugins/leanClient/index';
import live from './src/plugins/live/index';
import markdownTwins from './src/plugins/markdownTwins';
import { openApiPlugin } from './src/plugins/openapi';
import search from './src/plugins/search';
import { product } from './src/product';

/** How Markdown becomes pages, the same for documentation, blog and single pages. */
const markdown = {
  rehypePlugins: [codeBlocks, tables],
  recmaPlugins: [elementFunctions, withoutContents],
};

const docs = {
  ...markdown,
  beforeDefaultRemarkPlugins: [generatedPages],
  sidebarPath: './sidebars.ts',
  // The page of the OpenAPI theme loads a request engine that this site hides anyway.
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

/** Items stand on the right unless they say otherwise; the theme's default is the left. */
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
  content:
    'Every response repeats its seed: send it back and receive the same values again. <a href="/documentation/blog/long-blog-post">Read how</a>',
  isCloseable: true,
} satisfies PresetClassic.ThemeConfig['announcementBar'];

const footerLinks = [
  { label: 'Introduction', to: '/docs' },
  { label: 'All generators', to: '/docs/category/api' },
  { label: 'Blog', to: '/blog' },
  { label: 'About', to: '/markdown-page' },
  // Files, which the router must not look for.
  { label: 'RSS', to: 'pathname:///blog/rss.xml' },
  { label: 'Atom', to: 'pathname:///blog/atom.xml' },
  ...downloadLinks,
];

const footer = {
  style: 'light',
  links: footerLinks,
  copyright: `Copyright © ${product.copyrightYear} <a href="${product.vendorUrl}" rel="noopener noreferrer">${product.vendor}</a>`,
} satisfies PresetClassic.ThemeConfig['footer'];

/** The site's own style sheets, in the order in which they apply. */
const STYLES = [
  './src/css/tokens.css',
  './src/css/site.css',
  './src/css/codeLanguages.css',
  './src/css/access.css',
];

/** Keeps the theme's default colours out of the configuration that is sent to the browser. */
const NO_COLOURS = { plain: {}, styles: [] };

/** A link to an icon for what cannot show the SVG. */
function icon(rel: string, file: string, sizes: string) {
  return { tagName: 'link', attributes: { rel, sizes, href: `${product.baseUrl}img/${file}` } };
}

const themeConfig = {
  image: 'img/social-card.png',
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  announcementBar,
  navbar,
  footer,
  // Code is highlighted at build time: see src/reference/view/highlight.ts and the colours in src/css/.
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
    // Docusaurus Faster as a whole (`v4` has it on) but for Rspack's cache between builds: its entries outlive a
    // change of a loader or plugin of this project, and chunks have other names than in a cold build.
    faster: { rspackPersistentCache: false },
    // Pages show no dates of changes: Git is asked for a post without a date, not for all files at the start.
    experimental_vcs: 'git-ad-hoc',
  },
  storage: { type: 'localStorage', namespace: product.storageNamespace },
  i18n: { defaultLocale: 'en', locales: ['en'] },
  markdown: {
    // `:tada:` in a description is text.
    emoji: false,
    hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' },
  },
  clientModules: [
    './src/clientModules/announcement.ts',
    './src/clientModules/canonicalPath.ts',
    './src/clientModules/firstLoadFailure.tsx',
    './src/clientModules/keyboardNavigation.ts',
    './src/clientModules/malformedHash.ts',
    './src/clientModules/revealAnchor.ts',
    './src/clientModules/idlePrefetch.ts',
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
        theme: { customCss: STYLES },
      },
    ],
  ],
  plugins: [
    openApiPlugin(),
    live,
    codeLanguage,
    docsRedirect,
    downloads,
    leanClient,
    markdownTwins,
    search,
  ],
  themes: ['docusaurus-theme-openapi-docs'],
  themeConfig,
} satisfies Config;

export default config;
