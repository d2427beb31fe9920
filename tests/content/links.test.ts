import { existsSync, readFileSync } from 'node:fs';
import GithubSlugger from 'github-slugger';
import memoize from 'lodash/memoize.js';
import { toString } from 'mdast-util-to-string';
import { globSync } from 'tinyglobby';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { INTRODUCTION_PATH } from '../../src/site/urls.ts';
import { authors, posts, tags } from '../support/blog.ts';
import { operations } from '../support/spec.ts';
import { servedFile } from '../support/generated.ts';
import { INTRODUCTION } from '../support/guides.ts';
import { listLinks, parseMarkdown } from '../support/markdown.ts';

/** Pages without a source file of their own, and pages that a plugin generates. */
const OTHER_PAGES = [
  ...['/', '/blog', '/blog/archive', '/blog/authors', '/blog/tags'],
  '/docs/category/api',
];

/** Each page with its Markdown file, if it has one. */
const pages = new Map<string, string | undefined>([
  ...OTHER_PAGES.map((page) => [page, undefined] as const),
  ...posts.map(({ slug }) => [`/blog/${slug}`, undefined] as const),
  ...authors.map(({ path }) => [`/blog/authors${path}`, undefined] as const),
  ...tags.map(({ path }) => [`/blog/tags${path}`, undefined] as const),
  ...operations.map(({ operation }) => [`/docs/api/${operation.operationId}`, undefined] as const),
  [INTRODUCTION_PATH, INTRODUCTION],
  ...globSync('{docs,src/pages}/**/*.{md,mdx}').map((file): [string, string] => [
    `/${file.replace(/^src\/pages\//, '').replace(/\.mdx?$/, '')}`,
    file,
  ]),
]);

/** Heading ids of a Markdown file: given in a comment, or generated from the text. */
const listAnchors = memoize((file: string): string[] => {
  const slugger = new GithubSlugger();
  const anchors: string[] = [];
  visit(parseMarkdown(readFileSync(file, 'utf8')), 'heading', (heading) => {
    const text = toString(heading);
    anchors.push(/\{\/\* #(\S+) \*\/\}$/.exec(text)?.[1] ?? slugger.slug(text));
  });
  return anchors;
});

/** The reason why a link of a description leads nowhere, if it does. */
function findError(link: string): string | undefined {
  if (/^(?:https?|mailto):/.test(link)) return undefined;
  const [page = '', anchor] = link.split('#');
  if (page.startsWith('pathname:///')) {
    const file = page.slice('pathname:///'.length);
    const exists = existsSync(`static/${file}`) || existsSync(servedFile(file));
    return exists ? undefined : 'no such file';
  }
  const target = page === '' ? INTRODUCTION_PATH : page;
  if (!pages.has(target)) return 'no such page';
  if (anchor === undefined) return undefined;
  const source = pages.get(target);
  return source && listAnchors(source).includes(anchor) ? undefined : 'no such heading';
}

/** Every text in a YAML value that is shown as Markdown. */
function listProse(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'string' && /^(?:description|summary)$/.test(key) ? [inner] : listProse(inner),
  );
}

const links = globSync('openapi/**/*.yaml').flatMap((file) =>
  listProse(parse(readFileSync(file, 'utf8')))
    .flatMap((text) => listLinks(parseMarkdown(text)))
    .map((link) => ({ file, link })),
);

test('every link in openapi/ leads to a page, file or heading that exists', () => {
  expect(links.length).toBeGreaterThan(50);
  const broken = links.flatMap(({ file, link }) => {
    const error = findError(link);
    return error === undefined ? [] : [`${file}: ${link}: ${error}`];
  });
  expect(broken).toEqual([]);
});

/** The reason why a link of a guide or post leads to no page. The tests of the build check files, and anchors of other pages. */
function findArticleError(link: string): string | undefined {
  if (!link.startsWith('/')) return undefined;
  const [page = '', anchor] = link.replace(/\?[^#]*/, '').split('#');
  return findError(pages.get(page) && anchor !== undefined ? `${page}#${anchor}` : page);
}

/** Dead links in the text of a guide or post, each with its line. */
function listDeadLinks(file: string, text: string): string[] {
  const dead: string[] = [];
  visit(parseMarkdown(text), ['link', 'image', 'definition'], (node) => {
    if (!('url' in node)) return;
    const error = findArticleError(node.url);
    if (error !== undefined)
      dead.push(`${file}:${node.position?.start.line}: ${node.url}: ${error}`);
  });
  return dead;
}

test('every link in guides and posts leads to a page that exists', () => {
  const files = globSync(['{blog,docs,src/pages}/**/*.{md,mdx}', '!docs/api/**']);
  expect(files.flatMap((file) => listDeadLinks(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test('a dead link of a guide is reported with its line', () => {
  const text = 'A [page](/docs/api/generate-an-iban).\n\nA [link](/docs/api/generate-nothing).';
  expect(listDeadLinks('docs/a.mdx', text)).toEqual([
    'docs/a.mdx:3: /docs/api/generate-nothing: no such page',
  ]);
});

test.each([
  ['/docs/api/generate-nothing', 'no such page'],
  ['/docs/custom/custom-template#nowhere', 'no such heading'],
  ['#nowhere', 'no such heading'],
  ['pathname:///nothing.json', 'no such file'],
])('a link to %s is reported: %s', (link, error) => {
  expect(findError(link)).toBe(error);
});
