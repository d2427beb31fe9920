import { expect, test } from 'vitest';
import { firstParagraph, readPromise, splitPromise } from '../../src/reference/read/promise.ts';

test.each([
  ['One\ntwo.\n\nThree.', 'One\ntwo.', 'Three.'],
  ['One; two. Three.\nFour.\n\nFive.', 'One; two.', 'Three.\nFour.\n\nFive.'],
  [
    'Version 1.2 of `a. B`, and i.e. this. `C` is next.',
    'Version 1.2 of `a. B`, and i.e. this.',
    '`C` is next.',
  ],
  ['Is it (a *word*.)? Yes.', 'Is it (a *word*.)?', 'Yes.'],
  ['# Title\n\nText.', '', '# Title\n\nText.'],
  ['- a list only', '', '- a list only'],
  ['', '', ''],
])('splits %j after the first sentence', (markdown, promise, rest) => {
  expect(splitPromise(markdown)).toEqual([promise, rest]);
});

test('reads the promise as plain text on one line', () => {
  expect(readPromise('Text with *emphasis*,\n`code` and [a link](/x). More.')).toBe(
    'Text with emphasis, code and a link.',
  );
});

test.each([
  ['One\ntwo.\n\nThree.', 'One two.'],
  ['# Title\n\nText with *emphasis*.', 'Text with emphasis.'],
  ['- a list only', ''],
])('reads the first paragraph of %j', (markdown, text) => {
  expect(firstParagraph(markdown)).toBe(text);
});
