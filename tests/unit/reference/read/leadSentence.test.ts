import { expect, test } from 'vitest';
import { readLead, splitLead } from '../../../../src/reference/read/leadSentence.ts';

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
])('the description %j is split after the first sentence', (markdown, lead, rest) => {
  expect(splitLead(markdown)).toEqual([lead, rest]);
});

test('the first sentence of a description is converted to plain text on one line', () => {
  expect(readLead('# Title\n\nText')).toBe('');
  expect(readLead('Text with *emphasis*,\n`code` and [a link](/x). More.')).toBe(
    'Text with emphasis, code and a link.',
  );
});
