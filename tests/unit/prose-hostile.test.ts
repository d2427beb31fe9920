import { describe, expect, test } from 'vitest';
import { visibleText } from '../support/mdx.ts';
import { renderMarkdown } from '../support/prose.ts';

/** What must not be in the HTML of a text: anything that runs, loads or submits. */
const ACTIVE =
  /<(?:script|img|iframe|object|embed|style|form|svg|link|meta|base)\b|<\w[^<>]*\son\w+=/i;

/** Addresses that a text may lead to, and no others. */
const UNSAFE_ADDRESS = /(?:href|src)="\s*(?!https?:|mailto:|#|\/[^/])/i;

function show(markdown: string): string {
  const html = renderMarkdown(markdown);
  expect(html).not.toMatch(ACTIVE);
  expect(html).not.toMatch(UNSAFE_ADDRESS);
  return visibleText(html);
}

test.each([
  ['an element that runs', '<p><script src="/x.js"></script></p>', ACTIVE],
  ['an element that loads', '<p><img src="/x.png"></p>', ACTIVE],
  ['a handler', '<p onclick="x()">a</p>', ACTIVE],
  ['an address that runs', '<a href="javascript:x">a</a>', UNSAFE_ADDRESS],
  ['an address elsewhere', '<a href="//evil.example">a</a>', UNSAFE_ADDRESS],
])('the check itself sees %s', (_name, html, pattern) => {
  expect(html).toMatch(pattern);
});

/** Texts without any Markdown in them: a reader sees each of them as it stands here. */
const PLAIN = [
  '{',
  '}',
  '{ran = 1}',
  '{(globalThis.ran = 1)}',
  '${ran}',
  '{{name}}',
  '{...props}',
  '<',
  '<b',
  '</Property>',
  '<End />',
  '<>',
  '<script>globalThis.ran = 1</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img src=x onerror="globalThis.ran = 1">',
  '<a href="javascript:globalThis.ran=1">link</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<style>body { display: none }</style>',
  '<?php echo 1 ?>',
  '<!DOCTYPE html>',
  'import x from "y"',
  'import "./x.js"',
  'export const ran = (globalThis.ran = 1)',
  'export default function () {}',
  'export {x}',
  ':::note',
  ':::danger[Title]{.class}',
  '::youtube[x]{id=1}',
  'a :x b',
  ':tada:',
  ':x[label]{key=value}',
  'C:\\new\\dir and \\d+',
  '"double", \'single\' and `unbalanced',
  '[text](javascript:globalThis.ran=1)',
  '[text](JaVaScRiPt:globalThis.ran=1)',
  '[text](data:text/html,x)',
  '[text](vbscript:x)',
  '[text](//evil.example)',
  '[text](relative/page)',
  '[text](@site/package.json)',
  '[text](http://localhost:{port}/)',
  '[text](https://[broken)',
  '[text](/%zz.pdf)',
  '![alt](javascript:globalThis.ran=1)',
  '<javascript:globalThis.ran=1>',
  'http://api.example.com:{port}/v1',
  'www.example.com|x',
  'a@b.example:{port}',
  '[^1]',
  'word[^1] and [^1]: a note',
  'a | b',
  '$x^2$',
  '%%',
  '@site/x',
  '~',
  '+++',
  '\u202egnirts\u202c',
  'עברית עם {סוגריים} ו<תגים>',
  '👩‍👩‍👧 😀',
  'x'.repeat(500),
];

describe('hostile or awkward text in a description is shown as the text it is', () => {
  test.each(PLAIN)('%j', (text) => {
    expect(show(text)).toBe(text);
  });
});

describe('what would be code of an MDX page is shown, whatever white space is in front of it', () => {
  // What JavaScript trims, and Markdown does not take for white space.
  const SPACES = ['', ' ', '   ', '\u00a0', '\u2028', '\u3000', '\ufeff', '\v', '\f', '\n\n'];
  test.each(SPACES)('%j', (space) => {
    const code = 'export const started = (globalThis.ran = 1)';
    expect(show(`${space}${code}`)).toContain(code);
    expect(show(`Text\n\n${space}${code}\n\nText`)).toContain(code);
    expect(show(`- item\n\n${space}${code}`)).toContain(code);
  });
});
