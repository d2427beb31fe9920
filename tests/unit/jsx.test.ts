import { toMarkdown } from 'mdast-util-to-markdown';
import { describe, expect, test } from 'vitest';
import {
  blocks,
  element,
  expression,
  fence,
  plainFence,
  trimLines,
} from '../../src/reference/pages/jsx.ts';
import { readPage, visibleText } from '../support/mdx.ts';

/** Every kind of character that could mean something to an attribute, a tag or an expression. */
const VALUES = [
  'plain text',
  '',
  ' spaces around ',
  '"double" and \'single\'',
  '`backticks` ${x}',
  '{x}',
  '</Property>',
  '<Foo a="b" />',
  '&lt; &amp; &#123;',
  '\\ \\n \\u0041 \\',
  'line\nfeed',
  'carriage\r\nreturn',
  'tab\t',
  '\u2028 and \u2029',
  '\u00a0\ufeff',
  '\0 and \u007f',
  'é שלום 😀 👩‍👩‍👧',
  '\ud800 alone',
  '/* comment */ // comment',
  '--- \n---\n',
  '```mdx-code-block',
  'import x from "y"',
  'x'.repeat(500),
];

describe('a prop arrives as it was given', () => {
  test.each(VALUES)('%j', async (value) => {
    const { elements } = await readPage(element('Property', { name: value, list: [value, 'b'] }));
    expect(elements).toEqual([{ name: 'Property', props: { name: value, list: [value, 'b'] } }]);
  });

  test.each([0, 1.5, -1, 1e21])('the number %d', async (value) => {
    const { elements } = await readPage(element('Property', { value }));
    expect(elements[0]?.props).toEqual({ value });
  });

  test('true is a prop without a value, false and undefined are none', async () => {
    const text = element('Property', { a: true, b: false, c: undefined });
    expect(text).toBe('<Property a />');
    expect((await readPage(text)).elements[0]?.props).toEqual({ a: true });
  });
});

test('readable props are written as readable attributes', () => {
  expect(element('Property', { name: 'count', limits: ['1 to 100'] })).toBe(
    '<Property name="count" limits={["1 to 100"]} />',
  );
});

test('children are Markdown on lines of their own', async () => {
  const text = element('A', {}, blocks('*b*', element('B', {}), '', undefined, false, 'c'));
  expect(text).toBe('<A>\n\n*b*\n\n<B />\n\nc\n\n</A>');
  const { html, elements } = await readPage(text);
  expect(elements.map(({ name }) => name)).toEqual(['A', 'B']);
  expect(html.replaceAll('\n', '')).toBe('<p><em>b</em></p><p>c</p>');
});

test('an element without children closes itself', () => {
  expect(element('A', {}, ' \n ')).toBe('<A />');
});

describe('only line feeds around a text are left out', () => {
  test.each([
    ['\n\na\n', 'a'],
    ['\u00a0a\u00a0', '\u00a0a\u00a0'],
    ['\u2028a', '\u2028a'],
    ['a\n\nb', 'a\n\nb'],
  ])('%j', (text, trimmed) => {
    expect(trimLines(text)).toBe(trimmed);
  });
});

describe('an expression is on one line and has the given value', () => {
  test.each([...VALUES, null, [1, { a: VALUES }]])('%j', async (value) => {
    const text = expression(value);
    expect(text).not.toMatch(/[\n\r\u2028\u2029]/);
    const { elements } = await readPage(`<Property value={${text}} />`);
    expect(elements[0]?.props.value).toEqual(value);
  });
});

describe('a fence is longer than any run of backticks in its code', () => {
  test.each(['a', '`', '```', 'a\n````\nb', '`````` ` ```', '~~~', '</Sample>', '{x}\n<b>'])(
    '%j',
    async (code) => {
      const { html, elements } = await readPage(`<Sample>\n\n${fence('text', code)}\n\n</Sample>`);
      expect(elements.map(({ name }) => name)).toEqual(['Sample']);
      expect(html).toMatch(/^<pre><code class="language-text">/);
      expect(visibleText(html)).toBe(visibleText(code.replaceAll('<', '&lt;')));
    },
  );

  test.each(['', 'a', '`', '```', 'a\n````\nb', '`````` ` ```', '~~~', 'a\n', '\n\na', ' a_b*{}'])(
    'A writer of Markdown writes %j in the same way.',
    (value) => {
      const written = toMarkdown({ type: 'code', lang: 'text', value }, { fences: true });
      expect(plainFence('text', value)).toBe(written.trimEnd());
    },
  );

  test('code that names the framework’s own fence stays code', async () => {
    const code = '```mdx-code-block\n<Foo>{x}</Foo>\n```';
    const { html } = await readPage(fence('text', code));
    expect(visibleText(html)).toBe(code.replaceAll('\n', ' '));
    expect(html).toMatch(/^<pre>/);
  });
});
