import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { parseFragment } from 'parse5';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { product, siteAddress } from '../../src/site/product';
import { findFault } from '../support/links';
import { authors, posts, tags } from '../support/blog';
import { readBuilt } from '../support/build';
import { parseMarkdown } from '../support/markdown';
import { attributeOf, parseElements, textOf } from '../support/html';
import { pageAt } from '../support/pages';
import { withoutSpaces } from '../support/withoutSpaces';

interface Entry {
  title: string;
  id: string;
  link: string;
  /** ISO 8601. */
  date: string;
  authors: string[];
  categories: string[];
  summary: string;
  content: string;
}

/** The entries of both feeds under the same names. */
const feeds: Record<string, { title: string; link: string; entries: Entry[] }> = {
  'blog/rss.xml': readRss(readBuilt('blog/rss.xml')),
  'blog/atom.xml': readAtom(readBuilt('blog/atom.xml')),
};

function readRss(text: string) {
  const { title = '', link = '', items = [] } = parseRssFeed(text);
  const entries = items.map((item) => ({
    title: item.title ?? '',
    id: item.guid?.value ?? '',
    link: item.link ?? '',
    date: new Date(item.pubDate ?? '').toISOString(),
    // An `author` of RSS needs an email address, so Docusaurus names none.
    authors: [],
    categories: (item.categories ?? []).map(({ name }) => name ?? ''),
    summary: item.description ?? '',
    content: item.content?.encoded ?? '',
  }));
  return { title, link, entries };
}

function readAtom(text: string) {
  const feed = parseAtomFeed(text);
  const entries = (feed.entries ?? []).map((entry) => ({
    title: entry.title?.value ?? '',
    id: entry.id ?? '',
    link: entry.links?.[0]?.href ?? '',
    date: new Date(entry.updated ?? '').toISOString(),
    authors: (entry.authors ?? []).map(({ name }) => name ?? ''),
    categories: (entry.categories ?? []).map(({ label }) => label ?? ''),
    summary: entry.summary?.value ?? '',
    content: entry.content?.value ?? '',
  }));
  const link = feed.links?.find(({ rel }) => rel === 'alternate')?.href ?? '';
  return { title: feed.title?.value ?? '', link, entries };
}

const newestFirst = [...posts].reverse();
/** Returns the names of authors, or the labels of tags, whose list contains this post. */
function namesOf(lists: readonly { name: string; posts: { slug: string }[] }[], slug: string) {
  return lists
    .filter((list) => list.posts.some((post) => post.slug === slug))
    .map(({ name }) => name);
}

for (const [file, { title, link, entries }] of Object.entries(feeds)) {
  test(`${file} has every post, the newest first, with its title, date and address`, () => {
    expect(title).toBe(`${product.name} blog`);
    expect(link).toBe(`${siteAddress}blog`);
    // The address of a post stays, so it is the id as well.
    expect(entries.map(({ id }) => id)).toEqual(entries.map((entry) => entry.link));
    expect(entries.map((entry) => [entry.title, entry.link, entry.date, entry.summary])).toEqual(
      newestFirst.map((post) => [
        post.title,
        `${siteAddress}blog/${post.slug}`,
        `${post.date}T00:00:00.000Z`,
        post.description,
      ]),
    );
  });

  test(`${file} names the tags of each post, and Atom its authors`, () => {
    const labels = tags.map(({ label, ...tag }) => ({ ...tag, name: label }));
    for (const [index, { slug }] of newestFirst.entries()) {
      const entry = entries[index];
      expect([...(entry?.categories ?? [])].sort()).toEqual(namesOf(labels, slug).sort());
      if (file === 'blog/atom.xml') {
        expect([...(entry?.authors ?? [])].sort()).toEqual(namesOf(authors, slug).sort());
      }
    }
  });

  test(`${file}: every URL in its content is absolute, and those of this site exist`, () => {
    let count = 0;
    for (const { title: post, content } of entries) {
      const addresses = parseElements(content).flatMap((element) =>
        ['href', 'src', 'srcset'].flatMap((name) => attributeOf(element, name) ?? []),
      );
      count += addresses.length;
      expect(addresses.filter((address) => !/^(?:https?:\/\/|data:image\/)/.test(address))).toEqual(
        [],
      );
      const broken = addresses.filter(
        (address) => !address.startsWith('data:') && findFault(address) !== undefined,
      );
      expect(broken, post).toEqual([]);
    }
    expect(count).toBeGreaterThan(20);
  });

  test(`${file}: content has no script, style or control, and no attribute for one`, () => {
    for (const { title: post, content } of entries) {
      const elements = parseElements(content);
      const names = elements.map(({ tagName }) => tagName);
      const attributes = elements.flatMap(({ attrs }) => attrs.map(({ name }) => name));
      expect(names).toContain('p');
      const controls = /^(?:script|style|button|select|form|input|iframe)$/;
      expect(
        names.filter((name) => controls.test(name)),
        post,
      ).toEqual([]);
      const forbidden = attributes.filter((name) => /^(?:style|on.*|tabindex|data-.*)$/.test(name));
      expect(forbidden, post).toEqual([]);
    }
  });

  test(`${file}: its content says all that the post says`, () => {
    for (const [index, { slug }] of newestFirst.entries()) {
      const said = textOf(parseFragment(entries[index]?.content ?? ''));
      const texts = readMarkdown(slug);
      expect(texts, slug).not.toEqual([]);
      expect(texts.filter((text) => !withoutSpaces(said).includes(text))).toEqual([]);
    }
  });
}

test('the head of the blog names both feeds', () => {
  const named = pageAt('/blog').elements.flatMap((each) =>
    attributeOf(each, 'rel') === 'alternate' && attributeOf(each, 'type')?.includes('+xml')
      ? [[attributeOf(each, 'type'), attributeOf(each, 'href')]]
      : [],
  );
  expect(named.sort(([a], [b]) => (a! < b! ? -1 : 1))).toEqual([
    ['application/atom+xml', `${product.baseUrl}blog/atom.xml`],
    ['application/rss+xml', `${product.baseUrl}blog/rss.xml`],
  ]);
});

/** Lists all texts and code blocks in a post's Markdown below its byline. */
function readMarkdown(slug: string): string[] {
  const text = readBuilt(`blog/${slug}.md`).replace(/^---\n.*?\n---\n/s, '');
  const tree = parseMarkdown(text);
  tree.children.splice(0, 2);
  const texts: string[] = [];
  visit(tree, (node) => {
    if ('value' in node) texts.push(withoutSpaces(node.value));
  });
  return texts.filter((each) => each !== '' && !each.startsWith('Image:'));
}
