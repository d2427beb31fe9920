import { describe, expect, test } from 'vitest';
import { rejectedParameters } from './support/engine.ts';
import { rangeOf, shareOf, sum } from './measures.ts';
import { drawValues, recordedValues, testAnswers, testValues } from './values.ts';

interface Roll {
  notation: string;
  rolls: number[];
  total: number;
}

const VALUES = { M: 1000, D: 500, C: 100, L: 50, X: 10, V: 5, I: 1 };

/** The number that a Roman numeral means: a letter before a greater one is subtracted. */
function readRoman(numeral: string): number {
  const letters = [...numeral.toUpperCase()].map((letter) => VALUES[letter as keyof typeof VALUES]);
  return sum(letters.map((value, at) => (value < (letters[at + 1] ?? 0) ? -value : value)));
}

testValues('number', [
  ['boolean', { probability: 0 }, ['false']],
  ['boolean', { probability: 1 }, ['true']],
  ['integer', { min: -2, max: 3 }, ['-2', '-1', '0', '1', '2', '3']],
  ['integer', { min: 7, max: 31, multipleOf: 5 }, ['10', '15', '20', '25', '30']],
  // Limits that are on the grid of the decimals are reached.
  ['float', { min: 0.09, max: 0.12, decimals: 2 }, ['0.09', '0.1', '0.11', '0.12']],
  ['float', { min: 0.07, max: 0.07, decimals: 2 }, ['0.07']],
  ['float', { min: 0, max: 1 }, /^(0|0\.\d+|1|\d\.?\d*e-\d+)$/],
  ['roman-numeral', { min: 4, max: 9, casing: 'lower' }, ['iv', 'v', 'vi', 'vii', 'viii', 'ix']],
  ['big-integer', { min: '1', max: '6' }, ['1', '2', '3', '4', '5', '6']],
]);

testAnswers('number/roman-numeral', {
  'lies within the limits when it is read': (numeral, { min, max }) =>
    readRoman(numeral) >= Number(min) && readRoman(numeral) <= Math.min(3999, Number(max)),
});

testAnswers<Roll>('number/dice-roll', {
  'shows its dice, drops the lowest and adds the modifier': (roll, query) => {
    const { dice, sides, dropLowest, modifier } = query as Record<string, number | undefined>;
    const kept = [...roll.rolls].sort((a, b) => a - b).slice(dropLowest ?? 0);
    const more = modifier === undefined || modifier === 0 ? '' : modifier.toString();
    const suffix = (dropLowest ? `dl${dropLowest}` : '') + (Number(more) > 0 ? `+${more}` : more);
    return (
      roll.notation === `${dice}d${sides}${suffix}` &&
      roll.rolls.length === dice &&
      roll.total === sum(kept) + (modifier ?? 0)
    );
  },
});

describe('numbers', () => {
  test('the numerals 3888 and 1990 are read as such', () => {
    expect([readRoman('MMMDCCCLXXXVIII'), readRoman('mcmxc')]).toEqual([3888, 1990]);
  });

  test.each([0.1, 0.5, 0.9])('truth values follow a probability of %d', (probability) => {
    const values = drawValues<boolean>('number/boolean', { probability });
    expect(Math.abs(shareOf(values, Boolean) - probability)).toBeLessThan(0.1);
  });

  test('big integers keep to limits of any size, and spread evenly over small ones', () => {
    const [min, max] = [-(2n ** 63n), 2n ** 63n - 1n];
    const query = { min: String(min), max: String(max) };
    const signed = drawValues('number/big-integer', query).map(BigInt);
    expect(signed.filter((value) => value < min || value > max)).toEqual([]);
    expect(signed.some((value) => value < 0n) && signed.some((value) => value > 0n)).toBe(true);
    expect(recordedValues('number/big-integer').some((value) => BigInt(value) > max)).toBe(true);
    const faces = drawValues('number/big-integer', { min: '1', max: '6' });
    const shares = [...'123456'].map((face) => shareOf(faces, (value) => value === face));
    expect(Math.min(...shares)).toBeGreaterThan(0.1);
  });

  test('fractions are the percentages divided by a hundred', () => {
    const query = { min: -20, max: 25, decimals: 1 };
    const fractions = drawValues<number>('number/percentage', { ...query, fraction: true });
    expect(fractions.map((value) => Math.round(value * 1000) / 10)).toEqual(
      drawValues<number>('number/percentage', query),
    );
  });

  test('a limit that no number with so many decimals can keep is rejected', async () => {
    const query = { min: 0.01, max: 0.04, decimals: 1 };
    expect(await rejectedParameters('number/float', query)).toEqual(['min', 'max', 'decimals']);
  });

  test('the best three of four dice are 12.24 on average', () => {
    const totals = drawValues<Roll>('number/dice-roll', { dice: 4, dropLowest: 1 }).map(
      ({ total }) => total,
    );
    expect(Math.abs(sum(totals) / totals.length - 12.24)).toBeLessThan(0.5);
    expect(rangeOf(totals)[1]).toBeLessThanOrEqual(18);
  });
});
