import { expect, test } from 'vitest';
import { breakable, toHtml, wrapLines } from '../../src/components/CodeBlock/toHtml.ts';
import { highlight } from '../../src/samples/highlight.ts';

const URL = 'https://api.example.com';
const ADDRESS = '/v1/finance/iban?country=DE&seed=42';

/** A line of code as HTML, with `@` in place of the address. */
const wrap = (code: string, language: string): string =>
  wrapLines(
    toHtml(code.replace('@', `${URL}@`), highlight(code.replace('@', `${URL}@`), language)).replace(
      '@',
      breakable(ADDRESS),
    ),
  );

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"');

test.each([
  ["curl '@' \\", 'bash', `42'<span class="code-end"> \\</span></span>`],
  [`  -H 'Content-Type: application/json' \\`, 'bash', `'<span class="code-end"> \\</span></span>`],
  ['    "@",', 'python', '42"<span class="code-end">,</span></span>'],
  ['  URI.create("@"))', 'java', '42"<span class="code-end">))</span></span>'],
  ["Invoke-RestMethod -Uri '@' `", 'powershell', '42\'<span class="code-end"> `</span></span>'],
  [`  "type": "${URL}/problems/other",`, 'json', 'other"<span class="code-end">,</span></span>'],
  ["fetch('@', {", 'javascript', `42'<span class="code-end">,</span></span>`],
])('the end of %s stays together, and the text is the same', (line, language, end) => {
  const html = wrap(line, language);
  expect(html).toContain(end);
  expect(textOf(html)).toBe(line.replace('@', URL + ADDRESS));
});

test.each([
  ['', 0],
  ['  ', 0],
  ['      ', 1],
  ['\t\t', 2],
  [' '.repeat(40), 3],
])('a long line that starts with %j is indented by level %i', (indentation, level) => {
  const line = `${indentation}"detail": "one two three four five six"`;
  expect(wrapLines(line)).toBe(`<span class="code-line${level}">${line}</span>`);
});

test('a line that fits into every box has no element', () => {
  expect(wrapLines('  "seed": 42\n}')).toBe('  "seed": 42\n}');
});

test('the URL of a picture stays as it is', () => {
  const url = 'data:image/svg+xml,%3Csvg%20a%3D"http://www.w3.org/2000/svg"'.replaceAll('"', "'");
  const picture = `<img class="thumbnail" alt="" src="${url}">`;
  expect(wrapLines(`    ${picture}"${'x.y'.repeat(20)}"`)).toContain(picture);
});
