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
import { listLinks, parseMarkdown, shownText } from '../../../../support/markdown.ts';

test.each(['a', '`', '``', 'a`b', '`a`', ' a ', 'a | b', '*a*', '<b>'])(
  '%s is parsed unchanged from a code span',
  (text) => {
    const [paragraph] = parseMarkdown(codeSpan(text)).children;
    expect(paragraph).toMatchObject({ children: [{ type: 'inlineCode', value: text }] });
  },
);

test.each(['a_b_c', '1. x', '# x', '<b>', '[x](y)', '*x*', 'a & b &amp; c', '- x'])(
  '%s is parsed unchanged from escaped text',
  (text) => {
    expect(parseMarkdown(escapeMarkdown(text)).children).toMatchObject([
      { type: 'paragraph', children: [{ type: 'text', value: text }] },
    ]);
  },
);

test.each(['', 'a', '`', '```', 'a\n````\nb', '`````` ` ```', '~~~', 'a\n', '\n\na', ' a_b*{}'])(
  '%j is parsed unchanged from a fenced code block',
  (text) => {
    expect(parseMarkdown(fence({ language: 'js', text })).children).toMatchObject([
      { type: 'code', lang: 'js', value: text },
    ]);
  },
);

test('a link keeps special characters in its text and URL', () => {
  const tree = parseMarkdown(link('a] (b) *c*', 'https://example.org/a(b)'));
  expect(shownText(tree)).toBe('a](b)*c*');
  expect(listLinks(tree)).toEqual(['https://example.org/a(b)']);
});

test('a vertical bar in a table cell does not end the cell', () => {
  const [parsed] = parseMarkdown(
    table([['a'], [codeSpan('x | y')], [codeInCell('x \\| y')]]),
  ).children;
  const cells = parsed?.type === 'table' ? parsed.children.map((row) => row.children) : [];
  expect(cells.map((row) => row.map(shownText))).toEqual([['a'], ['x|y'], ['x\\|y']]);
});

test('all blocks in a list item belong to the item', () => {
  const text = listItem('head', 'text\nmore', '```js\na\n\nb\n```', listItem('inner', 'end'));
  const [list, ...others] = parseMarkdown(text).children;
  expect(others).toEqual([]);
  expect(list).toMatchObject({
    children: [{ children: ['paragraph', 'paragraph', 'code', 'list'].map((type) => ({ type })) }],
  });
});
