import { readFileSync } from 'node:fs';
import { ThemeConfigSchema } from '@docusaurus/theme-classic/lib/options';
import { expect, test } from '@playwright/test';
import { product } from '../../src/product';
import { operations } from '../support/build';
import { at, catalogue, open } from './site';

/** Something that the build writes beside the pages: what the site knows about itself. */
function readGenerated<T>(file: string): T {
  return JSON.parse(readFileSync(`.docusaurus/${file}`, 'utf8')) as T;
}

interface Doc {
  id: string;
  path: string;
  sidebar?: string;
}

interface Version {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  docs: Doc[];
  sidebars: Record<string, { link: { path: string; label: string } }>;
}

interface GlobalData {
  'docusaurus-plugin-content-docs': Record<string, { path: string; versions: Version[] }>;
}

const { 'docusaurus-plugin-content-docs': docsPlugins } =
  readGenerated<GlobalData>('globalData.json');
const versions = docsPlugins.default?.versions ?? [];
const [version] = versions;
const informationPage = at(`/docs/api/${catalogue.slug}`);

test('Docs page entry: id, path, sidebar', () => {
  const ids = [
    `api/${catalogue.slug}`,
    ...operations.map(({ slug }) => `api/${slug}`),
    'custom/custom-template',
    '/category/api',
  ];
  const expected = ids.map((id) => ({
    id,
    path: at(`/docs/${id.replace(/^\//, '')}`),
    sidebar: 'apiSidebar',
  }));
  const byId = (a: Doc, b: Doc): number => (a.id < b.id ? -1 : 1);
  expect(version?.docs.toSorted(byId)).toEqual(expected.sort(byId));
});

test('Version entry: name (current), label (Next), isLast, path, mainDocId, docs', () => {
  expect(Object.keys(docsPlugins)).toEqual(['default']);
  expect(versions).toHaveLength(1);
  expect(version).toMatchObject({
    name: 'current',
    label: 'Next',
    isLast: true,
    path: at('/docs'),
    mainDocId: `api/${catalogue.slug}`,
  });
});

test('Sidebar link: path, label. The tutorial sidebar link is "Introduction", pointing to the API information page', () => {
  const { tutorialSidebar, ...others } = version?.sidebars ?? {};
  expect(tutorialSidebar?.link).toEqual({ path: informationPage, label: 'Introduction' });
  expect(Object.keys(others)).toEqual(['apiSidebar']);
});

test('Locale config: label (English), direction (ltr), htmlLang (en), calendar, path', async ({
  page,
}) => {
  const i18n = readGenerated<{ locales: string[]; localeConfigs: object }>('i18n.json');
  expect(i18n).toMatchObject({ defaultLocale: 'en', currentLocale: 'en', locales: ['en'] });
  expect(i18n.localeConfigs).toEqual({
    en: expect.objectContaining({
      label: 'English',
      direction: 'ltr',
      htmlLang: 'en',
      calendar: 'gregory',
      path: 'en',
    }) as object,
  });
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

interface SiteMetadata {
  docusaurusVersion: string;
  siteVersion: string;
  pluginVersions: Record<string, { type: string; name?: string; version?: string }>;
}

/** The plugins by the names that the site metadata has for them, with their packages. */
const plugins = {
  'docusaurus-plugin-content-docs': '@docusaurus/plugin-content-docs',
  'docusaurus-plugin-content-blog': '@docusaurus/plugin-content-blog',
  'docusaurus-plugin-content-pages': '@docusaurus/plugin-content-pages',
  'docusaurus-plugin-sitemap': '@docusaurus/plugin-sitemap',
  'docusaurus-plugin-svgr': '@docusaurus/plugin-svgr',
  'docusaurus-theme-classic': '@docusaurus/theme-classic',
  'docusaurus-plugin-openapi-docs': 'docusaurus-plugin-openapi-docs',
  'docusaurus-theme-openapi': 'docusaurus-theme-openapi-docs',
};

function installedVersion(name: string): string {
  const manifest = readFileSync(`node_modules/${name}/package.json`, 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

test('Site metadata: documentation framework version, site version 0.0.0', () => {
  const metadata = readGenerated<SiteMetadata>('site-metadata.json');
  expect(metadata.siteVersion).toBe('0.0.0');
  expect(metadata.docusaurusVersion).toBe(installedVersion('@docusaurus/core'));
});

test('Site metadata: plugin versions (docs, blog, pages, sitemap, svgr, classic theme, OpenAPI docs plugin and theme)', () => {
  const { pluginVersions } = readGenerated<SiteMetadata>('site-metadata.json');
  for (const [plugin, name] of Object.entries(plugins)) {
    expect(pluginVersions[plugin]).toEqual({
      type: 'package',
      name,
      version: installedVersion(name),
    });
  }
});

test('Theme configuration fields: navbar items, navbar style, hideOnScroll, colorMode.disableSwitch, footer (links, logo, copyright, style), announcementBar (content, backgroundColor, textColor, isCloseable)', () => {
  const themeConfig = {
    navbar: {
      items: [{ href: product.vendorUrl, label: 'Vendor' }],
      style: 'dark',
      hideOnScroll: true,
    },
    colorMode: { disableSwitch: true },
    footer: {
      links: [{ href: product.vendorUrl, label: 'Vendor' }],
      logo: { src: 'img/logo.svg' },
      copyright: product.vendor,
      style: 'dark',
    },
    announcementBar: {
      content: product.tagline,
      backgroundColor: '#000',
      textColor: '#fff',
      isCloseable: false,
    },
  };
  const result = ThemeConfigSchema.validate(themeConfig);
  expect(result.error).toBeUndefined();
  expect(result).toMatchObject({ value: themeConfig });
});

test('Storage keys come from a fixed namespace, not from the site’s URL', () => {
  expect(readGenerated('site-storage.json')).toEqual({
    type: 'localStorage',
    namespace: `-${product.storageNamespace}`,
  });
  const host = new URL(product.siteUrl).host;
  expect(product.storageNamespace).not.toContain(host);
});

test('Duplicate routes: there are none', () => {
  const routes = readFileSync('.docusaurus/routes.js', 'utf8');
  const exact = [...routes.matchAll(/path: '([^']+)',\n.*\n\s+exact: true/g)].map(
    ([, path]) => path,
  );
  expect(exact.length).toBeGreaterThan(operations.length);
  expect(exact.filter((path, index) => exact.indexOf(path) !== index)).toEqual([]);
});
