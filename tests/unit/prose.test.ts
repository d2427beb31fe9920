import { describe, expect, test } from 'vitest';
import { createProse, sectionHeading } from '../../src/reference/view/prose.ts';
import { findRefused } from '../../src/reference/read/markdown.ts';
import { renderMarkdown as render } from '../support/prose.ts';

describe('descriptions are Markdown compiled at build time', () => {
  test.each([
    ['emphasis', '*a* **b** ~~c~~ `d`', /<em>a<\/em> <strong>b<\/strong> <del>c<\/del> <code>d</],
    [
      'a list',
      '- a\n- b\n\n1. c',
      /<ul>\s*<li>a<\/li>\s*<li>b<\/li>\s*<\/ul>\s*<ol>\s*<li>c<\/li>/,
    ],
    ['a task list', '- [x] done', /<input type="checkbox" disabled="" checked=""\/> done/],
    ['a quotation', '> a\n>\n> b', /<blockquote>\s*<p>a<\/p>\s*<p>b<\/p>\s*<\/blockquote>/],
    ['a rule', 'a\n\n---\n\nb', /<p>a<\/p>\s*<hr\/>\s*<p>b<\/p>/],
    ['a line break', 'a  \nb', /a<br\/>\s*b/],
    ['character references', '&copy; &lt;b&gt; &#123;', /© &lt;b&gt; \{/],
    ['escapes', '\\*a\\* \\<b> \\{c}', /\*a\* &lt;b&gt; \{c\}/],
    ['a link', '[a](https://x.example "t")', /<a href="https:\/\/x\.example" title="t">a<\/a>/],
    ['an address', 'https://x.example', /<a href="https:\/\/x\.example">https:\/\/x\.example<\/a>/],
    ['a mail address', '<a@x.example>', /<a href="mailto:a@x\.example">a@x\.example<\/a>/],
    ['a link within the site', '[a](/docs/x#y)', /<a href="\/docs\/x#y">a<\/a>/],
    ['a link within the page', '[a](#y)', /<a href="#y">a<\/a>/],
  ])('%s', (_name, markdown, html) => {
    expect(render(markdown)).toMatch(html);
  });

  test('a table, with braces and bars in its cells', () => {
    const html = render('| a {x} | b |\n|---|:-:|\n| `c \\| {d}` | e |');
    expect(html).toMatch(/<th>a \{x\}<\/th><th class="text--center">b<\/th>/);
    expect(html).toMatch(/<td><code>c \| \{d\}<\/code><\/td>/);
  });
});

describe('what pages do not show is found, in the tree and not in the text', () => {
  test.each([
    ['Not <b>bold</b>.', ['<b>', '</b>']],
    ['<div>\n\na block\n\n</div>', ['<div>', '</div>']],
    ['A <!-- comment --> too.', ['<!-- comment -->']],
    ['A \u0007 bell.', ['a control character']],
    ['![it](/it.svg)', ['![it](/it.svg)']],
    ['[it](it.md)', ['[it](it.md)']],
    ['[it](javascript:it)', ['[it](javascript:it)']],
    ['[it](//elsewhere.example)', ['[it](//elsewhere.example)']],
    ['[it][a]\n\n[a]: /it', ['[it][a]', '[a]: /it']],
    // Code, placeholders and comparisons are text.
    ['Of the form `{{<tag>.<generator>}}`.', []],
    ['```html\n<b>bold</b>\n```', []],
    ['\\<b> and 1 < 2, a > b', []],
    ['[it](/it), [that](#that), <a@x.example> and https://x.example', []],
  ])('%j', (markdown, found) => {
    expect(findRefused(markdown)).toEqual(found);
  });

  test('what a rule missed does not run either', () => {
    const html = render(
      'a <script>globalThis.ran = 1</script> <b onclick="x()">b</b> [c](javascript:d)',
    );
    expect(html).not.toMatch(/<script|onclick|javascript:/);
  });
});

describe('headings of a description stay below those of the page', () => {
  test.each([
    [1, 3, 'h3'],
    [2, 3, 'h4'],
    [4, 3, 'h6'],
    [6, 3, 'h6'],
    [1, 2, 'h2'],
    [1, 6, 'h6'],
  ])('level %i in a place that begins with %i', (level, first, tag) => {
    expect(render(`${'#'.repeat(level)} Title`, first)).toMatch(
      new RegExp(`^<${tag} id="title">Title</${tag}>$`),
    );
  });
});

describe('a fence', () => {
  test('keeps its language and drops everything else behind it', () => {
    const prose = createProse('```js title="x" live\na\n```', { firstHeading: 3 });
    const code = { language: 'js', text: 'a', tokens: '_1' };
    expect(prose?.nodes).toEqual([{ tag: 'pre', code }]);
  });
});

describe('the highest headings of a description become sections of the page', () => {
  test.each([
    ['# A', 2],
    ['## A\n\n### B', 1],
    ['### A\n\n## B\n\n### C', 1],
    ['# A\n\n#### B', 2],
  ])('%j', (markdown, first) => {
    expect(sectionHeading(markdown)).toBe(first);
    const tags = render(markdown, first).match(/(?<=<)h\d/g) ?? [];
    expect(tags.sort()[0]).toBe('h2');
  });
});

test.each([
  ['# One *word*', ['one-word', undefined]],
  ['# A\n\n# A', ['a', 'a-1']],
  // Anchors of the page's own parts.
  ['# Body\n\n# Response 200', ['about-body', 'about-response-200']],
])('the headings of %j get ids of their own, as Docusaurus would name them', (markdown, ids) => {
  const found = [...render(markdown).matchAll(/id="([^"]*)"/g)].map(([, id]) => id);
  expect(found).toEqual(ids.filter((id) => id !== undefined));
});
