import { expect, test } from 'vitest';
import { describeWithWarning } from '../../src/reference/read/warning.ts';

test.each([
  ['Letters.\n\nMore.\n', 'Do not send.\n', 'Letters.\n\n**Warning:** Do not send.\n\nMore.'],
  ['Letters\nand digits.', 'Do not send.', 'Letters\nand digits.\n\n**Warning:** Do not send.'],
  ['Letters.', undefined, 'Letters.'],
  [undefined, 'Do not send.', '**Warning:** Do not send.'],
])('a description of %j and the warning %j is %j', (description, warning, expected) => {
  expect(describeWithWarning({ description, 'x-warning': warning })).toBe(expected);
});
