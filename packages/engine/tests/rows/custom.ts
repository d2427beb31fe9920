import type { Row } from '../values.ts';

export const rows: readonly Row[] = [
  ['regex-match', { expression: '[\\u4e00-\\u9fa5]{2}' }, /^[\u4e00-\u9fa5]{2}$/],
  ['regex-match', { expression: '[一-龥]{2}' }, /^[\u4e00-\u9fa5]{2}$/],
  ['regex-match', { expression: '[가-힣]{3}' }, /^\p{Script=Hangul}{3}$/u],
  ['regex-match', { expression: '[\\u3400-\\u9fff]' }, /^[\u3400-\u9fff]$/],
  ['regex-match', { expression: '[\\u0000-\\uffff]{9}' }, /^\P{Surrogate}{9}$/u],
  ['regex-match', { expression: '[😀-🙏]' }, /^\p{Emoji}$/u],
  ['regex-match', { expression: '[b-da-e]' }, ['a', 'b', 'c', 'd', 'e']],
  [
    'regex-match',
    { expression: '[b-da-e]', unique: true },
    { error: /Must be at most 5 with unique/ },
  ],
];
