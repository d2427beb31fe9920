import { expect, test } from 'vitest';
import {
  codeInCell,
  codeSpan,
  fence,
  listItem,
  link,
  escapeMarkdown,
  table,
} from '../../../../../src/reference/render/markdown/syntax.ts';
import { listLinks, parseMarkdown, visibleText } from '../../../../support/markdown.ts';

test.each(['a', '`', '``', 'a`b', '`a`', ' a ', 'a | b', '*a*', '<b>'])(
  'the text %s is unchanged after it is written as a code span and parsed',
  (text) => {
    const [paragraph] = parseMarkdown(codeSpan(text)).children;
    expect(paragraph).toMatchObject({ children: [{ type: 'inlineCode', value: text }] });
  },
);

test.each(['a_b_c', '1. x', '# x', '<b>', '[x](y)', '*x*', 'a & b &amp; c', '- x'])(
  'the text %s is unchanged after it is escaped and parsed as Markdown',
  (text) => {
    expect(parseMarkdown(escapeMarkdown(text)).children).toMatchObject([
      { type: 'paragraph', children: [{ type: 'text', value: text }] },
    ]);
  },
);

test.each(['', 'a', '`', '```', 'a\n````\nb', '`````` ` ```', '~~~', 'a\n', '\n\na', ' a_b*{}'])(
  'the text %j is unchanged after it is written as a code block and parsed',
  (text) => {
    expect(parseMarkdown(fence({ language: 'js', text })).children).toMatchObject([
      { type: 'code', lang: 'js', value: text },
    ]);
  },
);

test('a link keeps special characters in its text and URL', () => {
  const tree = parseMarkdown(link('a] (b) *c*', 'https://example.org/a(b)'));
  expect(visibleText(tree)).toBe('a](b)*c*');
  expect(listLinks(tree)).toEqual(['https://example.org/a(b)']);
});

test('a vertical bar in a table cell does not end the cell', () => {
  const [parsed] = parseMarkdown(
    table([['a'], [codeSpan('x | y')], [codeInCell('x \\| y')]]),
  ).children;
  const cells = parsed?.type === 'table' ? parsed.children.map((row) => row.children) : [];
  expect(cells.map((row) => row.map(visibleText))).toEqual([['a'], ['x|y'], ['x\\|y']]);
});

test('paragraphs, code blocks and lists in a list item stay in the item', () => {
  const text = listItem('head', 'text\nmore', '```js\na\n\nb\n```', listItem('inner', 'end'));
  const [list, ...others] = parseMarkdown(text).children;
  expect(others).toEqual([]);
  expect(list).toMatchObject({
    children: [{ children: ['paragraph', 'paragraph', 'code', 'list'].map((type) => ({ type })) }],
  });
});
