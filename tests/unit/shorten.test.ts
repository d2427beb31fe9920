import { expect, test } from 'vitest';
import { shorten } from '../../src/reference/read/summary.ts';

const words = (count: number, length = 9): string =>
  Array<string>(count).fill('a'.repeat(length)).join(' ');

test('a description of 160 characters is left as it is', () => {
  expect(shorten(words(16) + 'a')).toHaveLength(160);
  expect(shorten('')).toBe('');
});

test('a longer one ends with a whole word and an ellipsis', () => {
  expect(shorten(words(17))).toBe(`${words(15)} …`);
  expect(shorten(words(20, 10))).toBe(`${words(14, 10)} …`);
  expect(shorten(`${words(15)}  \n ${'b'.repeat(30)}`)).toBe(`${words(15)} …`);
});

test('one without a space is cut', () => {
  expect(shorten('a'.repeat(161))).toBe(`${'a'.repeat(158)} …`);
});
