import { describe, expect, test } from 'vitest';
import {
  createProse,
  firstParagraph,
  hasMore,
  sectionHeading,
} from '../../src/reference/view/prose.ts';
import { visibleText } from '../support/mdx.ts';
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

  test('a table, with braces, tags and bars in its cells', () => {
    const html = render('| a {x} | b <y> |\n|---|:-:|\n| `c \\| {d}` | [e](javascript:f\\|g) |');
    expect(html).toMatch(/<th>a \{x\}<\/th><th class="text--center">b &lt;y&gt;<\/th>/);
    expect(html).toMatch(/<td><code>c \| \{d\}<\/code><\/td>/);
    expect(visibleText(html)).toContain('[e](javascript:f|g)');
  });

  test('reference links lead where their definitions say', () => {
    const html = render('[a][b], [B][], [b]\n\n[b]: https://x.example\n[b]: https://y.example');
    expect(html.match(/<a href="https:\/\/x\.example">/g)).toHaveLength(3);
    expect(visibleText(html)).toBe('a, B, b');
  });

  test('a reference to an unsafe address is shown with its definition', () => {
    const html = render('[a][b]\n\n[b]: javascript:x');
    expect(visibleText(html)).toBe('[a][b] [b]: javascript:x');
  });
});

describe('HTML that formats text is formatted', () => {
  test.each([
    ['paragraphs', '<p>One.</p>\n<p class="x">Two.</p>', '<p>One.</p>\n<p>Two.</p>'],
    ['emphasis in Markdown', 'A <b>b *c*</b>', '<p>A <b>b <em>c</em></b></p>'],
    ['character references', '<p>a &lt; b&nbsp;c</p>', '<p>a &lt; b\u00a0c</p>'],
    ['a line break', 'a<br>b', '<p>a<br/>b</p>'],
    ['a list', '<ul>\n <li>a</li>\n <li>b\n</ul>', '<ul><li>a</li><li>b\n</li></ul>'],
    [
      'a table',
      '<table><tr><th align="center">a</th><td colspan="2">b</td></tr></table>',
      '<table tabindex="0"><tbody><tr><th class="text--center">a</th><td colSpan="2">b</td></tr></tbody></table>',
    ],
    [
      'a link with its address',
      '<a href="https://x.example/?a=1&amp;b=2" onclick="x()">a</a>',
      '<p><a href="https://x.example/?a=1&amp;b=2">a</a></p>',
    ],
    ['an anchor, and a link to a file beside', '<a name="x"></a><a href="y.md">z</a>', '<p>z</p>'],
    [
      'an image, as a link',
      '<img alt="a" src="https://x.example/a.png">',
      '<p><a href="https://x.example/a.png">a</a></p>',
    ],
    [
      'details, opened',
      '<details><summary>a</summary>\n\n*b*\n\n</details>',
      '<p><strong>a</strong></p>\n<p><em>b</em></p>',
    ],
    ['boxes', '<div>a</div><div><p>b</p></div>', '<p>a</p>\n<p>b</p>'],
    ['code', '<pre><code>a <b>b</b></code></pre>', '<pre><code>a b</code></pre>'],
    [
      'former elements',
      '<tt>a</tt> <strike>b</strike> <u>c</u>',
      '<p><code>a</code> <del>b</del> c</p>',
    ],
    [
      'a paragraph inside another, with nothing empty after it',
      'a <p>b</p>',
      '<p>a </p>\n<p>b</p>',
    ],
    ['a heading, without its id', '<h2 id="body">a</h2>', '<h4 id="a">a</h4>'],
    ['a comment, which is for writers', 'a <!-- b --> c', '<p>a  c</p>'],
  ])('%s', (_name, markdown, html) => {
    expect(render(markdown)).toBe(html);
  });

  test.each([
    'Bearer <token>',
    'a <b and c> d',
    'the <code> of it',
    '<a href="javascript:x()">a</a>',
    '<a href="&#106;avascript:x()">a</a>',
    '<a href="//x.example">a</a>',
    '<img src="x.png" onerror="x()">',
    '<style>b { color: red }</style>',
  ])('and what is none stays text: %s', (text) => {
    expect(visibleText(render(text))).toBe(text);
    expect(visibleText(render(`<b>before</b> ${text}`))).toBe(`before ${text}`);
  });
});

describe('images become links, so that a page never loads anything from another host', () => {
  test.each([
    ['![alt](https://x.example/a.png)', 'alt'],
    ['![](https://x.example/a.png)', 'https://x.example/a.png'],
    ['![alt][i]\n\n[i]: https://x.example/a.png', 'alt'],
  ])('%j', (markdown, text) => {
    const html = render(markdown);
    expect(html).toBe(`<p><a href="https://x.example/a.png">${text}</a></p>`);
  });

  test('an image in a link is the link’s text', () => {
    const html = render('[![build](https://x.example/b.svg)](https://y.example)');
    expect(html).toBe('<p><a href="https://y.example">build</a></p>');
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

  test.each(['Title {#id}', 'Title {#a b}', '`{#id}`', '{#id}', 'Title {/* #id */}', 'Title #'])(
    'what looks like an anchor in a heading is text: %s',
    (title) => {
      const html = render(`## ${title.replace(/#$/, '\\#')}`);
      expect(visibleText(html)).toBe(title.replaceAll('`', ''));
      expect(html).toMatch(/^<h4 id="[^"]+">/);
    },
  );
});

describe('a fence shows its code', () => {
  const CODES = [
    'a',
    '{x}',
    '<b>',
    'import x',
    '---',
    '```',
    ':::note',
    '\\',
    '</Property>',
    '// highlight-next-line',
  ];
  test.each(CODES)('%j', (code) => {
    for (const fence of ['```', '````', '~~~~']) {
      if (code.startsWith(fence)) continue;
      for (const language of ['', 'js', 'js title="x" {1} showLineNumbers', '{x}', 'a"b']) {
        const html = render(`${fence}${language}\n${code}\n${fence}\n\nafter`);
        expect(visibleText(html), `${fence}${language}`).toBe(`${code} after`);
      }
    }
  });

  test('keeps its language and drops everything else behind it', () => {
    const [pre] = createProse('```js title="x" live\na\n```', { firstHeading: 3 }) ?? [];
    expect(pre).toEqual(['pre', { language: 'js', tokens: '_1' }, 'a']);
  });

  test.each([
    ['three backticks', '```mdx-code-block\n<script>{x}</script>\n```', '<script>{x}</script>'],
    ['four backticks', '````mdx-code-block\nexport const x = 1\n````', 'export const x = 1'],
    [
      'inside another fence',
      '`````md\n```mdx-code-block\n{x}\n```\n`````',
      '```mdx-code-block {x} ```',
    ],
    ['with spaces', '```  mdx-code-block\n<Foo />\n```', '<Foo />'],
    ['in a list', '- ```mdx-code-block\n  <Foo />\n  ```', '<Foo />'],
  ])('also when it is named mdx-code-block: %s', (_name, markdown, text) => {
    expect(visibleText(render(markdown))).toBe(text);
  });
});

describe('the first paragraph describes a page in its head', () => {
  test.each([
    ['One\ntwo.\n\nThree.', 'One two.'],
    [
      '# Title\n\nText with *emphasis*, `code` and [a link](/x).',
      'Text with emphasis, code and a link.',
    ],
    ['<p>HTML with <b>more</b>.</p><p>Two.</p>', 'HTML with more.'],
    ['- a list only', ''],
    ['', ''],
  ])('%j', (markdown, text) => {
    expect(firstParagraph(markdown)).toBe(text);
  });
});

describe('the highest headings of a description become sections of the page', () => {
  test.each([
    ['# A', 2],
    ['## A\n\n### B', 1],
    ['### A\n\n## B\n\n### C', 1],
    ['# A\n\n#### B', 2],
    ['<h3>A</h3>\n\n#### B', 0],
    ['no heading', 2],
  ])('%j', (markdown, first) => {
    expect(sectionHeading(markdown)).toBe(first);
    const tags = createProse(markdown, { firstHeading: first })?.map((node) => node[0]) ?? [];
    const headings = tags.filter((tag) => /^h\d$/.test(tag));
    expect(headings.sort()[0] ?? 'h2').toBe('h2');
  });
});

describe('a description says more than its first paragraph', () => {
  test.each([
    ['One.', false],
    ['One *word* of [many](#a).', false],
    ['One.\n\nTwo.', true],
    ['- One.', true],
    ['<p>One.</p>', false],
    ['<p>One.</p><p>Two.</p>', true],
    ['', false],
  ])('%j: %s', (markdown, expected) => {
    expect(hasMore(markdown)).toBe(expected);
  });
});
