import { describe, expect, test } from 'vitest';
import { Refusal } from '../../src/engine/refusal.ts';
import { fresh, recordedAndFresh } from './faults.ts';

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const range = (values: number[]) => [Math.min(...values), Math.max(...values)];

const VALUES = { M: 1000, D: 500, C: 100, L: 50, X: 10, V: 5, I: 1 };

/** The number that a Roman numeral means: a letter before a greater one is subtracted. */
function readRoman(numeral: string): number {
  const letters = [...numeral.toUpperCase()].map((letter) => VALUES[letter as keyof typeof VALUES]);
  return sum(letters.map((value, at) => (value < (letters[at + 1] ?? 0) ? -value : value)));
}

describe('a number', () => {
  test('truth values follow their probability, and 0 and 1 leave nothing to chance', () => {
    const share = (probability: number) =>
      sum(fresh<boolean>('number/boolean', { probability }).map(Number)) / 300;
    expect([share(0), share(1)]).toEqual([0, 1]);
    expect(Math.abs(share(0.9) - 0.9)).toBeLessThan(0.06);
    expect(Math.abs(share(0.5) - 0.5)).toBeLessThan(0.1);
  });

  test('integers reach both limits, keep them, and are multiples', () => {
    expect(range(fresh('number/integer', { min: -2, max: 3 }))).toEqual([-2, 3]);
    const steps = fresh<number>('number/integer', { min: 7, max: 31, multipleOf: 5 });
    expect([...new Set(steps)].sort((a, b) => a - b)).toEqual([10, 15, 20, 25, 30]);
    expect(() => fresh('number/integer', { min: 7, max: 9, multipleOf: 5 })).toThrow(Refusal);
  });

  test('floats have no more decimals than asked for, and reach limits that are on the grid', () => {
    const grid = fresh<number>('number/float', { min: 0.07, max: 0.12, decimals: 2 });
    expect(range(grid)).toEqual([0.07, 0.12]);
    expect(grid.filter((value) => !/^0\.\d{1,2}$/.test(String(value)))).toEqual([]);
    expect(fresh('number/float', { min: 0.07, max: 0.07, decimals: 2 })).toContain(0.07);
    expect(() => fresh('number/float', { min: 0.01, max: 0.04, decimals: 1 })).toThrow('decimals');
    expect(fresh<number>('number/float').filter((value) => value < 0 || value >= 1)).toEqual([]);
  });

  test('big integers keep to limits of any size, and spread evenly over small ones', () => {
    const [min, max] = [-(2n ** 63n), 2n ** 63n - 1n];
    const signed = fresh('number/big-integer', { min: String(min), max: String(max) }).map(BigInt);
    expect(signed.filter((value) => value < min || value > max)).toEqual([]);
    expect(signed.some((value) => value < 0n) && signed.some((value) => value > 0n)).toBe(true);
    expect(recordedAndFresh('number/big-integer').some((value) => BigInt(value) > max)).toBe(true);
    const small = fresh('number/big-integer', { min: '1', max: '6' });
    const counts = ['1', '2', '3', '4', '5', '6'].map(
      (face) => small.filter((value) => value === face).length,
    );
    expect(Math.min(...counts)).toBeGreaterThan(30);
  });

  test('Roman numerals lie within the limits when they are read', () => {
    expect([readRoman('MMMDCCCLXXXVIII'), readRoman('mcmxc')]).toEqual([3888, 1990]);
    const pages = fresh('number/roman-numeral', { min: 4, max: 9, casing: 'lower' });
    expect(range(pages.map(readRoman))).toEqual([4, 9]);
    expect(new Set(pages)).toEqual(new Set(['iv', 'v', 'vi', 'vii', 'viii', 'ix']));
    expect(range(recordedAndFresh('number/roman-numeral').map(readRoman))[1]).toBeLessThan(4000);
  });

  test('fractions are the percentages divided by a hundred', () => {
    const query = { min: -20, max: 25, decimals: 1 };
    const percentages = fresh<number>('number/percentage', query);
    expect(range(percentages)[0]).toBeGreaterThanOrEqual(-20);
    expect(range(percentages)[1]).toBeLessThanOrEqual(25);
    const fractions = fresh<number>('number/percentage', { ...query, fraction: true });
    expect(fractions.map((value) => Math.round(value * 1000) / 10)).toEqual(percentages);
  });

  test('a roll shows its dice, drops the lowest and adds the modifier', () => {
    interface Roll {
      notation: string;
      rolls: number[];
      total: number;
    }
    const query = { dice: 4, sides: 8, dropLowest: 1, modifier: -2 };
    for (const { notation, rolls, total } of fresh<Roll>('number/dice-roll', query)) {
      expect(notation).toBe('4d8dl1-2');
      expect(rolls).toHaveLength(4);
      expect(total).toBe(sum(rolls) - Math.min(...rolls) - 2);
    }
    const scores = fresh<Roll>('number/dice-roll', { dice: 4, dropLowest: 1 });
    expect(Math.abs(sum(scores.map(({ total }) => total)) / scores.length - 12.24)).toBeLessThan(
      0.5,
    );
  });
});
