import type * as PresetClassic from '@docusaurus/preset-classic';
import { downloadLinks } from './downloads';
import { product } from './product';
import { CATALOGUE_LABEL } from './sidebar';
import { CATALOGUE_PATH, EXPLORER_PATH, INTRODUCTION_PATH } from './urls';

const docs = [
  { label: 'Introduction', to: '/docs' },
  { label: CATALOGUE_LABEL, to: CATALOGUE_PATH },
  { label: 'Explorer', to: EXPLORER_PATH },
  { label: 'Changelog', to: `${INTRODUCTION_PATH}#changelog` },
];

const company = [
  { label: 'Plans and prices', href: product.marketplaceUrl },
  { label: 'Support', to: `${INTRODUCTION_PATH}#get-help` },
  { label: 'About', to: '/markdown-page' },
  { label: 'Blog', to: '/blog' },
  // Links to files instead of routes.
  { label: 'RSS', to: 'pathname:///blog/rss.xml' },
  { label: 'Atom', to: 'pathname:///blog/atom.xml' },
];

/** The footer of every page. The mobile menu has the same links. */
export const footer = {
  style: 'light',
  links: [
    { title: 'Docs', items: docs },
    { title: 'Downloads', items: downloadLinks },
    { title: 'Company', items: company },
  ],
  copyright: `Copyright © ${product.copyrightYear} <a href="${product.vendorUrl}" rel="noopener noreferrer">${product.vendor}</a>`,
} satisfies PresetClassic.ThemeConfig['footer'];
