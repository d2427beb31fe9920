import type { Row } from '../values.ts';

export const rows: readonly Row[] = [
  ['boolean', { probability: 0 }, ['false']],
  ['boolean', { probability: 1 }, ['true']],
  ['integer', { min: -2, max: 3 }, ['-2', '-1', '0', '1', '2', '3']],
  ['integer', { min: 7, max: 31, multipleOf: 5 }, ['10', '15', '20', '25', '30']],
  // Limits that are multiples of the last decimal are reached.
  ['float', { min: 0.09, max: 0.12, decimals: 2 }, ['0.09', '0.1', '0.11', '0.12']],
  ['float', { min: 0.07, max: 0.07, decimals: 2 }, ['0.07']],
  ['float', { min: 0, max: 1 }, /^(0|0\.\d+|1|\d\.?\d*e-\d+)$/],
  ['float', { min: 0.01, max: 0.04, decimals: 1 }, { error: /No number with so few decimals/ }],
  ['roman-numeral', { min: 4, max: 9, casing: 'lower' }, ['iv', 'v', 'vi', 'vii', 'viii', 'ix']],
  ['big-integer', { min: '1', max: '6' }, ['1', '2', '3', '4', '5', '6']],
  ['distributed-number', { decimals: 1 }, /^-?\d+(\.\d)?$/],
  ['distributed-number', { deviation: 0, mean: -3 }, ['-3']],
  [
    'distributed-number',
    { kind: 'log-normal', mean: 0.001, deviation: 100, decimals: 10 },
    /^[^-]/,
  ],
  [
    'radix-number',
    { radix: 2, digits: 10, group: 4, prefixed: true },
    /^0b[01]{2}_[01]{4}_[01]{4}$/,
  ],
  ['radix-number', { digits: 8, group: 4 }, /^\w{4}_\w{4}$/],
  ['radix-number', { min: 65_536, max: 70_000, digits: 4 }, /^.{5}$/],
  ['radix-number', { max: 7, digits: 4 }, /^000[0-7]$/],
];
