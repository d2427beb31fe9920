import { describe, expect, test } from 'vitest';
import { product } from '../../src/site/product';
import { builtFiles, readBuilt } from '../support/build';
import { attributeOf, parseElements } from '../support/html';
import type { Element } from '../support/html';
import { allPages } from '../support/pages';

const own = new URL(product.baseUrl, product.siteUrl);

const read = (element: Element, name: string): string => attributeOf(element, name) ?? '';

/** Kinds of `<link>` that load nothing: they say where a page is, or who made it. */
const LOADS_NOTHING = /^(?:canonical|alternate|author|license|next|prev|search|help)$/;

/** Attributes whose address a browser asks for without being told to. */
const ASKED_FOR = /^(?:src|srcset|poster|data|background|action|ping|manifest)$/;

/** The addresses that a browser asks for when it shows an element, as they are written. */
function listLoaded(element: Element): string[] {
  const { tagName, attrs } = element;
  const named = attrs.filter(({ name }) => ASKED_FOR.test(name)).map(({ value }) => value);
  const rels = read(element, 'rel').toLowerCase().split(/\s+/);
  const isLoaded = tagName === 'link' && !rels.every((rel) => LOADS_NOTHING.test(rel));
  // In SVG, where `use` and `image` load what they name.
  const isSvgReference = ['use', 'image', 'feImage'].includes(tagName);
  const href = isLoaded || isSvgReference ? [read(element, 'href')] : [];
  return [...named, ...href].flatMap((value) => value.split(/\s*,\s+|\s+\d[\d.]*[wx]\b/));
}

const isForeign = (address: string): boolean =>
  address !== '' && !address.startsWith('data:') && new URL(address, own).origin !== own.origin;

const findForeign = (elements: readonly Element[]): string[] =>
  elements.flatMap(listLoaded).filter(isForeign);

const STYLE_ADDRESS = /(?:url\(|@import )\s*["']?([^"')\s]+)/g;

const listStyleAddresses = (css: string): string[] =>
  [...css.matchAll(STYLE_ADDRESS)].map(([, address = '']) => address);

describe('No third-party request anywhere', () => {
  test('no page loads anything from another host', () => {
    expect(allPages.length).toBeGreaterThan(300);
    const faults = allPages.flatMap(({ file, elements }) =>
      findForeign(elements).map((address) => `${file}: ${address}`),
    );
    expect(faults).toEqual([]);
  });

  test('no style sheet loads anything from another host', () => {
    const addresses = builtFiles('.css').flatMap((file) => listStyleAddresses(readBuilt(file)));
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter(isForeign)).toEqual([]);
  });

  test('it is found where there is one', () => {
    const html =
      '<script src=//a.example/a.js></script><link rel="preload stylesheet" href=https://b.example/>' +
      '<img src=/a.png srcset="/a.png 1x, https://c.example/b.png 2x"><form action=https://d.example/>' +
      '<svg><use href="https://e.example/a.svg#b"></use></svg>';
    expect(
      findForeign(parseElements(html)).map((each) => /[a-e]\.example/.exec(each)?.[0]),
    ).toEqual(['a.example', 'b.example', 'c.example', 'd.example', 'e.example']);
  });

  test('nothing is found where a page loads its own, only links to others, or says where it is', () => {
    const html =
      '<img src=/a.png><img src=data:,><a href=https://a.example/></a><link rel=canonical href=https://a.example/>';
    expect(findForeign(parseElements(html))).toEqual([]);
    expect(listStyleAddresses('a{b:url("//a.example/")}').filter(isForeign)).toHaveLength(1);
  });
});

test('external links: noopener noreferrer', () => {
  const links = allPages.flatMap(({ file, elements }) =>
    elements
      .filter(({ tagName }) => tagName === 'a')
      .filter((link) => isForeign(read(link, 'href')))
      .map((link) => ({ file, href: read(link, 'href'), rel: read(link, 'rel').split(/\s+/) })),
  );
  expect(links.length).toBeGreaterThan(allPages.length);
  const faults = links.filter(
    ({ rel }) => !rel.includes('noopener') || !rel.includes('noreferrer'),
  );
  expect(faults).toEqual([]);
});
