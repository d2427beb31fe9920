import { styleText } from 'node:util';
import { expect, test } from 'vitest';
import { shortenLines } from '../support/shortLines.ts';

const long = 'page '.repeat(100);

test.each([
  ['a short line is kept', 'short', 'short'],
  ['a short line keeps its colours', '\u001b[31mshort\u001b[39m', '\u001b[31mshort\u001b[39m'],
  ['a long line is cut, and its length is given', long, `${long.slice(0, 300)} … (500 characters)`],
  [
    'a long line between others loses its colours',
    `first\n${styleText('red', long, { validateStream: false })}\nlast`,
    `first\n${long.slice(0, 300)} … (500 characters)\nlast`,
  ],
])('%s', (_, text, expected) => {
  expect(shortenLines(text)).toBe(expected);
});
