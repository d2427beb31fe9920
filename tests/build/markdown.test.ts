import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { downloads } from '../../src/site/downloads';
import { product, rootUrl } from '../../src/site/product';
import { servedFile } from '../support/generated.ts';
import { withBasePath } from '../e2e/site';
import { listBuiltFiles, operations, readBuiltFile, sitemapPaths } from '../support/build';
import {
  findUnrenderedMarkup,
  listLinks,
  parseMarkdown,
  readMarkdown,
  visibleText,
  withoutSpaces,
} from '../support/markdown';
import { select, textOf } from '../support/html';
import { allPages, pageAt } from '../support/pages';

const files = new Set(listBuiltFiles());
const markdownFiles = [...files].filter((file) => file.endsWith('.md'));

/** Paths of the pages that must have a Markdown version: docs and posts, but not lists of posts. */
const paths = sitemapPaths()
  .map((path) => path.slice(product.baseUrl.length))
  .filter((path) => /^docs\/.|^blog\/(?!archive|authors|tags)./.test(path));

test('the pages that have a Markdown version are exactly the docs pages and the posts', () => {
  expect(paths.length).toBeGreaterThan(operations.length + 4);
  expect([...markdownFiles].sort()).toEqual(paths.map((path) => `${path}.md`).sort());
});

test('a page has a <link> to its Markdown version if and only if it has a Markdown version', () => {
  const named = allPages.flatMap(({ path, root }) =>
    select('link[rel=alternate][type="text/markdown"]', root).map(
      ({ attribs }) => `${path} -> ${attribs.href}`,
    ),
  );
  expect(named.sort()).toEqual(
    paths.map((path) => `/${path} -> ${withBasePath(`/${path}.md`)}`).sort(),
  );
});

/**
 * Markdown versions of operations, which `npm run api` generates, and Markdown versions of handwritten pages.
 * tests/examples/markdown.test.ts parses the generated versions.
 */
const [reference, written] = [true, false].map((isReference) =>
  markdownFiles.filter((file) => existsSync(servedFile(file)) === isReference),
) as [string[], string[]];

test('the Markdown version of a guide or post has the page URL, and no HTML, JSX or imports', () => {
  expect(written.length).toBeGreaterThan(4);
  for (const file of written) {
    const { head, tree } = readMarkdown(readBuiltFile(file));
    expect(head.url).toBe(`${rootUrl}${file.replace(/\.md$/, '')}`);
    expect(findUnrenderedMarkup(tree), file).toEqual([]);
  }
});

test('the build contains the generated Markdown versions of API pages unchanged', () => {
  expect(reference).toHaveLength(operations.length + 1);
  const changed = reference.filter(
    (file) => readBuiltFile(file) !== readFileSync(servedFile(file), 'utf8'),
  );
  expect(changed).toEqual([]);
});

/** Matches names of elements with prose, which can contain inline code. Code blocks are compared separately. */
const PROSE = /^(?:p|h2|h3|td|th|summary)$/;

/** Returns the text of each paragraph, heading, table cell and code block of a page. */
const listBlocks = (path: string): string[] =>
  select('article .markdown *', pageAt(`/${path}`).root)
    .filter((element) => {
      const { name, parent, attribs } = element;
      // Messages about disabled JavaScript are not part of the Markdown version.
      if (parent && 'name' in parent && parent.name === 'noscript') return false;
      if (name === 'p') return select('img', element).length === 0;
      const isCode = name === 'code' && parent && 'name' in parent && parent.name === 'pre';
      return PROSE.test(name) || attribs.class?.includes('title') || isCode;
    })
    .map((element) => withoutSpaces(textOf(element)));

test('the Markdown version of a guide or post contains all text of the page', () => {
  expect(written.length).toBeGreaterThan(4);
  for (const file of written) {
    const { tree } = readMarkdown(readBuiltFile(file));
    const text = visibleText(tree);
    const blocks = listBlocks(file.replace(/\.md$/, ''));
    expect(blocks, file).not.toEqual([]);
    expect(
      blocks.filter((block) => !text.includes(block)),
      file,
    ).toEqual([]);
  }
});

describe('llms.txt', () => {
  const tree = parseMarkdown(readBuiltFile('llms.txt'));

  test('has the standard structure of a title, a summary and sections with lists of links', () => {
    const [title, summary, ...others] = tree.children;
    expect(title).toMatchObject({ type: 'heading', depth: 1 });
    expect(summary?.type).toBe('blockquote');
    const start = others.findIndex(({ type }) => type === 'heading');
    expect(others.slice(0, start).every(({ type }) => type === 'paragraph')).toBe(true);
    for (const [index, node] of others.slice(start).entries()) {
      expect(node.type).toBe(index % 2 === 0 ? 'heading' : 'list');
      for (const item of node.type === 'list' ? node.children : []) {
        expect(item.children).toMatchObject([{ children: [{ type: 'link' }, { type: 'text' }] }]);
        expect(visibleText(item)).toMatch(/:\S/);
      }
    }
    expect(others.at(-2)).toMatchObject({ children: [{ value: 'Optional' }] });
  });

  test('links exactly once to every Markdown version and every download', () => {
    const links = listLinks(tree);
    for (const file of markdownFiles) expect(links).toContain(`${rootUrl}${file}`);
    const others = downloads.filter(({ file }) => file !== 'llms.txt');
    for (const { file } of others) expect(links).toContain(`${rootUrl}${file}`);
    expect(new Set(links).size).toBe(links.length);
  });

  test('lists the Markdown versions in the same order as llms-full.txt', () => {
    const full = readBuiltFile('llms-full.txt');
    const listed = listLinks(tree).filter((link) => link.endsWith('.md'));
    const places = listed.map((link) => full.indexOf(readBuiltFile(link.slice(rootUrl.length))));
    expect(places.filter((place) => place < 0)).toEqual([]);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test('lists partial files of at most 420 kB that together contain each operation once', () => {
    const listed = listLinks(tree).map((link) => link.slice(rootUrl.length));
    const texts = listed.filter((file) => /^llms-(?!full).*\.txt$/.test(file)).map(readBuiltFile);
    expect(texts.filter((text) => Buffer.byteLength(text) > 420_000)).toEqual([]);
    const all = texts.join('\n');
    const operations = listed.filter((file) => file.startsWith('docs/api/generate-'));
    expect(operations.length).toBeGreaterThan(300);
    expect(operations.filter((file) => all.split(readBuiltFile(file)).length !== 2)).toEqual([]);
  });

  test('has no root-relative links, and other Markdown and text files have no root-relative links', () => {
    const all = listBuiltFiles().filter((file) => /\.(?:md|txt)$/.test(file));
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter((file) => /\]\(<?\//.test(readBuiltFile(file)))).toEqual([]);
  });
});

/** Returns the link targets in an element. */
const hrefsIn = (path: string, element: string): (string | undefined)[] =>
  select(`${element} a`, pageAt(path).root).map(({ attribs }) => attribs.href);

test('the introduction links to every download', () => {
  const introduction = '/docs/api/fakewright';
  for (const { file } of downloads) {
    expect(hrefsIn(introduction, 'main')).toContain(withBasePath(`/${file}`));
    expect(files.has(file), file).toBe(true);
  }
});

test('the footer links to the catalogue, the feeds and the main downloads', () => {
  const linked = downloads.filter(({ isLinked }) => isLinked).map(({ file }) => file);
  for (const path of ['/', '/blog', '/docs/api/generate-an-iban']) {
    for (const file of [...linked, 'blog/rss.xml', 'blog/atom.xml']) {
      expect(hrefsIn(path, '.theme-layout-footer')).toContain(withBasePath(`/${file}`));
    }
    expect(hrefsIn(path, '.theme-layout-footer')).toContain(withBasePath('/docs/category/api'));
  }
});
