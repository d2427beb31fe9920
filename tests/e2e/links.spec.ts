import { expect, test } from '@playwright/test';
import { product } from '../../src/product';
import { builtFiles, operations, readBuilt } from '../support/build';
import { readAnchors, readLinks } from '../support/html';
import { at } from './site';

const files = new Set(builtFiles());
const pages = [...files].filter((file) => file.endsWith('.html'));
const site = new URL(at('/'), product.siteUrl);

const contents = new Map(pages.map((file) => [file, readBuilt(file)]));
const anchors = new Map([...contents].map(([file, html]) => [file, readAnchors(html)]));

/** The address of a page: `/documentation/blog` for `blog.html`. */
function addressOf(file: string): URL {
  return new URL(at(`/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`), site);
}

/** The file that the server answers an address with, or nothing. */
function fileFor({ pathname }: URL): string | undefined {
  const path = decodeURIComponent(pathname.slice(site.pathname.length)).replace(/\/$/, '');
  const candidates = [path, `${path}.html`, `${path}/index.html`.replace(/^\//, '')];
  return candidates.find((candidate) => files.has(candidate));
}

/** Why an address leads nowhere; nothing when it leads somewhere, or to another site. */
function findFault(link: string, page: URL): string | undefined {
  if (!URL.canParse(link, page)) return 'no address';
  const target = new URL(link, page);
  if (target.host !== site.host || !/^https?:$/.test(target.protocol)) return undefined;
  if (!`${target.pathname}/`.startsWith(site.pathname)) return 'outside the base path';
  const file = fileFor(target);
  if (file === undefined) return 'no such page or file';
  const anchor = decodeURIComponent(target.hash.slice(1));
  if (anchor === '' || !file.endsWith('.html')) return undefined;
  return anchors.get(file)?.has(anchor) ? undefined : `no such anchor in ${file}`;
}

/** The links of a page that lead nowhere, each with its reason. */
function findFaults(file: string, html: string): string[] {
  const links = new Set(readLinks(html));
  return [...links].flatMap((link) => {
    const fault = findFault(link, addressOf(file));
    return fault === undefined ? [] : [`${link}: ${fault}`];
  });
}

test('Broken links and broken anchors are found where there are some', () => {
  const page =
    '<p id=here><a href=#here>1</a> <a href="#gone">2</a> <a href=/documentation/x>3</a>';
  expect(findFaults('404.html', page)).toEqual([
    '#here: no such anchor in 404.html',
    '#gone: no such anchor in 404.html',
    '/documentation/x: no such page or file',
  ]);
  expect(findFaults('404.html', '<a href="/elsewhere">1</a>')).toHaveLength(1);
  expect(findFaults('404.html', '<a href="https://example.org/x#y">1</a>')).toEqual([]);
  const hidden = '<script>"<a href=/documentation/x>"</script><!-- <a href=/documentation/x> -->';
  expect(findFaults('404.html', hidden)).toEqual([]);
});

test('No page has a broken link or a broken anchor', () => {
  const linked = [...contents.values()].reduce((sum, html) => sum + readLinks(html).length, 0);
  expect(linked).toBeGreaterThan(20 * operations.length);
  const places = new Map<string, string[]>();
  for (const [file, html] of contents) {
    for (const fault of findFaults(file, html)) {
      places.set(fault, [...(places.get(fault) ?? []), file]);
    }
  }
  const report = [...places].map(
    ([fault, [first = '', ...others]]) => `${first} and ${others.length} more -> ${fault}`,
  );
  expect(report).toEqual([]);
});

test('No page has two anchors of the same name', () => {
  const twice = [...contents].flatMap(([file, html]) => {
    const ids = [...html.replaceAll(/<script.*?<\/script>/gs, '').matchAll(/ id="?([^\s">]+)/g)];
    const names = ids.map(([, id]) => id);
    return names.filter((id, index) => names.indexOf(id) !== index).map((id) => `${file}#${id}`);
  });
  expect(twice).toEqual([]);
});

for (const feed of ['blog/rss.xml', 'blog/atom.xml', 'sitemap.xml']) {
  test(`No link of ${feed} leads nowhere`, () => {
    const text = readBuilt(feed);
    const links = [...text.matchAll(/<(?:link|loc)>([^<]+)<|<link href="([^"]+)"/g)].map(
      ([, inside, attribute]) => inside ?? attribute ?? '',
    );
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((link) => findFault(link, site) !== undefined)).toEqual([]);
  });
}
