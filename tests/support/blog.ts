/** Reads the sources of the blog. */
import { globSync } from 'tinyglobby';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Post {
  file: string;
  slug: string;
  title: string;
  description: string;
  /** Date in the file name, `YYYY-MM-DD`. */
  date: string;
  authors: string[];
  tags: string[];
}

interface FrontMatter extends Omit<Post, 'authors' | 'date' | 'file'> {
  authors: string | string[];
}

interface Author {
  name: string;
  page: boolean | { permalink: string };
}

interface Tag {
  label: string;
  permalink: string;
}

function readPost(file: string): Post {
  const [, yaml = ''] = /^---\n(.*?)\n---/s.exec(readFileSync(file, 'utf8')) ?? [];
  const post = parse(yaml) as FrontMatter;
  const [date = ''] = /\d{4}-\d{2}-\d{2}/.exec(file) ?? [];
  return { ...post, file, date, authors: [post.authors].flat() };
}

function readList<T>(file: string): [key: string, entry: T][] {
  return Object.entries(parse(readFileSync(file, 'utf8')) as Record<string, T>);
}

/** All posts, oldest first. */
export const posts = globSync(['blog/**/*.{md,mdx}']).sort().map(readPost);

/** Formats a number of posts as pages show it. */
export const formatPostCount = (count: number): string =>
  count === 1 ? 'One post' : `${count} posts`;

/** Matches a reading time as pages show it. */
export const READING_TIME = /(?:One|\d+) min read/;

/** All authors, and the path of each author's page below the list of authors. */
export const authors = readList<Author>('blog/authors.yml').map(([key, { name, page }]) => ({
  name,
  path: typeof page === 'object' ? page.permalink : `/${key}`,
  posts: posts.filter((post) => post.authors.includes(key)),
}));

/** All tags, and the path of each tag's page below the list of tags. */
export const tags = readList<Tag>('blog/tags.yml').map(([key, { label, permalink }]) => ({
  label,
  path: permalink,
  posts: posts.filter((post) => post.tags.includes(key)),
}));
