import { sum } from '../measures.ts';
import { EVERY_REQUEST } from '../values.ts';
import type { Query, ValueCase } from '../values.ts';

const VALUES: Record<string, number> = { M: 1000, D: 500, C: 100, L: 50, X: 10, V: 5, I: 1 };

function isWithinLimits(numeral: string, { min, max }: Query): boolean {
  const values = [...numeral.toUpperCase()].map((letter) => VALUES[letter] ?? NaN);
  // In a Roman numeral, a letter before a letter of higher value is subtracted.
  const value = sum(values.map((each, at) => (each < (values[at + 1] ?? 0) ? -each : each)));
  return value >= Number(min) && value <= Math.min(3999, Number(max));
}

interface Roll {
  notation: string;
  rolls: number[];
  total: number;
}

/** Returns whether a roll lists its dice, drops the lowest dice and adds the modifier. */
function showsItsDice(roll: Roll, query: Query): boolean {
  const { dice, sides, dropLowest = 0, modifier = 0 } = query as Record<string, number>;
  const kept = [...roll.rolls].sort((a, b) => a - b).slice(dropLowest);
  const signed = modifier > 0 ? `+${modifier}` : modifier || '';
  return (
    roll.notation === `${dice}d${sides}${dropLowest ? `dl${dropLowest}` : ''}${signed}` &&
    roll.rolls.length === dice &&
    roll.total === sum(kept) + modifier
  );
}

const SIGNED = { min: String(-(2n ** 63n)), max: String(2n ** 63n - 1n) };

const fitsIn64Bits = (value: string): boolean => BigInt.asIntN(64, BigInt(value)) === BigInt(value);

const PERCENTS = { min: -20, max: 25, decimals: 1 };

const toPercent = (fraction: number): number => Math.round(fraction * 1000) / 10;

const isSafe = (value: number): boolean => value <= Number.MAX_SAFE_INTEGER;

const [MEAN, DEVIATION] = [50, 20];
const VARIANCE = Math.log(1 + (DEVIATION / MEAN) ** 2);

/** Shares of a normal distribution below a limit, each with the limit in standard deviations from the mean. */
const NORMAL_SHARES = [
  [0.0228, -2],
  [0.1587, -1],
  [0.5, 0],
  [0.8413, 1],
  [0.9772, 2],
] as const;

const QUANTILES: readonly [kind: string, quantile: (share: number, z: number) => number][] = [
  ['normal', (_, z) => MEAN + z * DEVIATION],
  ['log-normal', (_, z) => MEAN * Math.exp(z * Math.sqrt(VARIANCE) - VARIANCE / 2)],
  ['exponential', (share) => -MEAN * Math.log(1 - share)],
];

export const cases: readonly ValueCase[] = [
  ['boolean', { probability: 0 }, ['false']],
  ['boolean', { probability: 1 }, ['true']],
  ['integer', { min: -2, max: 3 }, ['-2', '-1', '0', '1', '2', '3']],
  ['integer', { min: 7, max: 31, multipleOf: 5 }, ['10', '15', '20', '25', '30']],
  // Values can be equal to limits that have the requested number of decimals.
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
  ['roman-numeral', EVERY_REQUEST, isWithinLimits],
  ['dice-roll', EVERY_REQUEST, showsItsDice],
  ['dice-roll', { dice: 1, sides: 6 }, { share: 1 / 6, of: ({ total }: Roll) => total === 6 }],
  ...[0.1, 0.5, 0.9].map((probability): ValueCase => {
    return ['boolean', { probability }, { share: probability, of: Boolean }];
  }),
  ['big-integer', SIGNED, fitsIn64Bits],
  ['big-integer', SIGNED, { share: 1 / 2, of: /-/ }],
  ['big-integer', { min: '1', max: '6' }, { share: 1 / 6, of: /6/ }],
  ['percentage', PERCENTS, { sameAs: { ...PERCENTS, fraction: true }, convert: toPercent }],
  ['sequence', {}, { range: [1, 100] }],
  ['sequence', { start: 101, step: 10 }, { range: [101, 1091] }],
  ['sequence', { start: 1, step: -1 }, { range: [-98, 1] }],
  ['sequence', { start: 1e15, step: 1e9 }, { range: [1e15, 1e15 + 99e9] }],
  ...QUANTILES.flatMap(([kind, quantile]) =>
    NORMAL_SHARES.map(([share, z]): ValueCase => {
      const of = (value: number) => value <= quantile(share, z);
      const query = { kind, mean: MEAN, deviation: DEVIATION, decimals: 8 };
      return ['distributed-number', query, { share, of }];
    }),
  ),
  ...[2, 8, 16].flatMap((radix): ValueCase[] => [
    ['radix-number', { radix, digits: 32 }, { size: radix, of: Array.from<string> }],
    ...Array.from('0123456789abcdef'.slice(0, radix), (digit): ValueCase => {
      const of = (number: string) => number.endsWith(digit);
      return ['radix-number', { radix, digits: 32 }, { share: 1 / radix, of }];
    }),
    [
      'radix-number',
      { radix, min: 300, max: 305, digits: 1 },
      { range: [300, 305], of: (number: string) => parseInt(number, radix) },
    ],
    [
      'radix-number',
      // `Number` can parse the values, because JavaScript literals have the same prefixes.
      { radix, min: 300, max: 305, digits: 1, prefixed: true, casing: 'upper' },
      { range: [300, 305], of: Number },
    ],
    ['radix-number', { radix, min: 0 }, (number: string) => isSafe(parseInt(number, radix))],
  ]),
];
