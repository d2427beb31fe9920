import { expect, test } from 'vitest';
import { withBasePath } from '../e2e/site';
import { authors, formatPostCount, posts, READING_TIME, tags } from '../support/blog';
import { select, textOf } from '../support/html';
import { pageAt } from '../support/pages';

type Posts = typeof posts;

/** Returns the text and target of each link in the main content of a page. */
const linksOn = (path: string): [text: string, href: string][] =>
  select('main a', pageAt(path).root).map((link) => [textOf(link), link.attribs.href ?? '']);

const headingOf = (path: string): string => textOf(select('h1', pageAt(path).root)[0]);

const LISTS: [path: string, posts: Posts][] = [
  ['/blog', posts],
  ['/blog/archive', posts],
  ...authors.map((each): [string, Posts] => [`/blog/authors${each.path}`, each.posts]),
  ...tags.map((each): [string, Posts] => [`/blog/tags${each.path}`, each.posts]),
];

test.each(LISTS)(
  'the post list at %s links to all of its posts by title, and to no other posts',
  (path, listed) => {
    const links = linksOn(path);
    const found = posts.filter(({ title, slug }) =>
      links.some(([text, href]) => text.endsWith(title) && href === withBasePath(`/blog/${slug}`)),
    );
    expect(found).toEqual(listed);
  },
);

/** Formats the date in a file name as the page shows it: `April 28, 2025`. The archive omits the year. */
const formatDate = (date: string, path: string): string =>
  new Date(date).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    year: path === '/blog/archive' ? undefined : 'numeric',
    timeZone: 'UTC',
  });

test.each([...LISTS, ...posts.map((post): [string, Posts] => [`/blog/${post.slug}`, [post]])])(
  'the dates of posts on the page %s match the dates in the file names of the posts',
  (path, shown) => {
    const dates = select('time', pageAt(path).root).map((time) => [
      time.attribs.datetime?.slice(0, 10),
      textOf(time).trim(),
    ]);
    const expected = shown.map(({ date }) => [date, formatDate(date, path)]);
    expect(dates).toEqual(expected.reverse());
  },
);

test('each link in the lists of authors and tags leads to a page with the same heading', () => {
  for (const { name, path } of authors) {
    expect(linksOn('/blog/authors')).toContainEqual([name, withBasePath(`/blog/authors${path}`)]);
    expect(headingOf(`/blog/authors${path}`)).toContain(name);
  }
  for (const { label, path, posts: own } of tags) {
    const { length } = own;
    expect(linksOn('/blog/tags')).toContainEqual([
      `${label}${length}`,
      withBasePath(`/blog/tags${path}`),
    ]);
    const heading = `${formatPostCount(length)} tagged with "${label}"`;
    expect(headingOf(`/blog/tags${path}`)).toBe(heading);
  }
});

test.each(posts)('the post $slug shows its title, reading time and tags', (post) => {
  const path = `/blog/${post.slug}`;
  expect(headingOf(path)).toBe(post.title);
  expect(textOf(select('article', pageAt(path).root)[0])).toMatch(READING_TIME);
  const links = linksOn(path).map(([, href]) => href);
  const own = tags.filter((tag) => tag.posts.includes(post));
  expect(own).toHaveLength(post.tags.length);
  for (const tag of own) expect(links).toContain(withBasePath(`/blog/tags${tag.path}`));
});

test('the blog page shows the reading time of every post', () => {
  const headers = select('article > header', pageAt('/blog').root).map(textOf);
  expect(headers).toHaveLength(posts.length);
  for (const header of headers) expect(header).toMatch(READING_TIME);
});
