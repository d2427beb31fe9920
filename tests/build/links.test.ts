import { expect, test } from 'vitest';
import { at } from '../e2e/site';
import { product } from '../../src/site/product';
import { operations, readBuilt } from '../support/build';
import { attributeOf, parseElements } from '../support/html';
import type { Element } from '../support/html';
import { findFault } from '../support/links';
import { allPages } from '../support/pages';

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

/** The links of a page that lead nowhere, each with its reason. */
function findFaults(file: string, elements: readonly Element[]): string[] {
  const address = new URL(at(`/${file.replace(/(?:^index)?\.html$/, '')}`), site);
  const links = new Set(elements.flatMap(listAddresses));
  return [...links].flatMap((link) => {
    const fault = findFault(link, address);
    return fault === undefined ? [] : [`${link}: ${fault}`];
  });
}

test('broken links and broken anchors are found where there are some', () => {
  const html =
    '<p id=here><a href=#here>1</a> <a href="#gone">2</a> <a href=/documentation/x>3</a> <a href="/elsewhere">4</a>' +
    '<a href="https://example.org/x#y">5</a> <!-- <a href=/documentation/x> --> <img srcset="/documentation/b.png 1x">';
  expect(findFaults('404.html', parseElements(html))).toEqual([
    '#here: no such anchor in 404.html',
    '#gone: no such anchor in 404.html',
    '/documentation/x: no such page or file',
    '/elsewhere: outside the base path',
    '/documentation/b.png: no such page or file',
  ]);
});

test('no page has a broken link or a broken anchor', () => {
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

test('no page has two anchors of the same name', () => {
  const twice = allPages.flatMap(({ file, elements }) => {
    const ids = elements.flatMap((element) => attributeOf(element, 'id') ?? []);
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${file}#${id}`);
  });
  expect(twice).toEqual([]);
});

for (const feed of ['blog/rss.xml', 'blog/atom.xml', 'sitemap.xml']) {
  test(`no link of ${feed} leads nowhere`, () => {
    const text = readBuilt(feed);
    const links = [...text.matchAll(/<(?:link|loc)>([^<]+)<|<link href="([^"]+)"/g)].map(
      ([, inside, attribute]) => inside ?? attribute ?? '',
    );
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((link) => findFault(link, site) !== undefined)).toEqual([]);
  });
}
