import { expect, test } from 'vitest';
import { at } from '../e2e/site';
import { product } from '../../src/product';
import { builtFiles, operations, readBuilt } from '../support/build';
import { attributeOf, parseElements } from '../support/html';
import type { Element } from '../support/html';
import { allPages } from '../support/pages';

const files = new Set(builtFiles());
const site = new URL(at('/'), product.siteUrl);

/** Every address that an element leads to or loads, as it is written. */
function listAddresses(element: Element): string[] {
  const read = (name: string): string => attributeOf(element, name) ?? '';
  const isAddress = /^og:(?:image|url)$/.test(read('property'));
  const isRefresh = /^refresh$/i.test(read('http-equiv'));
  const sources = read('srcset')
    .split(',')
    .map((part) => part.trim().split(' ')[0] ?? '');
  return [
    read('href'),
    read('src'),
    isAddress ? read('content') : '',
    isRefresh ? read('content').replace(/^.*?url=/i, '') : '',
    ...sources,
  ].filter((address) => address !== '');
}

function listAnchors(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => {
    const name = element.tagName === 'a' ? attributeOf(element, 'name') : undefined;
    return [attributeOf(element, 'id'), name].filter((anchor) => anchor !== undefined);
  });
}

const anchors = new Map(
  allPages.map(({ file, elements }) => [file, new Set(listAnchors(elements))]),
);

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
function findFaults(file: string, elements: readonly Element[]): string[] {
  const address = new URL(at(`/${file.replace(/(?:^index)?\.html$/, '')}`), site);
  const links = new Set(elements.flatMap(listAddresses));
  return [...links].flatMap((link) => {
    const fault = findFault(link, address);
    return fault === undefined ? [] : [`${link}: ${fault}`];
  });
}

test('Broken links and broken anchors are found where there are some', () => {
  const faultsOf = (html: string) => findFaults('404.html', parseElements(html));
  const page =
    '<p id=here><a href=#here>1</a> <a href="#gone">2</a> <a href=/documentation/x>3</a>';
  expect(faultsOf(page)).toEqual([
    '#here: no such anchor in 404.html',
    '#gone: no such anchor in 404.html',
    '/documentation/x: no such page or file',
  ]);
  expect(faultsOf('<a href="/elsewhere">1</a>')).toHaveLength(1);
  expect(faultsOf('<a href="https://example.org/x#y">1</a>')).toEqual([]);
  const hidden = '<script>"<a href=/documentation/x>"</script><!-- <a href=/documentation/x> -->';
  expect(faultsOf(hidden)).toEqual([]);
  const loaded =
    '<img src=/documentation/a.png srcset="/documentation/b.png 1x, /documentation/c.png 2x">';
  expect(faultsOf(loaded)).toHaveLength(3);
  const head =
    '<meta http-equiv=refresh content="0; url=/documentation/x"><meta property=og:image content=/documentation/y>';
  expect(faultsOf(head)).toHaveLength(2);
});

test('No page has a broken link or a broken anchor', () => {
  const linked = allPages.flatMap(({ elements }) => elements.flatMap(listAddresses)).length;
  expect(linked).toBeGreaterThan(20 * operations.length);
  const places = new Map<string, string[]>();
  for (const { file, elements } of allPages) {
    for (const fault of findFaults(file, elements)) {
      places.set(fault, [...(places.get(fault) ?? []), file]);
    }
  }
  const report = [...places].map(
    ([fault, [first = '', ...others]]) => `${first} and ${others.length} more -> ${fault}`,
  );
  expect(report).toEqual([]);
});

test('No page has two anchors of the same name', () => {
  const twice = allPages.flatMap(({ file, elements }) => {
    const ids = elements.flatMap((element) => attributeOf(element, 'id') ?? []);
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${file}#${id}`);
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
