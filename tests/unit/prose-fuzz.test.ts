import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { expect, test } from 'vitest';
import { visibleText } from '../support/mdx.ts';
import { renderMarkdown } from '../support/prose.ts';
import { createRandom } from '../support/random.ts';
import { times } from '../support/sweep.ts';

/** What means something to Markdown, to MDX or to the documentation framework. */
const PARTS = [
  ...['{', '}', '<', '>', '</', '/>', '<b>', '<script>', '</script>', '<Foo', '={x}', '<?x', ']]>'],
  ...['`', '``', '```', '````', '~~~', 'mdx-code-block', '{/*', '*/}', '<!--', '-->', '<![CDATA['],
  ...['\n', '\n', '\n\n', '\n\n', '  ', '\t', '    ', '- ', '1. ', '> ', '# ', '## ', '- [ ] '],
  ...[
    '---',
    '***',
    '===',
    '*',
    '_',
    '**',
    '~~',
    '|',
    '\n\n| a | b |\n|---|---|\n| c | d |\n',
    '{#id}',
  ],
  ...['import x', 'export', 'import {a} from "b"', ':x', ':::note', '::a', '\\', '&lt;', '&#123;'],
  ...['&', '#', '[', ']', '(', ')', '"', "'", '$', '@', '%', '+', '=', '!', 'word', 'x', '1', ' '],
  ...['www.a.example', 'http://a.example/', 'a@b.example', '[a](/b)', '[^1]', '\n[r]: /c\n', '[r]'],
  ...['é', 'שלום', '😀', '\u2028', '\u00a0', '<a href="javascript:x">'],
];

/** How many texts. */
const TEXTS = times(60, 600);

const footnotes = ['gfmFootnoteDefinition', 'gfmFootnoteCall', 'gfmPotentialFootnoteCall'];

/** What the reference implementation of Markdown makes of a text, with HTML in it shown as text. */
function readMarkdown(text: string): string {
  return micromark(text, {
    extensions: [gfm(), { disable: { null: footnotes } }],
    htmlExtensions: [gfmHtml()],
  });
}

/** Images and links that are not followed are shown as their source instead, see other tests. */
function isShownAsSource(html: string): boolean {
  return /<img |href="(?!https?:|mailto:|#|\/)/.test(html);
}

function letters(html: string): string {
  return visibleText(html).replaceAll(/\s/g, '');
}

test('any mixture of awkward text is shown as Markdown shows it, and never runs', () => {
  const random = createRandom(20250101);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  const texts = Array.from({ length: TEXTS }, () =>
    Array.from({ length: 1 + Math.floor(random() * 12) }, () => pick(PARTS)).join(''),
  ).filter((text) => !isShownAsSource(readMarkdown(text)));
  expect(texts.length).toBeGreaterThan(TEXTS / 2);
  for (const text of texts) {
    const html = renderMarkdown(text);
    expect(letters(html), JSON.stringify(text)).toBe(letters(readMarkdown(text)));
    expect(html, JSON.stringify(text)).not.toMatch(/<(?:script|style|foo)\b/i);
  }
}, 60_000);
