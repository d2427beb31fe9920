import { expect, test } from 'vitest';
import { readArticle } from '../../src/content/readArticle';
import type { Parts } from '../../src/content/readArticle';
import { renderArticle } from '../../src/content/renderArticle';
import { findLeftovers, parseMarkdown } from '../support/markdown';

/** Renders the Markdown version of a guide. */
function render(source: string, parts: Parts = {}): string {
  const tree = readArticle('docs/guide.mdx', source, parts);
  const text = renderArticle({ title: 'Title', tree }, (url) => `/base${url}`);
  expect(findLeftovers(parseMarkdown(text))).toEqual([]);
  return text;
}

test('a guide begins with its title, once', () => {
  expect(render('---\ntitle: Title\n---\n\nText.')).toBe('# Title\n\nText.');
  expect(render('# Own title\n\nText.')).toBe('# Own title\n\nText.');
});

test('imports, comments and ids of headings are left out', () => {
  const source = "import A from 'a';\n\n## One {/* #id */}\n\n{/* search: a */}\n\nText.";
  expect(render(source)).toBe('# Title\n\n## One\n\nText.');
});

test('a link leads where the caller decides', () => {
  expect(render('[a](/a)')).toBe('# Title\n\n[a](/base/a)');
});

test('a paragraph is one line', () => {
  expect(render('one\ntwo *three\nfour*')).toBe('# Title\n\none two _three four_');
});

test('an admonition becomes a quotation with its title', () => {
  expect(render(':::warning[Be careful]\n\nIt is\nhot.\n\n:::')).toBe(
    '# Title\n\n> **Be careful**\n>\n> It is hot.',
  );
});

test('components show their titles and children', () => {
  const source =
    '<Tabs>\n<TabItem label="A">\n\n- one\n\n</TabItem>\n</Tabs>\n\n<ClosedSection>\n\n### B {/* #b */}\n\nPress <kbd>K</kbd>.\n\n</ClosedSection>';
  expect(render(source)).toBe('# Title\n\n**A**\n\n* one\n\n### B\n\nPress `K`.');
});

test('a part becomes its Markdown', () => {
  const parts = { Limits: { markdown: '[a](/a)' }, Explorer: { markdown: '- one' } };
  expect(render('<Part name="Limits" />\n\n<Explorer />', parts)).toBe(
    '# Title\n\n[a](/base/a)\n\n* one',
  );
});

test('code keeps its language and every character, and its title becomes a line', () => {
  expect(render('```js title="a.js"\nconst a = `{1}`;\n\n  b();\n```')).toBe(
    '# Title\n\n**a.js**\n\n```js\nconst a = `{1}`;\n\n  b();\n```',
  );
});

test('a picture becomes its description', () => {
  expect(render('![A chart](./x.svg)')).toBe('# Title\n\nImage: A chart');
});

test.each([
  ['<Unknown />', '<Unknown> has no Markdown version'],
  ['<Part name="Wrong" />', '<Part> has no Markdown version'],
  ['{1 + 1}', 'Write its value'],
  [':::note\n\nText.\n\n:::', 'Write :::note[Title]'],
])('%s is rejected with the name of the file', (source, reason) => {
  expect(() => render(source)).toThrow(reason);
  expect(() => render(source)).toThrow('docs/guide.mdx: ');
});
