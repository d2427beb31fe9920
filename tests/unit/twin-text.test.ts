import { describe, expect, test } from 'vitest';
import { twinLink } from '../../src/reference/print/markdown/links';
import { toTwinProse } from '../../src/reference/print/markdown/prose';
import { cellCode, code, item, link, plain, table } from '../../src/reference/print/markdown/text';
import { findLeftovers, listLinks, parseMarkdown, shownText } from '../support/markdown';

const place = {
  site: 'https://site.example/documentation/',
  page: '/docs/api/here',
  hasTwin: (path: string) => path === '/docs/api/there',
};

describe('A description is shown in a twin as the text that it is', () => {
  const texts = [
    'Tags such as <b>bold</b> and <script>alert(1)</script>.',
    '<div>\n\na block\n\n</div>',
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
    const tree = parseMarkdown(toTwinProse(text, 3, place));
    expect(findLeftovers(tree).filter((leftover) => leftover.startsWith('<'))).toEqual([]);
    const words = text.match(/[a-z]{2,}/gi) ?? [];
    const shown = shownText(tree);
    for (const word of words) {
      if (!/^(?:mdx|code|block)$/.test(word)) expect(shown).toContain(word);
    }
  });

  test('Its headings stay below those of the page', () => {
    const headings = parseMarkdown(toTwinProse('# One\n\n###### Six', 3, place)).children;
    expect(headings).toMatchObject([{ depth: 3 }, { depth: 6 }]);
  });
});

describe('A link of a twin is a whole address', () => {
  test.each([
    ['/docs/api/there', 'https://site.example/documentation/docs/api/there.md'],
    ['/documentation/docs/api/there', 'https://site.example/documentation/docs/api/there.md'],
    ['/docs/api/there#part', 'https://site.example/documentation/docs/api/there#part'],
    ['/blog', 'https://site.example/documentation/blog'],
    ['#part', 'https://site.example/documentation/docs/api/here#part'],
    ['https://example.org/x', 'https://example.org/x'],
    ['//example.org/x', '//example.org/x'],
    ['mailto:someone@example.org', 'mailto:someone@example.org'],
  ])('%s leads to %s', (from, to) => {
    expect(twinLink(from, place)).toBe(to);
  });

  test('Links of a description are such addresses, references too', () => {
    const text = '[one](/docs/api/there) [two][x]\n\n[x]: #part';
    expect(listLinks(parseMarkdown(toTwinProse(text, 3, place)))).toEqual([
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

  test('A link shows its text, whatever it is', () => {
    const tree = parseMarkdown(link('a] (b) *c*', 'https://example.org/a(b)'));
    expect(shownText(tree)).toBe('a](b)*c*');
    expect(listLinks(tree)).toEqual(['https://example.org/a(b)']);
  });

  test('A bar in a cell ends no cell', () => {
    const [parsed] = parseMarkdown(table([['a'], [code('x | y')], [cellCode('x \\| y')]])).children;
    expect(parsed).toMatchObject({
      type: 'table',
      children: [{}, { children: [{}] }, { children: [{}] }],
    });
    expect(parsed && shownText(parsed)).toBe('ax|yx\\|y');
  });

  test('Everything below an item belongs to it', () => {
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
