import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { expect, test } from 'vitest';
import { toTwinProse } from '../../src/reference/print/markdown/prose';
import { plain } from '../../src/reference/print/markdown/text';
import { hasNoMarkup, readPlainProse } from '../../src/reference/pages/plainProse';
import { firstParagraph, toSafeMdx } from '../../src/reference/pages/prose';
import { createRandom } from '../support/random';

const PARTS = [
  ...['word', 'Word', 'é', '水', '😀', '“', '—', '7', 'www', 'http', 'import', 'export', 'a'],
  ...['.', '. ', ', ', ': ', ':', '; ', '-', ' - ', '(', ') ', '"', "'", '!', '?', '/', '%', '+'],
  ...[
    ' ',
    ' ',
    ' ',
    '  ',
    '\n',
    '\n',
    '\n\n',
    '\n\n\n',
    '=',
    '1. ',
    '1) ',
    '…',
    '\t',
    '\u00a0',
    '\r',
  ],
  ...['`a`', '`{b} <c> | \\d`', '` a`', '`a `', '``', '`\u0007`', '`\t`', '_', '*', '@', '\u0301'],
];

/** Texts without any markup at all are rare among those of all parts. */
const QUIET = PARTS.filter((part) => /^[\p{L}., \n"'?;1]+$|^`[a{]/u.test(part));

function createTexts(count: number): string[] {
  const random = createRandom(7);
  return Array.from({ length: count }, (_, index) => {
    const parts = index % 2 === 0 ? PARTS : QUIET;
    const length = 1 + Math.floor(random() * 12);
    return Array.from({ length }, () => parts[Math.floor(random() * parts.length)]).join('');
  });
}

const site = 'https://site.example/';
const place = { site, page: '/docs/api/a', hasTwin: () => false };

/** The same text, which has some markup after it, so that a parser reads all of it. */
function readByParser(text: string) {
  const marked = `${text}\n\n*end*`;
  const withoutEnd = (made: string) => made.replace(/(?:^|\n\n)_end_$/, '');
  return {
    page: withoutEnd(toSafeMdx(marked)),
    twin: withoutEnd(toTwinProse(marked, 3, place)),
    first: firstParagraph(marked).replace(/^end$/, ''),
  };
}

function read(text: string) {
  return { page: toSafeMdx(text), twin: toTwinProse(text, 3, place), first: firstParagraph(text) };
}

test('A text without markup is what a parser and a writer of Markdown make of it.', () => {
  const texts = createTexts(6000).filter((text) => readPlainProse(text) !== undefined);
  expect(texts.length).toBeGreaterThan(500);
  for (const text of texts) expect([text, read(text)]).toEqual([text, readByParser(text)]);
});

test('A line without markup is what a writer of Markdown makes of it.', () => {
  const lines = createTexts(3000).map((text) => text.replaceAll(/\s+/g, ' ').trim());
  const quiet = lines.filter((line) => line !== '' && hasNoMarkup(line));
  expect(quiet.length).toBeGreaterThan(300);
  for (const value of quiet) {
    const tree = { type: 'paragraph' as const, children: [{ type: 'text' as const, value }] };
    expect(plain(value)).toBe(toMarkdown(tree, { extensions: [gfmToMarkdown()] }).trimEnd());
  }
});

test.each([
  ...[
    '*a*',
    'a_b',
    '# a',
    '- a',
    '1. a',
    '> a',
    'a | b',
    '    a',
    'a  \nb',
    'a\n---',
    'a\n===',
    'a\\',
  ],
  ...['<b>', '{a}', '&amp;', '[a](/b)', '~a~', 'a@b.example', 'https://a.example', 'www.a.example'],
  ...[
    'import a',
    'export a',
    ':::note',
    'a :b',
    '``a``',
    '`a',
    'a\u00a0b',
    'a\u200bb',
    'a\tb',
    'a\r\nb',
  ],
])('What may be markup is left to the parser: %j.', (text) => {
  expect(readPlainProse(text)).toBeUndefined();
  expect(readPlainProse(`Words\n\n${text}`)).toBeUndefined();
});
