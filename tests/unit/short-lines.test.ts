import { styleText } from 'node:util';
import { expect, test } from 'vitest';
import { shortenLines } from '../support/shortLines.ts';

const long = 'page '.repeat(100);

test.each([
  ['a line that is short', 'short', 'short'],
  ['the colours of a short line', '\u001b[31mshort\u001b[39m', '\u001b[31mshort\u001b[39m'],
  ['the end of a long line', long, `${long.slice(0, 300)} … (500 characters)`],
  [
    'the end and the colours of a long line between others',
    `first\n${styleText('red', long, { validateStream: false })}\nlast`,
    `first\n${long.slice(0, 300)} … (500 characters)\nlast`,
  ],
])('shortenLines keeps or cuts %s', (_, text, expected) => {
  expect(shortenLines(text)).toBe(expected);
});
