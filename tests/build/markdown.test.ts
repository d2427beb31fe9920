import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { downloads } from '../../src/site/downloads';
import { product, siteAddress } from '../../src/site/product';
import { servedFile } from '../support/generated.ts';
import { at } from '../e2e/site';
import { builtFiles, operations, readBuilt, sitemapPaths } from '../support/build';
import {
  findLeftovers,
  listLinks,
  parseMarkdown,
  readMarkdown,
  shownText,
} from '../support/markdown';
import { attributeOf, classesOf, listElements, textOf } from '../support/html';
import type { Element } from '../support/html';
import { allPages, pageAt } from '../support/pages';
import { findFault } from '../support/links';
import { withoutSpaces } from '../support/withoutSpaces';

const files = new Set(builtFiles());
const markdownFiles = [...files].filter((file) => file.endsWith('.md'));

/** Paths with a Markdown version: docs and posts, but not lists of posts. */
const paths = sitemapPaths()
  .map((path) => path.slice(product.baseUrl.length))
  .filter((path) => /^docs\/.|^blog\/(?!archive|authors|tags)./.test(path));

/** Broken links of a Markdown version, each with its reason. It is read outside the site. */
const listFaults = (links: Iterable<string>): string[] =>
  [...new Set(links)].flatMap((link) => {
    const fault = /^(?:https?|mailto):/.test(link) ? findFault(link) : 'no whole address';
    return fault === undefined ? [] : [`${link}: ${fault}`];
  });

/** The addresses that a page's head names for its Markdown. */
const alternatesOf = (elements: readonly Element[]): string[] =>
  elements
    .filter(({ tagName }) => tagName === 'link')
    .filter((link) => attributeOf(link, 'type') === 'text/markdown')
    .filter((link) => attributeOf(link, 'rel') === 'alternate')
    .map((link) => attributeOf(link, 'href') ?? '');

test('every docs page and every post has a Markdown version, and nothing else has', () => {
  expect(paths.length).toBeGreaterThan(operations.length + 4);
  expect([...markdownFiles].sort()).toEqual(paths.map((path) => `${path}.md`).sort());
});

test('every page with a Markdown version links to it in its head, and no other page does', () => {
  const named = allPages.flatMap(({ path, elements }) =>
    alternatesOf(elements).map((address) => `${path} -> ${address}`),
  );
  expect(named.sort()).toEqual(paths.map((path) => `/${path} -> ${at(`/${path}.md`)}`).sort());
});

/** Markdown versions that `npm run api` makes; tests/content/slow/markdown.test.ts reads each of them as Markdown. */
const [reference, written] = [true, false].map((isReference) =>
  markdownFiles.filter((file) => existsSync(servedFile(file)) === isReference),
) as [string[], string[]];

/** Errors of a Markdown version. */
function findFaults(file: string): string[] {
  const { head, tree } = readMarkdown(readBuilt(file));
  expect(head.url).toBe(`${siteAddress}${file.replace(/\.md$/, '')}`);
  const links = new Set([head.url ?? '', ...listLinks(tree)]);
  return [...findLeftovers(tree), ...listFaults(links)];
}

/** Every address of this site in a text. */
const listOwnAddresses = (text: string): string[] =>
  text.match(/https?:\/\/[^\s<>()"'`\]]+/g)?.filter((each) => each.startsWith(siteAddress)) ?? [];

test('the Markdown versions of guides and posts contain only Markdown, and their links resolve', () => {
  expect(written.length).toBeGreaterThan(4);
  const faults = written.flatMap((file) => findFaults(file).map((fault) => `${file}: ${fault}`));
  expect(faults).toEqual([]);
});

test('the Markdown versions of the API pages are published as they were rendered', () => {
  expect(reference).toHaveLength(operations.length + 1);
  const changed = reference.filter(
    (file) => readBuilt(file) !== readFileSync(servedFile(file), 'utf8'),
  );
  expect(changed).toEqual([]);
});

test('every URL of this site in a Markdown version of an API page resolves', () => {
  const faults = reference.flatMap((file) =>
    listFaults(listOwnAddresses(readBuilt(file))).map((fault) => `${file}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

/** Elements that hold prose; code is compared by its blocks. */
const PROSE = /^(?:p|h2|h3|td|th|summary)$/;

/** The paragraphs, headings, cells and blocks of code in the content of a page, as they read. */
function listBlocks(path: string): string[] {
  const article = pageAt(`/${path}`).elements.find(({ tagName }) => tagName === 'article');
  const content =
    article && listElements(article).find((each) => classesOf(each).includes('markdown'));
  return (content ? listElements(content) : [])
    .filter((element) => {
      const { tagName } = element;
      // A message about missing scripts is of no use in the Markdown version.
      if (element.parentNode?.nodeName === 'noscript') return false;
      if (tagName === 'p') return !listElements(element).some((each) => each.tagName === 'img');
      const isTitle = (attributeOf(element, 'class') ?? '').includes('title');
      const isCode = tagName === 'code' && element.parentNode?.nodeName === 'pre';
      return PROSE.test(tagName) || isTitle || isCode;
    })
    .map((element) => withoutSpaces(textOf(element)));
}

test('the Markdown version of a guide or post has the text of its page', () => {
  expect(written.length).toBeGreaterThan(4);
  for (const file of written) {
    const { tree } = readMarkdown(readBuilt(file));
    const text = shownText(tree);
    const blocks = listBlocks(file.replace(/\.md$/, ''));
    expect(blocks, file).not.toEqual([]);
    expect(
      blocks.filter((block) => !text.includes(block)),
      file,
    ).toEqual([]);
  }
});

describe('llms.txt', () => {
  const tree = parseMarkdown(readBuilt('llms.txt'));

  test('follows the conventions: a title, a summary, and sections that are lists of links', () => {
    const [title, summary, ...others] = tree.children;
    expect(title).toMatchObject({ type: 'heading', depth: 1 });
    expect(summary?.type).toBe('blockquote');
    const start = others.findIndex(({ type }) => type === 'heading');
    expect(others.slice(0, start).every(({ type }) => type === 'paragraph')).toBe(true);
    for (const [index, node] of others.slice(start).entries()) {
      expect(node.type).toBe(index % 2 === 0 ? 'heading' : 'list');
      for (const item of node.type === 'list' ? node.children : []) {
        expect(item.children).toMatchObject([{ children: [{ type: 'link' }, { type: 'text' }] }]);
        expect(shownText(item)).toMatch(/:\S/);
      }
    }
    expect(others.at(-2)).toMatchObject({ children: [{ value: 'Optional' }] });
  });

  test('lists every Markdown version and every download, and each link resolves', () => {
    const links = listLinks(tree);
    expect(listFaults(links)).toEqual([]);
    for (const file of markdownFiles) expect(links).toContain(`${siteAddress}${file}`);
    const others = downloads.filter(({ file }) => file !== 'llms.txt');
    for (const { file } of others) expect(links).toContain(`${siteAddress}${file}`);
    expect(new Set(links).size).toBe(links.length);
  });

  test('llms-full.txt contains every Markdown version in the same order', () => {
    const full = readBuilt('llms-full.txt');
    const listed = listLinks(tree).filter((link) => link.endsWith('.md'));
    const places = listed.map((link) => full.indexOf(readBuilt(link.slice(siteAddress.length))));
    expect(places.filter((place) => place < 0)).toEqual([]);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test('lists files that fit a context window and hold each operation once', () => {
    const listed = listLinks(tree).map((link) => link.slice(siteAddress.length));
    const texts = listed.filter((file) => /^llms-(?!full).*\.txt$/.test(file)).map(readBuilt);
    expect(texts.filter((text) => Buffer.byteLength(text) > 420_000)).toEqual([]);
    const all = texts.join('\n');
    const operations = listed.filter((file) => file.startsWith('docs/api/generate-'));
    expect(operations.length).toBeGreaterThan(300);
    expect(operations.filter((file) => all.split(readBuilt(file)).length !== 2)).toEqual([]);
  });

  test('has no link that is relative to the root, nor has any file of it', () => {
    const all = builtFiles().filter((file) => /\.(?:md|txt)$/.test(file));
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter((file) => /\]\(<?\//.test(readBuilt(file)))).toEqual([]);
  });
});

/** Returns the targets of the links in the last element with this name: posts have their own footers. */
function hrefsIn(path: string, tag: string): (string | undefined)[] {
  const element = pageAt(path)
    .elements.filter(({ tagName }) => tagName === tag)
    .at(-1);
  const below = element ? listElements(element) : [];
  return below.filter(({ tagName }) => tagName === 'a').map((link) => attributeOf(link, 'href'));
}

test('information page and footer lead to every download', () => {
  const information = '/docs/api/fakewright';
  for (const { file } of downloads) {
    expect(hrefsIn(information, 'main')).toContain(at(`/${file}`));
    expect(files.has(file), file).toBe(true);
  }
  const linked = downloads.filter(({ isLinked }) => isLinked).map(({ file }) => file);
  for (const path of ['/', '/blog', '/docs/api/generate-an-iban']) {
    for (const file of [...linked, 'blog/rss.xml', 'blog/atom.xml']) {
      expect(hrefsIn(path, 'footer')).toContain(at(`/${file}`));
    }
    expect(hrefsIn(path, 'footer')).toContain(at('/docs/category/api'));
  }
});
