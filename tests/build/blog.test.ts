import { expect, test } from 'vitest';
import { at } from '../e2e/site';
import { authors, countPosts, posts, READING_TIME, tags } from '../support/blog';
import { attributeOf, listElements, textOf } from '../support/html';
import { pageAt } from '../support/pages';

/** The links in the content of a page, as what they say and where they lead. */
function linksOn(path: string): [text: string, href: string][] {
  const main = pageAt(path).elements.find(({ tagName }) => tagName === 'main');
  return (main ? listElements(main) : [])
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => [textOf(link), attributeOf(link, 'href') ?? '']);
}

const headingOf = (path: string): string => {
  const heading = pageAt(path).elements.find(({ tagName }) => tagName === 'h1');
  return heading ? textOf(heading) : '';
};

const LISTS: [path: string, posts: typeof posts][] = [
  ['/blog', posts],
  ['/blog/archive', posts],
  ...authors.map((each): [string, typeof posts] => [`/blog/authors${each.path}`, each.posts]),
  ...tags.map((each): [string, typeof posts] => [`/blog/tags${each.path}`, each.posts]),
];

test.each(LISTS)('%s lists its posts by their titles, and no others', (path, listed) => {
  const links = linksOn(path);
  for (const post of posts) {
    const found = links.some(
      ([text, href]) => text.endsWith(post.title) && href === at(`/blog/${post.slug}`),
    );
    expect(found, post.title).toBe(listed.includes(post));
  }
});

/** The dates on a page as `YYYY-MM-DD`, each as machines and as readers see it. */
function datesOn(path: string): [machine: string, shown: string][] {
  const times = pageAt(path).elements.filter(({ tagName }) => tagName === 'time');
  return times.map((time) => [
    (attributeOf(time, 'datetime') ?? '').slice(0, 10),
    textOf(time).trim(),
  ]);
}

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** A date of a file name as readers see it: `April 28, 2025`, in the archive without its year. */
function formatDate(date: string, path: string): string {
  const [year, month, day] = date.split('-').map(Number);
  const text = `${MONTHS[Number(month) - 1]} ${day}`;
  return path === '/blog/archive' ? text : `${text}, ${year}`;
}

const PAGES_WITH_DATES: typeof LISTS = [
  ...LISTS,
  ...posts.map((post): (typeof LISTS)[number] => [`/blog/${post.slug}`, [post]]),
];

test.each(PAGES_WITH_DATES)('%s shows the date of each file name', (path, shown) => {
  const dates = shown.map(({ date }) => date).sort();
  const expected = dates.reverse().map((date) => [date, formatDate(date, path)]);
  expect(datesOn(path)).toEqual(expected);
});

test('the lists of authors and tags lead to the page of each, which says whose posts it has', () => {
  for (const { name, path } of authors) {
    expect(linksOn('/blog/authors')).toContainEqual([name, at(`/blog/authors${path}`)]);
    expect(headingOf(`/blog/authors${path}`)).toContain(name);
  }
  for (const { label, path, posts: own } of tags) {
    const { length } = own;
    expect(linksOn('/blog/tags')).toContainEqual([`${label}${length}`, at(`/blog/tags${path}`)]);
    const heading = `${countPosts(length)} tagged with "${label}"`;
    expect(headingOf(`/blog/tags${path}`)).toBe(heading);
  }
});

test.each(posts)('the post $slug has its title, its reading time and its tags', (post) => {
  expect(headingOf(`/blog/${post.slug}`)).toBe(post.title);
  const [article] = pageAt(`/blog/${post.slug}`).elements.filter(
    ({ tagName }) => tagName === 'article',
  );
  expect(article && textOf(article)).toMatch(READING_TIME);
  const links = linksOn(`/blog/${post.slug}`).map(([, href]) => href);
  const own = tags.filter((tag) => tag.posts.includes(post));
  expect(own).toHaveLength(post.tags.length);
  for (const tag of own) expect(links).toContain(at(`/blog/tags${tag.path}`));
});

test('the blog shows the reading time of each of its posts', () => {
  const headers = pageAt('/blog').elements.filter(
    (each) => each.tagName === 'header' && each.parentNode?.nodeName === 'article',
  );
  expect(headers).toHaveLength(posts.length);
  for (const header of headers) expect(textOf(header)).toMatch(READING_TIME);
});
