/** Checks links in source files, and reports file and line. tests/build/links.test.ts checks the links of the build. */
import { readFileSync } from 'node:fs';
import GithubSlugger from 'github-slugger';
import memoize from 'lodash/memoize.js';
import { toString } from 'mdast-util-to-string';
import { globSync } from 'tinyglobby';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { downloads } from '../../src/site/downloads.ts';
import { INTRODUCTION_PATH } from '../../src/site/urls.ts';
import { authors, posts, tags } from '../support/blog.ts';
import { servedFile } from '../support/generated.ts';
import { INTRODUCTION_FILE } from '../support/guides.ts';
import { findLinkError, siteRoot } from '../support/links.ts';
import { listLinks, parseMarkdown } from '../support/markdown.ts';
import { operations } from '../support/spec.ts';

/** Source files of guides and posts, and the path of each file's page. */
const sources: [file: string, page: string][] = [
  [INTRODUCTION_FILE, INTRODUCTION_PATH.slice(1)],
  ...posts.map(({ file, slug }): [string, string] => [file, `blog/${slug}`]),
  ...globSync(['{docs,src/pages}/**/*.{md,mdx}', '!docs/api/**', `!${INTRODUCTION_FILE}`]).map(
    (file): [string, string] => [file, file.replace(/^src\/pages\/|(?:\/index)?\.mdx?$/g, '')],
  ),
];
const pages = new Map(sources);
const files = new Map(sources.map(([file, page]) => [`${page}.html`, file]));

const OTHER_PAGES = [
  ...['index', 'blog', 'blog/archive', 'blog/authors', 'blog/tags', 'docs/category/api'],
  ...authors.map(({ path }) => `blog/authors${path}`),
  ...tags.map(({ path }) => `blog/tags${path}`),
  ...operations.map(({ operation }) => `docs/api/${operation.operationId}`),
].map((page) => `${page}.html`);

/** Returns the ids of a file's headings. An id is in a comment, or is generated from the text of the heading. */
const listAnchors = memoize((file: string): Set<string> => {
  const slugger = new GithubSlugger();
  const anchors = new Set<string>();
  visit(parseMarkdown(readFileSync(file, 'utf8')), 'heading', (heading) => {
    const text = toString(heading);
    anchors.add(/\{\/\* #(\S+) \*\/\}$/.exec(text)?.[1] ?? slugger.slug(text));
  });
  return anchors;
});

const targets = {
  files: new Set([
    ...OTHER_PAGES,
    ...files.keys(),
    ...downloads.map(({ file }) => file),
    ...['blog/rss.xml', 'blog/atom.xml'],
    ...globSync('**', { cwd: 'static' }),
    ...globSync('**', { cwd: servedFile('') }),
  ]),
  /** Accepts every anchor on pages without a source file, because these anchors exist only after the build. */
  anchorsOf: (page: string) => {
    const file = files.get(page);
    return file === undefined ? undefined : listAnchors(file);
  },
};

/** Returns the strings in a YAML value that are rendered as Markdown. */
function listProse(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'string' && /^(?:description|summary)$/.test(key) ? [inner] : listProse(inner),
  );
}

/** Matches strings that may contain links. Other strings are not parsed, which saves time. */
const LINK = /\][([:]|https?:|www\./;

/** Lists the dead links in the text of a file with their line numbers. */
function listDeadLinks(file: string, text: string): string[] {
  const isYaml = file.endsWith('.yaml');
  const page = new URL(pages.get(isYaml ? INTRODUCTION_FILE : file) ?? '', siteRoot);
  const links = (isYaml ? listProse(parse(text)) : [text])
    .filter((markdown) => LINK.test(markdown))
    .flatMap((markdown) => listLinks(parseMarkdown(markdown)));
  return [...new Set(links)].flatMap((link) => {
    // Docusaurus itself rejects relative paths to missing files.
    if (link.startsWith('.')) return [];
    const url = link.replace(/^(?:pathname:\/\/)?\/(?!\/)/, siteRoot.href);
    const error = findLinkError(targets, url, page);
    const line = text.slice(0, text.indexOf(link)).split('\n').length;
    return error === undefined ? [] : `${file}:${line}: ${link}: ${error}`;
  });
}

test('links in openapi/, guides and posts point to existing pages, files and headings', () => {
  const all = [...pages.keys(), ...globSync('openapi/**/*.yaml')];
  expect(all.length).toBeGreaterThan(300);
  expect(all.flatMap((file) => listDeadLinks(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test('dead links are reported with file and line', () => {
  const text = `A [page](/docs/api/generate-an-iban).

[1](/docs/api/generate-nothing) [2](/docs/custom/custom-template#nowhere) [3](#nowhere)
[4](pathname:///nothing.json)`;
  expect(listDeadLinks(INTRODUCTION_FILE, text)).toEqual([
    'docs/introduction.mdx:3: /docs/api/generate-nothing: no such page or file',
    'docs/introduction.mdx:3: /docs/custom/custom-template#nowhere: no such anchor in docs/custom/custom-template.html',
    'docs/introduction.mdx:3: #nowhere: no such anchor in docs/api/fakewright.html',
    'docs/introduction.mdx:4: pathname:///nothing.json: no such page or file',
  ]);
  expect(listDeadLinks('openapi/a.yaml', 'a:\n  description: "[1](/nothing)"')).toHaveLength(1);
});
