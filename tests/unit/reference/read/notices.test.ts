import { expect, test } from 'vitest';
import { describeWithNotices } from '../../../../src/reference/read/notices.ts';

const deprecation = { since: '2026-05-01', reason: 'Use a list.\n' };

test('a deprecation notice that names no replacement is placed before the warning', () => {
  const operation = {
    description: 'Letters.',
    'x-deprecated': deprecation,
    'x-warning': 'Beware.',
  };
  expect(describeWithNotices(operation)).toBe(
    'Letters.\n\n**Deprecated** since 1 May 2026. Use a list.\n\n**Warning:** Beware.',
  );
});

test.each([
  ['Letters.\n\nMore.\n', 'Do not send.\n', 'Letters.\n\n**Warning:** Do not send.\n\nMore.'],
  ['Letters\nand digits.', 'Do not send.', 'Letters\nand digits.\n\n**Warning:** Do not send.'],
  ['Letters.', undefined, 'Letters.'],
  [undefined, 'Do not send.', '**Warning:** Do not send.'],
])('the description %j with the warning %j becomes %j', (description, warning, expected) => {
  expect(describeWithNotices({ description, 'x-warning': warning })).toBe(expected);
});
