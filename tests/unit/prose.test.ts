import { describe, expect, test } from 'vitest';
import { createProse } from '../../src/reference/view/prose.ts';
import { findUnsupportedMarkdown } from '../../src/reference/read/markdown.ts';
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
    ['Not <b>bold</b>.', ['html "<b>"', 'html "</b>"']],
    ['<div>\n\na block\n\n</div>', ['html "<div>"', 'html "</div>"']],
    ['A <!-- comment --> too.', ['html "<!-- comment -->"']],
    ['A \u0007 bell.', ['control character']],
    ['![it](/it.svg)', ['image "![it](/it.svg)"']],
    ['[it](it.md)', ['link "[it](it.md)"']],
    ['[it](javascript:it)', ['link "[it](javascript:it)"']],
    ['[it](//elsewhere.example)', ['link "[it](//elsewhere.example)"']],
    ['[it][a]\n\n[a]: /it', ['linkReference "[it][a]"', 'definition "[a]: /it"']],
    ['One.\n\n## Two', ['heading "## Two"']],
    ['One\n===', ['heading "One"']],
    ['```html\n<b>bold</b>\n```', ['code "```html"']],
    ['One:\n\n    two', ['code "    two"']],
    ['One.\n\n---', ['thematicBreak "---"']],
    ['> one', ['blockquote "> one"']],
    ['~~one~~', ['delete "~~one~~"']],
    // Code, placeholders and comparisons are text.
    ['Of the form `{{<tag>.<generator>}}`.', []],
    ['\\<b> and 1 < 2, a > b', []],
    ['[it](/it), [that](#that), <a@x.example> and https://x.example', []],
  ])('%j', (markdown, found) => {
    expect(findUnsupportedMarkdown(markdown)).toEqual(found);
  });

  test('what a rule missed does not run either', () => {
    const html = render(
      'a <script>globalThis.ran = 1</script> <b onclick="x()">b</b> [c](javascript:d)',
    );
    expect(html).not.toMatch(/<script|onclick|javascript:/);
  });
});

describe('a fence', () => {
  test('keeps its language and drops everything else behind it', () => {
    const prose = createProse('```js title="x" live\na\n```');
    const code = { language: 'js', code: ['a'] };
    expect(prose?.nodes).toEqual([{ tag: 'pre', code }]);
  });
});
