import { expect, test } from 'vitest';
import { listBuiltFiles, readBuiltFile } from '../support/build';
import type { Element } from '../support/html';
import { select } from '../support/html';
import { siteRoot } from '../support/links';
import { allPages, testPages } from '../support/pages';

/** `rel` values of `<link>` elements for which the browser does not load anything. */
const LOADS_NOTHING = /^(?:canonical|alternate|author|license|next|prev|search|help)$/;

/** Attributes with URLs that the browser requests without a click of the user. */
const REQUESTED = ['src', 'srcset', 'poster', 'data', 'background', 'action', 'ping', 'manifest'];

/** Returns the unresolved URLs that the browser requests in order to show an element. */
function listLoaded({ name, attribs }: Element): string[] {
  const rels = (attribs.rel ?? '').toLowerCase().split(/\s+/);
  const isLoaded = name === 'link' && !rels.every((rel) => LOADS_NOTHING.test(rel));
  // For these SVG elements, the browser loads the target of `href`.
  const isSvgReference = ['use', 'image', 'feImage'].includes(name);
  const names = isLoaded || isSvgReference ? [...REQUESTED, 'href'] : REQUESTED;
  return names
    .flatMap((each) => attribs[each] ?? [])
    .flatMap((value) => value.split(/\s*,\s+|\s+\d[\d.]*[wx]\b/));
}

const isForeign = (url: string): boolean =>
  url !== '' && !url.startsWith('data:') && new URL(url, siteRoot).origin !== siteRoot.origin;

testPages(
  'no page loads anything from another host',
  ({ elements }) => elements.flatMap(listLoaded).filter(isForeign),
  [
    '<script src=//a.example/a.js></script><img src=data:,>',
    '<link rel="preload stylesheet" href=https://a.example/><link rel=canonical href=https://b.example/>',
    '<img src=/a.png srcset="/a.png 1x, https://a.example/b.png 2x"><a href=https://b.example/></a>',
    '<form action=https://a.example/>',
    '<svg><use href="https://a.example/a.svg#b"></use></svg>',
  ],
  allPages,
);

testPages(
  'links to other hosts have noopener and noreferrer',
  ({ root }) =>
    select('a[href]:not([rel~=noopener][rel~=noreferrer])', root)
      .map(({ attribs }) => attribs.href ?? '')
      .filter(isForeign),
  ['<a href=https://a.example/ rel=noopener></a><a href=/b></a>'],
  allPages,
);

test('no style sheet loads anything from another host', () => {
  const listUrls = (css: string): string[] =>
    [...css.matchAll(/(?:url\(|@import )\s*["']?([^"')\s]+)/g)].map(([, url = '']) => url);
  expect(listUrls('a{b:url("//a.example/")}').filter(isForeign)).toHaveLength(1);
  const urls = listBuiltFiles('.css').flatMap((file) => listUrls(readBuiltFile(file)));
  expect(urls.length).toBeGreaterThan(0);
  expect(urls.filter(isForeign)).toEqual([]);
});
