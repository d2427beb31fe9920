import { expect, test } from 'vitest';
import { readPromise, splitPromise } from '../../../../src/reference/read/promise.ts';

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
])('the description %j is split after the first sentence', (markdown, promise, rest) => {
  expect(splitPromise(markdown)).toEqual([promise, rest]);
});

test('the first sentence of a description is converted to plain text on one line', () => {
  expect(readPromise('# Title\n\nText')).toBe('');
  expect(readPromise('Text with *emphasis*,\n`code` and [a link](/x). More.')).toBe(
    'Text with emphasis, code and a link.',
  );
});
