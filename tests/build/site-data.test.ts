/** Files next to the pages that describe the site itself. */
import { INTRODUCTION_PATH } from '../../src/site/urls.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { product } from '../../src/site/product';
import { at } from '../e2e/site';
import { operations } from '../support/build';
import { attributeOf, classesOf, listElements, textOf } from '../support/html';
import { guidePaths } from '../support/guides';
import { allPages, pages } from '../support/pages';

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
const informationPage = at(INTRODUCTION_PATH);

test('docs page entry: id, path, sidebar', () => {
  const ids = [
    ...operations.map(({ slug }) => `api/${slug}`),
    ...guidePaths.map((path) => path.slice('/docs/'.length)),
    '/category/api',
  ];
  const expected = ids.map((id) => ({
    id,
    path: at(`/docs/${id.replace(/^\//, '')}`),
    sidebar: 'apiSidebar',
  }));
  const byId = (a: Doc, b: Doc): number => (a.id < b.id ? -1 : 1);
  const introduction = { id: 'introduction', path: informationPage, sidebar: 'apiSidebar' };
  expect(version?.docs.toSorted(byId)).toEqual([...expected, introduction].sort(byId));
});

test('version entry: name (current), label (Next), isLast, path, mainDocId, docs', () => {
  expect(Object.keys(docsPlugins)).toEqual(['default']);
  expect(versions).toHaveLength(1);
  expect(version).toMatchObject({
    name: 'current',
    label: 'Next',
    isLast: true,
    path: at('/docs'),
    mainDocId: 'introduction',
  });
});

test('sidebar link: path, label. The tutorial sidebar link is "Introduction", pointing to the API information page', () => {
  const { tutorialSidebar, ...others } = version?.sidebars ?? {};
  expect(tutorialSidebar?.link).toEqual({ path: informationPage, label: 'Introduction' });
  expect(Object.keys(others)).toEqual(['apiSidebar']);
});

describe('Sidebar', () => {
  /** The docs sidebar of each page that has one, with the links right in it. */
  const sidebars = pages.flatMap(({ file, path, elements }) => {
    const sidebar = elements.find((each) => classesOf(each).includes('theme-doc-sidebar-menu'));
    if (!sidebar) return [];
    const links = listElements(sidebar).filter(({ tagName }) => tagName === 'a');
    return [{ file, path, links }];
  });

  test('the sidebar of every docs page begins with "Introduction", which leads to the API information page', () => {
    const docs = pages.filter(({ path }) => path.startsWith('/docs/'));
    expect(sidebars.map(({ path }) => path)).toEqual(docs.map(({ path }) => path));
    const faulty = sidebars.filter(({ links: [first] }) => {
      const isRight =
        first && textOf(first) === 'Introduction' && attributeOf(first, 'href') === informationPage;
      return !isRight;
    });
    expect(faulty.map(({ file }) => file)).toEqual([]);
  });

  test('the sidebar cannot be hidden: all buttons in it open and close categories, on every docs page', () => {
    const buttons = pages.flatMap(({ path, elements }) => {
      const sidebar = elements.find((each) =>
        classesOf(each).includes('theme-doc-sidebar-container'),
      );
      return (sidebar ? listElements(sidebar) : [])
        .filter((each) => each.tagName === 'button' || attributeOf(each, 'role') === 'button')
        .map((each) => ({ path, isOfCategory: attributeOf(each, 'aria-expanded') !== undefined }));
    });
    expect(new Set(buttons.map(({ path }) => path)).size).toBe(sidebars.length);
    expect(buttons.filter(({ isOfCategory }) => !isOfCategory)).toEqual([]);
  });
});

test('locale config: label (English), direction (ltr), htmlLang (en), calendar, path', () => {
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
  const others = allPages.filter(({ elements: [root] }) => {
    return !root || attributeOf(root, 'lang') !== 'en' || attributeOf(root, 'dir') !== 'ltr';
  });
  expect(others.map(({ file }) => file)).toEqual([]);
});

describe('Site metadata', () => {
  interface SiteMetadata {
    docusaurusVersion: string;
    siteVersion: string;
    pluginVersions: Record<string, { type: string; name?: string; version?: string }>;
  }

  const metadata = readGenerated<SiteMetadata>('site-metadata.json');

  /** Versions in the specification. The site shows the installed releases, which package.json pins. */
  const SPECIFIED = { docusaurus: '3.7.0', openApi: '4.3.5' };

  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const docusaurus = dependencies['@docusaurus/core'] ?? '';
  const openApi = dependencies['docusaurus-plugin-openapi-docs'] ?? '';

  /** Whether a version is the specified one or a later one. */
  const isSince = (specified: string, version: string): boolean =>
    version.localeCompare(specified, 'en', { numeric: true }) >= 0;

  test('documentation framework version 3.7.0 or later, site version 0.0.0', () => {
    expect(docusaurus).toMatch(/^\d+\.\d+\.\d+$/);
    expect(metadata.docusaurusVersion).toBe(docusaurus);
    expect(isSince(SPECIFIED.docusaurus, metadata.docusaurusVersion)).toBe(true);
    expect(metadata.siteVersion).toBe('0.0.0');
  });

  test('plugin versions (docs, blog, pages, sitemap, svgr, classic theme, OpenAPI docs plugin and theme), with the plugins at 4.3.5 or later', () => {
    expect(openApi).toMatch(/^\d+\.\d+\.\d+$/);
    expect(isSince(SPECIFIED.openApi, openApi)).toBe(true);
    const listed = Object.values(metadata.pluginVersions).filter(({ type }) => type === 'package');
    const versionOf = (name: string) => listed.find((plugin) => plugin.name === name)?.version;
    for (const plugin of ['content-docs', 'content-blog', 'content-pages', 'sitemap', 'svgr']) {
      expect(versionOf(`@docusaurus/plugin-${plugin}`), plugin).toBe(docusaurus);
    }
    expect(versionOf('@docusaurus/theme-classic')).toBe(docusaurus);
    expect(versionOf('docusaurus-plugin-openapi-docs')).toBe(openApi);
    expect(versionOf('docusaurus-theme-openapi-docs')).toBe(openApi);
  });
});

test('storage keys come from a fixed namespace, not from the site’s URL', () => {
  expect(readGenerated('site-storage.json')).toEqual({
    type: 'localStorage',
    namespace: `-${product.storageNamespace}`,
  });
  const host = new URL(product.siteUrl).host;
  expect(product.storageNamespace).not.toContain(host);
});

describe('Constants', () => {
  test('every script and style sheet of every page is below the base path', () => {
    const loaded = allPages.map(({ file, elements }) => {
      const addresses = elements.flatMap((element) => {
        const isSheet = attributeOf(element, 'rel') === 'stylesheet';
        const name = element.tagName === 'script' ? 'src' : isSheet ? 'href' : undefined;
        return (name && attributeOf(element, name)) ?? [];
      });
      return { file, addresses };
    });
    expect(loaded.filter(({ addresses }) => addresses.length < 2)).toEqual([]);
    const outside = loaded.flatMap(({ file, addresses }) =>
      addresses.filter((each) => !each.startsWith('/documentation/')).map((each) => [file, each]),
    );
    expect(outside).toEqual([]);
  });

  test('docs under /documentation/docs: "API Doc" of every page leads there', () => {
    const targets = pages.map(({ elements }) => {
      const link = elements.find((each) => each.tagName === 'a' && textOf(each) === 'API Doc');
      return link && attributeOf(link, 'href');
    });
    expect([...new Set(targets)]).toEqual([informationPage]);
    expect(informationPage).toMatch(/^\/documentation\/docs\//);
  });

  test('footer: a copyright line for 2025 with a link to the vendor, on every page', () => {
    const without = pages.filter(({ elements }) => {
      const [root] = elements;
      const footer = elements.find((each) => classesOf(each).includes('theme-layout-footer'));
      const vendor = listElements(footer ?? root!).find(
        (each) => attributeOf(each, 'href') === product.vendorUrl,
      );
      return !footer || !textOf(footer).includes('Copyright © 2025') || !vendor;
    });
    expect(without.map(({ file }) => file)).toEqual([]);
  });
});
