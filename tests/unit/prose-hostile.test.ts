import { afterEach, describe, expect, test } from 'vitest';
import { element } from '../../src/reference/pages/jsx.ts';
import { toSafeHeading, toSafeLink, toSafeMdx } from '../../src/reference/pages/prose.ts';
import { readPage, visibleText } from '../support/mdx.ts';

declare global {
  var ran: unknown;
}

/** What the framework's compiler itself adds to a page's module. */
const EXPORTS = ['default', 'toc'];

/** What must not be in the HTML of a text: anything that runs, loads or submits. */
const ACTIVE =
  /<(?:script|img|iframe|object|embed|style|form|svg|link|meta|base)\b|<\w[^<>]*\son\w+=/i;

async function show(mdx: string): Promise<string> {
  // Between other elements, as on a page: a text must not reach out of its place.
  const page = await readPage(`${element('Property', { name: 'p' }, mdx)}\n\n<End />\n`);
  expect(page.elements.map(({ name }) => name)).toEqual(['Property', 'End']);
  expect(EXPORTS).toEqual(expect.arrayContaining(page.exports));
  expect(page.html).not.toMatch(ACTIVE);
  expect(page.html).not.toMatch(/(?:href|src)="\s*(?!https?:|mailto:|#|\/[^/])/i);
  expect(globalThis.ran).toBeUndefined();
  return visibleText(page.html);
}

afterEach(() => {
  globalThis.ran = undefined;
});

describe('the check itself sees code that runs', () => {
  test('an expression', async () => {
    await expect(show('{(globalThis.ran = true)}')).rejects.toThrow();
  });

  test('an export', async () => {
    await expect(show('\n\n</Property>\n\nexport const ran = 1\n\n<Property>')).rejects.toThrow();
  });

  test('an element', async () => {
    await expect(show('<script src="/x.js" />')).rejects.toThrow();
  });
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
  '<!-- a comment -->',
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

/** Backslashes that Markdown would take for escapes, where a text is no Markdown. */
const ESCAPED = [
  'C:\\{dir}\\',
  '\\d+\\.\\d*',
  '*a* _b_ `c` ~~d~~',
  '# a',
  '- a',
  '1. a',
  '> a',
  'a #',
  '[a]: /b',
  '&lt;',
];

describe('hostile or awkward text in a description is shown as the text it is', () => {
  test.each(PLAIN)('%j', async (text) => {
    expect(await show(toSafeMdx(text))).toBe(text);
  });

  test.each([...PLAIN, ...ESCAPED])('in a title: %j', async (text) => {
    expect(await show(toSafeHeading(text, 2))).toBe(text);
  });

  test.each([...PLAIN, ...ESCAPED])('in a link’s text: %j', async (text) => {
    const mdx = toSafeLink(text, '/docs/api/x');
    const { html } = await readPage(mdx);
    expect(await show(mdx)).toBe(text);
    expect(html).toMatch(/^<p><a href="\/docs\/api\/x">.*<\/a><\/p>$/s);
  });
});

describe('code of a page is shown, whatever white space is in front of it', () => {
  // What JavaScript trims, and the compiler does not take for white space.
  const SPACES = ['', ' ', '   ', '\u00a0', '\u2028', '\u3000', '\ufeff', '\v', '\f', '\n\n'];
  test.each(SPACES)('%j', async (space) => {
    const code = 'export const started = (globalThis.ran = 1)';
    expect(await show(toSafeMdx(`${space}${code}`))).toContain(code);
    expect(await show(toSafeMdx(`Text\n\n${space}${code}\n\nText`))).toContain(code);
    expect(await show(toSafeMdx(`- item\n\n${space}${code}`))).toContain(code);
  });
});
