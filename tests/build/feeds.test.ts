import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { product, rootUrl } from '../../src/site/product';
import { authors, posts, tags } from '../support/blog';
import { readBuiltFile } from '../support/build';
import { parseMarkdown, withoutSpaces } from '../support/markdown';
import { parseHtml, select, textOf } from '../support/html';
import { pageAt } from '../support/pages';

interface Entry {
  title: string;
  id: string;
  link: string;
  /** ISO 8601 date-time. */
  date: string;
  authors: string[];
  categories: string[];
  summary: string;
  content: string;
}

/** The feeds, keyed by file name. RSS and Atom feeds have the same property names here. */
const feeds: Record<string, { title: string; link: string; entries: Entry[] }> = {
  'blog/rss.xml': readRss(readBuiltFile('blog/rss.xml')),
  'blog/atom.xml': readAtom(readBuiltFile('blog/atom.xml')),
};

function readRss(text: string) {
  const { title = '', link = '', items = [] } = parseRssFeed(text);
  const entries = items.map((item) => ({
    title: item.title ?? '',
    id: item.guid?.value ?? '',
    link: item.link ?? '',
    date: new Date(item.pubDate ?? '').toISOString(),
    // An RSS `author` must have an email address, so Docusaurus omits authors.
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
/** Returns the names of the authors, or the labels of the tags, of a post. */
function namesOf(lists: readonly { name: string; posts: { slug: string }[] }[], slug: string) {
  return lists
    .filter((list) => list.posts.some((post) => post.slug === slug))
    .map(({ name }) => name);
}

for (const [file, { title, link, entries }] of Object.entries(feeds)) {
  const contents = entries.map(({ content }) => content);

  test(`${file} lists every post with title, URL, date and summary, and the newest post first`, () => {
    expect(title).toBe(`${product.name} blog`);
    expect(link).toBe(`${rootUrl}blog`);
    // The URL of a post never changes, so it is also the id.
    expect(entries.map(({ id }) => id)).toEqual(entries.map((entry) => entry.link));
    expect(entries.map((entry) => [entry.title, entry.link, entry.date, entry.summary])).toEqual(
      newestFirst.map((post) => [
        post.title,
        `${rootUrl}blog/${post.slug}`,
        `${post.date}T00:00:00.000Z`,
        post.description,
      ]),
    );
  });

  test(`${file} lists the tags of each post, and an Atom feed also lists the authors`, () => {
    const labels = tags.map(({ label, ...tag }) => ({ ...tag, name: label }));
    for (const [index, { slug }] of newestFirst.entries()) {
      const entry = entries[index];
      expect([...(entry?.categories ?? [])].sort()).toEqual(namesOf(labels, slug).sort());
      if (file === 'blog/atom.xml') {
        expect([...(entry?.authors ?? [])].sort()).toEqual(namesOf(authors, slug).sort());
      }
    }
  });

  test(`URLs in the posts in ${file} are absolute`, () => {
    const urls = select('[href], [src], [srcset]', parseHtml(contents.join(''))).flatMap(
      ({ attribs }) =>
        [attribs.href, attribs.src, attribs.srcset].filter((url) => url !== undefined),
    );
    expect(urls.length).toBeGreaterThan(20);
    expect(urls.filter((url) => !/^(?:https?:\/\/|data:image\/)/.test(url))).toEqual([]);
  });

  test(`the posts in ${file} have no scripts, styles or controls, as elements or as attributes`, () => {
    for (const content of contents) {
      const elements = select('*', parseHtml(content));
      const names = elements.map(({ name }) => name);
      expect(names).toContain('p');
      const controls = /^(?:script|style|button|select|form|input|iframe)$/;
      expect(names.filter((name) => controls.test(name))).toEqual([]);
      const attributes = elements.flatMap(({ attribs }) => Object.keys(attribs));
      const forbidden = attributes.filter((name) => /^(?:style|on.*|tabindex|data-.*)$/.test(name));
      expect(forbidden).toEqual([]);
    }
  });

  test(`${file} contains the full text of each post`, () => {
    for (const [index, { slug }] of newestFirst.entries()) {
      const text = withoutSpaces(textOf(parseHtml(contents[index] ?? '')));
      const texts = readTexts(slug);
      expect(texts, slug).not.toEqual([]);
      expect(texts.filter((each) => !text.includes(each))).toEqual([]);
    }
  });
}

test('the <head> of the blog page links to the RSS feed and the Atom feed', () => {
  const named = select('[rel=alternate][type$="+xml"]', pageAt('/blog').root);
  expect(new Map(named.map(({ attribs }) => [attribs.type, attribs.href]))).toEqual(
    new Map([
      ['application/rss+xml', `${product.baseUrl}blog/rss.xml`],
      ['application/atom+xml', `${product.baseUrl}blog/atom.xml`],
    ]),
  );
});

/** Lists the paragraphs and code blocks below the byline in a post's Markdown version. */
function readTexts(slug: string): string[] {
  const text = readBuiltFile(`blog/${slug}.md`).replace(/^---\n.*?\n---\n/s, '');
  const tree = parseMarkdown(text);
  tree.children.splice(0, 2);
  const texts: string[] = [];
  visit(tree, (node) => {
    if ('value' in node) texts.push(withoutSpaces(node.value));
  });
  return texts.filter((each) => each !== '' && !each.startsWith('Image:'));
}
