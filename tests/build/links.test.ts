import GithubSlugger from 'github-slugger';
import memoize from 'lodash/memoize.js';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { listBuiltFiles, readBuiltFile } from '../support/build';
import { parseHtml, select } from '../support/html';
import type { Element } from '../support/html';
import { findLinkError, siteRoot } from '../support/links';
import { listLinks, parseMarkdown } from '../support/markdown';
import { allPages } from '../support/pages';

const files = listBuiltFiles();

/** Returns the anchors of headings in a Markdown file, as on GitHub. */
function listSlugs(file: string): Set<string> {
  const slugger = new GithubSlugger();
  const slugs = new Set<string>();
  visit(parseMarkdown(readBuiltFile(file)), 'heading', (heading) => {
    slugs.add(slugger.slug(toString(heading)));
  });
  return slugs;
}

const anchors = new Map(
  allPages.map(({ file, elements }) => [
    file,
    new Set(elements.flatMap(({ name, attribs }) => [attribs.id, name === 'a' && attribs.name])),
  ]),
) as Map<string, ReadonlySet<string>>;

const targets = {
  files: new Set(files),
  anchorsOf: memoize((file: string) =>
    file.endsWith('.md') ? listSlugs(file) : anchors.get(file),
  ),
};

/** Returns the URLs in an element's attributes, unresolved. */
function listUrls({ attribs }: Element): string[] {
  const { href, src, srcset = '', content = '', property = '', 'http-equiv': key } = attribs;
  const isUrl = /^og:(?:image|url)$/.test(property);
  const target = key?.toLowerCase() === 'refresh' ? content.replace(/^.*?url=/i, '') : '';
  const sources = srcset.split(',').map((source) => source.trim().split(' ')[0]);
  return [href, src, isUrl && content, target, ...sources].filter(
    (url) => typeof url === 'string' && url !== '',
  ) as string[];
}

/** Checks a link. The results are cached, because hundreds of pages have the same links. */
const findError = memoize(
  (link: string, page?: URL) => findLinkError(targets, link, page),
  (link, page) => (/^(?:\/|https?:)/.test(link) ? link : `${page?.href} ${link}`),
);

/** Returns a file's broken links and the reason why each link is broken. */
const findErrors = (links: Iterable<string>, page?: URL): string[] =>
  [...new Set(links)].flatMap((link) => {
    const error = findError(link, page);
    return error === undefined ? [] : `${link}: ${error}`;
  });

const urlOf = (file: string): URL => new URL(file.replace(/(?:^index)?\.html$/, ''), siteRoot);

/** Returns relative links, which are broken in a text that is read outside the site. */
const findRelative = (links: readonly string[]): string[] =>
  links.filter((link) => !/^(?:https?|mailto):/.test(link)).map((link) => `${link}: relative`);

/** Returns the URLs of this site in a text. */
const listOwnUrls = (text: string): string[] =>
  text.match(/https?:\/\/[^\s<>()"'`\]&]+/g)?.filter((url) => url.startsWith(siteRoot.href)) ?? [];

test('every link in the build leads to an existing page, file or anchor', () => {
  const ofPages = allPages.map(({ file, elements }) => ({
    file,
    errors: findErrors(elements.flatMap(listUrls), urlOf(file)),
  }));
  const texts = files.filter((file) => /\.(?:json|md|mjs|mts|ts|txt|xml|yaml)$/.test(file));
  const ofTexts = texts.map((file) => ({
    file,
    errors: findErrors(listOwnUrls(readBuiltFile(file))),
  }));
  // tests/examples/markdown.test.ts checks the Markdown versions of operations.
  const written = files.filter((file) => /^(?!docs\/api\/generate-).*\.md$|^llms\.txt$/.test(file));
  const ofMarkdown = written.map((file) => {
    const links = listLinks(parseMarkdown(readBuiltFile(file)));
    return { file, errors: [...findErrors(links), ...findRelative(links)] };
  });
  expect(Math.min(ofPages.length, ofTexts.length)).toBeGreaterThan(300);
  expect(ofMarkdown.length).toBeGreaterThan(5);
  const places = new Map<string, string[]>();
  for (const { file, errors } of [...ofPages, ...ofTexts, ...ofMarkdown])
    for (const error of errors) places.set(error, [...(places.get(error) ?? []), file]);
  const report = [...places].map(
    ([error, [first, ...others]]) => `${first} and ${others.length} more -> ${error}`,
  );
  expect(report).toEqual([]);
});

test('broken links and anchors are reported', () => {
  const html =
    '<p id=here><a href=#here>1</a> <a href="#gone">2</a> <a href=/documentation/x>3</a> <a href="/elsewhere">4</a>' +
    '<a href="https://example.org/x#y">5</a> <!-- <a href=/documentation/x> --> <img srcset="/documentation/b.png 1x">';
  const links = select('*', parseHtml(html)).flatMap(listUrls);
  expect(findErrors(links, urlOf('404.html'))).toEqual([
    '#here: no such anchor in 404.html',
    '#gone: no such anchor in 404.html',
    '/documentation/x: no such page or file',
    '/elsewhere: outside the base path',
    '/documentation/b.png: no such page or file',
  ]);
  expect(findRelative(['/docs', '#a', 'https://example.org'])).toHaveLength(2);
  expect(listOwnUrls(`[a](${siteRoot.href}blog#x) https://example.org`)).toEqual([
    `${siteRoot.href}blog#x`,
  ]);
});
