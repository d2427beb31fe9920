import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compare, renderTable } from '../../bench/report.mts';
import type { Budget } from '../../bench/report.mts';

const budget = (most: number): Budget => ({ most, unit: 'B', what: 'bytes' });

describe('the bench holds figures against budgets', () => {
  test('a figure at its limit is kept, one above it is broken', () => {
    const rows = compare({ a: budget(10), b: budget(10) }, { a: 10, b: 11 }, { a: 99 });
    expect(rows.map(({ name, isKept, stock }) => [name, isKept, stock])).toEqual([
      ['a', true, 99],
      ['b', false, undefined],
    ]);
    expect(renderTable(rows)).toMatch(/^BROKEN {2}bytes +11 B +10 B$/m);
  });

  test('what could not be measured is broken', () => {
    expect(compare({ a: budget(10) }, { a: Number.NaN }).map(({ isKept }) => isKept)).toEqual([
      false,
    ]);
  });

  test('a figure without a budget and a budget without a figure are refused', () => {
    expect(() => compare({}, { a: 1 })).toThrow('No budget for a');
    expect(() => compare({ a: budget(1) }, {})).toThrow('Nothing was measured for a');
  });

  test('every budget says what it is about and in which unit', () => {
    const budgets = JSON.parse(readFileSync('bench/budgets.json', 'utf8')) as Record<
      string,
      Budget
    >;
    expect(Object.keys(budgets).length).toBeGreaterThan(10);
    for (const { most, unit, what } of Object.values(budgets)) {
      expect(Number.isFinite(most)).toBe(true);
      expect(['B', 'ms', 'x', '']).toContain(unit);
      expect(what).not.toBe('');
    }
  });
});
