import type { Row } from '../values.ts';

const WEIGHTED = { items: ['a', 'b', 'c'], weights: [6, 3] };

const ORDERS = ['1,2,3', '1,3,2', '2,1,3', '2,3,1', '3,1,2', '3,2,1'];

/** A record with one field. */
const withField = (more: object) => ({
  fields: [{ name: 'a', generator: 'number.integer', ...more }],
});

const isNull = ({ a }: { a: unknown }): boolean => a === null;

export const rows: readonly Row[] = [
  ['regex-match', { expression: '[\\u4e00-\\u9fa5]{2}' }, /^[\u4e00-\u9fa5]{2}$/],
  ['regex-match', { expression: '[가-힣]{3}' }, /^\p{Script=Hangul}{3}$/u],
  ['regex-match', { expression: '[\\u0000-\\uffff]{9}' }, /^\P{Surrogate}{9}$/u],
  ['regex-match', { expression: '[😀-🙏]' }, /^\p{Emoji}$/u],
  ['regex-match', { expression: '^(?<answer>yes|no)[.!]$' }, ['no!', 'no.', 'yes!', 'yes.']],
  ['regex-match', { expression: 'a{1,3}' }, ['a', 'aa', 'aaa']],
  ['regex-match', { expression: 'b?' }, ['', 'b']],
  ['regex-match', { expression: '[^ -`{-~]' }, [...'abcdefghijklmnopqrstuvwxyz']],
  ['regex-match', { expression: 'c*' }, { range: ['', 'cccccccc'] }],
  ['regex-match', { expression: '[b-da-e]' }, ['a', 'b', 'c', 'd', 'e']],
  [
    'regex-match',
    { expression: '[b-da-e]', unique: true },
    { error: /Must be at most 5 with unique: the expression has no more matches\./ },
  ],
  ['list-item', WEIGHTED, { share: 0.6, of: /a/ }],
  ['list-item', WEIGHTED, { share: 0.3, of: /b/ }],
  ['list-item', WEIGHTED, { share: 0.1, of: /c/ }],
  ...ORDERS.map((order): Row => {
    const of = (list: number[]) => String(list) === order;
    return ['list-item', { items: [1, 2, 3], shuffled: true }, { share: 1 / 6, of }];
  }),
  [
    'list-item',
    { items: ['a', 'b'], weights: [3, 1], shuffled: true },
    { share: 3 / 4, of: ([first]: string[]) => first === 'a' },
  ],
  ['record', withField({ nullPercent: 25 }), { share: 1 / 4, of: isNull }],
  ['record', withField({ nullPercent: 100 }), isNull],
  [
    'record',
    withField({ list: { min: 2, max: 4 } }),
    { only: ['2', '3', '4'], of: ({ a }: { a: unknown[] }) => a.length },
  ],
];
