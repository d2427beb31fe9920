/** Checks the data about the site that Docusaurus writes to `.docusaurus`. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { product } from '../../src/site/product';
import { INTRODUCTION_PATH } from '../../src/site/urls.ts';
import { withBasePath } from '../e2e/site';
import { operations } from '../support/build';
import { guidePaths } from '../support/guides';

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

interface Doc {
  id: string;
  path: string;
  sidebar?: string;
}

interface Version {
  docs: Doc[];
  sidebars: Record<string, { link: { path: string; label: string } }>;
}

const { 'docusaurus-plugin-content-docs': docs } = read<{
  'docusaurus-plugin-content-docs': Record<string, { versions: Version[] }>;
}>('.docusaurus/globalData.json');
const [version, ...others] = docs.default?.versions ?? [];
const introduction = withBasePath(INTRODUCTION_PATH);

test('the only version of the docs is the current version', () => {
  expect([Object.keys(docs), others]).toEqual([['default'], []]);
  expect(version).toMatchObject({
    name: 'current',
    label: 'Next',
    isLast: true,
    path: withBasePath('/docs'),
    mainDocId: 'introduction',
  });
});

test('each docs page has the expected id, path and sidebar', () => {
  const ids = [
    ...operations.map(({ slug }) => `api/${slug}`),
    ...guidePaths.map((path) => path.slice('/docs/'.length)),
    '/category/api',
  ];
  const paths = new Map(ids.map((id) => [id, withBasePath(`/docs/${id.replace(/^\//, '')}`)]));
  paths.set('introduction', introduction);
  expect(new Map(version?.docs.map(({ id, path }) => [id, path]))).toEqual(paths);
  expect(version?.docs.filter(({ sidebar }) => sidebar !== 'apiSidebar')).toEqual([]);
});

test('the tutorial sidebar links to the introduction', () => {
  const { tutorialSidebar, ...sidebars } = version?.sidebars ?? {};
  expect(tutorialSidebar?.link).toEqual({ path: introduction, label: 'Introduction' });
  expect(Object.keys(sidebars)).toEqual(['apiSidebar']);
});

test('the only locale of the site is English, which is written from left to right', () => {
  expect(read('.docusaurus/i18n.json')).toMatchObject({
    defaultLocale: 'en',
    currentLocale: 'en',
    locales: ['en'],
    localeConfigs: {
      en: {
        label: 'English',
        direction: 'ltr',
        htmlLang: 'en',
        calendar: 'gregory',
        path: 'en',
      },
    },
  });
});

test('plugins have the versions in package.json, which are not below the required minimum versions', () => {
  const { dependencies } = read<{ dependencies: Record<string, string> }>('package.json');
  const { docusaurusVersion, siteVersion, pluginVersions } = read<{
    docusaurusVersion: string;
    siteVersion: string;
    pluginVersions: Record<string, { name?: string; version?: string }>;
  }>('.docusaurus/site-metadata.json');
  const plugins = Object.values(pluginVersions);
  const versionOf = (name: string) => plugins.find((plugin) => plugin.name === name)?.version;
  const since = (least: string, pinned = ''): string => {
    expect(pinned.localeCompare(least, 'en', { numeric: true })).toBeGreaterThanOrEqual(0);
    return pinned;
  };
  const docusaurus = since('3.7.0', dependencies['@docusaurus/core']);
  const openApi = since('4.3.5', dependencies['docusaurus-plugin-openapi-docs']);
  expect([docusaurusVersion, siteVersion]).toEqual([docusaurus, '0.0.0']);
  for (const plugin of ['content-docs', 'content-blog', 'content-pages', 'sitemap', 'svgr'])
    expect(versionOf(`@docusaurus/plugin-${plugin}`), plugin).toBe(docusaurus);
  expect(versionOf('@docusaurus/theme-classic')).toBe(docusaurus);
  expect(versionOf('docusaurus-plugin-openapi-docs')).toBe(openApi);
  expect(versionOf('docusaurus-theme-openapi-docs')).toBe(openApi);
});

test('keys in browser storage have a namespace that does not depend on the URL of the site', () => {
  expect(read('.docusaurus/site-storage.json')).toEqual({
    type: 'localStorage',
    namespace: `-${product.storageNamespace}`,
  });
  expect(product.storageNamespace).not.toContain(new URL(product.siteUrl).host);
});
