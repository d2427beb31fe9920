import { expect, test } from 'vitest';
import { codeToHtml } from '../../../../src/components/CodeBlock/codeToHtml.ts';
import { highlight } from '../../../../src/samples/highlight.ts';
import { renderValuePreview } from '../../../../src/samples/valuePreview.ts';

const URL = 'https://api.example.com';
const PATH = '/v1/finance/iban?country=DE&seed=42';

const wrap = (line: string, language?: string): string =>
  codeToHtml(language === undefined ? line : highlight(line, language), { isWrapped: true });

const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&');

test.each([
  ["curl '@' \\", 'bash', `42'</span><span class="code-end"> \\</span></span></span>`],
  [
    `  -H 'Content-Type: application/json' \\`,
    'bash',
    `'</span><span class="code-end"> \\</span></span>`,
  ],
  ['    "@",', 'python', '42"</span>,</span></span>'],
  ['  URI.create("@"))', 'java', '42"</span>))</span></span>'],
  ["Get -Uri '@' `", 'powershell', `42'</span><span class="code-end"> \`</span></span></span>`],
  ["fetch('@', {", 'javascript', `42'</span>,</span> {</span>`],
])(
  'a line break is not possible between the URL and the end of the line in %s',
  (code, language, end) => {
    const line = code.replace('@', URL + PATH);
    const html = wrap(line, language);
    expect(html.slice(-end.length)).toBe(end);
    expect(textOf(html)).toBe(line);
  },
);

test('a line break is possible before the host, the path and each parameter of a URL', () => {
  expect(wrap(`curl '${URL}${PATH}'`, 'bash')).toBe(
    `<span class="code-line0"><span class="code-f">curl </span><wbr><span class="code-s">'${URL}</span>` +
      '<span class="code-s code-part">/v1/<wbr>finance/<wbr>iban</span>' +
      '<span class="code-s code-part">?country=<wbr>DE</span>' +
      `<span class="code-s code-part">&amp;seed=<wbr>42'</span></span>`,
  );
});

test.each([
  ['', 0],
  ['  ', 0],
  ['      ', 1],
  ['\t\t', 2],
  [' '.repeat(40), 3],
])(
  'a long line that starts with %j has the indentation class code-line%i',
  (indentation, level) => {
    const line = `${indentation}"detail": "one two three four five six"`;
    expect(wrap(line)).toBe(`<span class="code-line${level}">${line}</span>`);
  },
);

test('a line that fits on every screen has no element around it', () => {
  expect(wrap('  "seed": 42\n}')).toBe('  "seed": 42\n}');
});

test('an SVG image in JSON has a thumbnail, and URLs in the SVG code cannot break', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';
  const html = codeToHtml(JSON.stringify([svg]), { language: 'json', isWrapped: true });
  expect(html.match(/<img [^>]*>/g)).toEqual([renderValuePreview(svg)]);
  expect(html).not.toContain('code-part');
});
