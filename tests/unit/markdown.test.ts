import { describe, expect, test } from 'vitest';
import { renderProse, markdownLink } from '../../src/reference/render/markdown/links';
import {
  cellCode,
  code,
  fence,
  item,
  link,
  plain,
  table,
} from '../../src/reference/render/markdown/text';
import { createProse } from '../../src/reference/view/prose';
import { findLeftovers, listLinks, parseMarkdown, shownText } from '../support/markdown';

const place = {
  site: 'https://site.example/documentation/',
  page: '/docs/api/here',
  hasMarkdown: (path: string) => path === '/docs/api/there',
};

/** Renders a description for the Markdown version. */
const toMarkdown = (markdown: string): string => renderProse(createProse(markdown), place);

describe('a description in a Markdown version', () => {
  const texts = [
    'Tags such as `<b>`.',
    'Braces {like} {{these}} and `{code}`.',
    "import fs from 'node:fs'",
    'export const a = 1;',
    'An address www.example.org and <https://example.org>.',
    ':::note\n\ntext\n\n:::',
    '| one \\| two | three |\n| --- | --- |\n| four | five |',
    '```mdx-code-block\nx\n```',
    '* one\n* two\n\n1. three',
    'A * star, a _ line, a \\ backslash, a # mark',
  ];

  test.each(texts)('%s', (text) => {
    const tree = parseMarkdown(toMarkdown(text));
    expect(findLeftovers(tree).filter((leftover) => leftover.startsWith('<'))).toEqual([]);
    const words = text.match(/[a-z]{2,}/gi) ?? [];
    const shown = shownText(tree);
    for (const word of words) {
      if (!/^(?:mdx|code|block)$/.test(word)) expect(shown).toContain(word);
    }
  });

  test.each([
    ['tight lists', '* one\n* two\n  * three'],
    ['loose lists', '1. one\n\n2. two\n\n   more'],
    ['lists from another number', '7. seven\n8. eight'],
    ['lists of tasks', '* [ ] open\n* [x] done'],
    ['emphasis', 'a _b_, **c**, ~~d~~'],
    ['lines', 'one\ntwo\\\nthree'],
    ['quotations', '> one\n>\n> two'],
    ['rules', 'one\n\n---\n\ntwo'],
    ['tables', '| a    |   b |\n| :--- | --: |\n| `c` | d   |'],
    ['code with a language', '```js\nconst a = `${b}`;\n\n\nc  =  d\n```'],
    ['code that ends with empty lines', '```\na\n\n\n```'],
    ['fences in code', '````md\n```js\na\n```\n````'],
    ['spaces in code', 'a `b  c` d'],
    ['titles of links', '[a](https://a.example "b")'],
  ])('Its %s stay as they are', (_name, text) => {
    const withoutPlaces = (markdown: string): unknown =>
      JSON.parse(
        JSON.stringify(parseMarkdown(markdown), (key, value: unknown) =>
          key === 'position' ? undefined : value,
        ),
      );
    expect(withoutPlaces(toMarkdown(text))).toEqual(withoutPlaces(text));
  });
});

describe('a link in a Markdown version', () => {
  test.each([
    ['/docs/api/there', 'https://site.example/documentation/docs/api/there.md'],
    ['/documentation/docs/api/there', 'https://site.example/documentation/docs/api/there.md'],
    ['/docs/api/there#part', 'https://site.example/documentation/docs/api/there#part'],
    ['/blog', 'https://site.example/documentation/blog'],
    ['pathname:///llms.txt', 'https://site.example/documentation/llms.txt'],
    ['pathname:///blog/rss.xml', 'https://site.example/documentation/blog/rss.xml'],
    ['#part', 'https://site.example/documentation/docs/api/here#part'],
    ['https://example.org/x', 'https://example.org/x'],
    ['//example.org/x', '//example.org/x'],
    ['mailto:someone@example.org', 'mailto:someone@example.org'],
  ])('%s leads to %s', (from, to) => {
    expect(markdownLink(from, place)).toBe(to);
  });

  test('links of a description are such addresses, references too', () => {
    const text = '[one](/docs/api/there) [two][x]\n\n[x]: #part';
    expect(listLinks(parseMarkdown(toMarkdown(text)))).toEqual([
      'https://site.example/documentation/docs/api/there.md',
      'https://site.example/documentation/docs/api/here#part',
    ]);
  });
});

describe('Names and values are shown exactly', () => {
  test.each(['a', '`', '``', 'a`b', '`a`', ' a ', 'a | b', '*a*', '<b>'])('%s as code', (text) => {
    const [paragraph] = parseMarkdown(code(text)).children;
    expect(paragraph).toMatchObject({ children: [{ type: 'inlineCode', value: text }] });
  });

  test.each(['a_b_c', '1. x', '# x', '<b>', '[x](y)', '*x*', 'a & b &amp; c', '- x'])(
    '%s as text',
    (text) => {
      expect(parseMarkdown(plain(text)).children).toMatchObject([
        { type: 'paragraph', children: [{ type: 'text', value: text }] },
      ]);
    },
  );

  test.each(['', 'a', '`', '```', 'a\n````\nb', '`````` ` ```', '~~~', 'a\n', '\n\na', ' a_b*{}'])(
    '%j in a fence',
    (text) => {
      expect(parseMarkdown(fence({ language: 'js', text })).children).toMatchObject([
        { type: 'code', lang: 'js', value: text },
      ]);
    },
  );

  test('a link shows its text, whatever it is', () => {
    const tree = parseMarkdown(link('a] (b) *c*', 'https://example.org/a(b)'));
    expect(shownText(tree)).toBe('a](b)*c*');
    expect(listLinks(tree)).toEqual(['https://example.org/a(b)']);
  });

  test('a bar in a cell ends no cell', () => {
    const [parsed] = parseMarkdown(table([['a'], [code('x | y')], [cellCode('x \\| y')]])).children;
    expect(parsed).toMatchObject({
      type: 'table',
      children: [{}, { children: [{}] }, { children: [{}] }],
    });
    expect(parsed && shownText(parsed)).toBe('ax|yx\\|y');
  });

  test('a table has each of its rows, the first one included', () => {
    const rows = [
      ['Name', 'Type'],
      ['count', 'integer'],
      ['seed', 'number'],
    ];
    const [parsed] = parseMarkdown(table(rows)).children;
    const cells = parsed?.type === 'table' ? parsed.children.map((row) => row.children) : [];
    expect(cells.map((row) => row.map(shownText))).toEqual(rows);
  });

  test('everything below an item belongs to it', () => {
    const text = item('head', 'text\nmore', '```js\na\n\nb\n```', item('inner', 'end'));
    expect(parseMarkdown(text).children).toMatchObject([
      {
        type: 'list',
        children: [
          {
            children: [
              { type: 'paragraph' },
              { type: 'paragraph' },
              { type: 'code', value: 'a\n\nb' },
              { type: 'list', children: [{ children: [{}, {}] }] },
            ],
          },
        ],
      },
    ]);
  });
});
