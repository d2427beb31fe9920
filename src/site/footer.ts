import type * as PresetClassic from '@docusaurus/preset-classic';
import { downloadLinks } from './downloads';
import { product } from './product';

const footerLinks = [
  { label: 'Introduction', to: '/docs' },
  { label: 'All generators', to: '/docs/category/api' },
  { label: 'Blog', to: '/blog' },
  { label: 'About', to: '/markdown-page' },
  // Files, not routes.
  { label: 'RSS', to: 'pathname:///blog/rss.xml' },
  { label: 'Atom', to: 'pathname:///blog/atom.xml' },
  ...downloadLinks,
];

/** The footer of every page. */
export const footer = {
  style: 'light',
  links: footerLinks,
  copyright: `Copyright © ${product.copyrightYear} <a href="${product.vendorUrl}" rel="noopener noreferrer">${product.vendor}</a>`,
} satisfies PresetClassic.ThemeConfig['footer'];
