import { describe, expect, test } from 'vitest';
import { findBrokenRules } from '../../src/http/rules.ts';
import { hasMultiple } from '../../src/multiples.ts';
import type { Argument } from '../../src/generator.ts';
import type { Rule } from '../../src/engineTable.ts';

type Condition = Omit<Rule, 'parameters' | 'description'>;

function holds(condition: Condition, given: Record<string, Argument>): boolean {
  const rule = { parameters: ['a'], description: 'It must hold.', ...condition };
  return findBrokenRules([rule], given).length === 0;
}

describe('a rule between parameters', () => {
  test.each<[Condition, Record<string, Argument>, boolean]>([
    [{ atMost: ['a', 'b'] }, { a: 1, b: 2 }, true],
    [{ atMost: ['a', 'b'] }, { a: 2, b: 2 }, true],
    [{ atMost: ['a', 'b'] }, { a: 2.5, b: 2 }, false],
    [{ atMost: ['a', 'b'] }, { a: 3 }, true],
    [{ atMost: ['a', 'b'] }, { b: 3 }, true],
    [{ atMost: ['a', 5] }, { a: 6 }, false],
    // These numbers exceed 2^53, so a double would round both to the same value.
    [{ atMost: ['a', 'b'] }, { a: '9007199254740993', b: '9007199254740992' }, false],
    [{ atMost: ['a', 'b'] }, { a: '9', b: '10' }, true],
    [{ atMost: ['a', 'b'] }, { a: '5', b: '~' }, true],
    [{ atMost: ['a', 'b'] }, { a: 'b', b: 'a' }, false],
    [{ atMost: ['a', 'b'] }, { a: '2025-01-01T01:00:00+02:00', b: '2025-01-01T00:00:00Z' }, true],
    [{ atMost: ['a', 'b'] }, { a: '2025-01-02', b: '2025-01-01' }, false],
    [{ atMost: [0, 'a'] }, { a: '1970-01-01T00:00:00+01:00' }, false],
    [{ atMost: [{ items: 'a' }, 'b'] }, { a: ['x', 'y'], b: 2 }, true],
    [{ atMost: [{ items: 'a' }, 'b'] }, { a: ['x', 'y'], b: 1 }, false],
    [{ atMost: [{ length: 'a' }, 'b'] }, { a: 'abc', b: 3 }, true],
    [{ atMost: [{ length: 'a' }, 'b'] }, { a: 'abcd', b: 3 }, false],
    [{ atMost: [{ plus: [{ length: 'a' }, 1] }, 'b'] }, { a: 'abc', b: 3 }, false],
    [{ atMost: [{ plus: ['a', 'b'] }, 5] }, { a: 3, b: 3 }, false],
    [{ atMost: [{ plus: ['a', 'b'] }, 5] }, { a: 9 }, true],
    [{ atMost: [2026, { year: 'a', plusDays: 1 }] }, { a: '2025-12-31T23:00:00Z' }, true],
    [{ atMost: [2026, { year: 'a', plusDays: 1 }] }, { a: '2025-12-30T23:00:00Z' }, false],
    [{ atMost: ['a', { year: 'b' }] }, { a: 2026, b: '2025-12-31T23:00:00-05:00' }, true],
    [{ atMost: ['a', { year: 'b' }] }, { a: 2026, b: '2025-12-31T23:00:00Z' }, false],
    [{ atMost: ['a', { days: ['b', 'c'] }] }, { a: 3, b: '2025-02-27', c: '2025-03-01' }, true],
    [{ atMost: ['a', { days: ['b', 'c'] }] }, { a: 4, b: '2025-02-27', c: '2025-03-01' }, false],
    [
      { atMost: ['a', { days: ['b', 'c'] }] },
      { a: 1, b: '2025-02-27T12:00:00Z', c: '2025-02-27' },
      true,
    ],
    [{ atMost: ['a', { days: ['b', 'c'] }] }, { a: 1, b: '2025-02-28', c: '2025-02-27' }, false],
    [{ different: ['a', 'b'] }, { a: 'x', b: 'x' }, false],
    [{ different: ['a', 'b'] }, { a: 'x', b: 'y' }, true],
    [{ different: ['a', 'b'] }, {}, true],
    [{ multiple: ['a', 'b', 'c'] }, { a: 5, b: 11, c: 14 }, false],
    [{ multiple: ['a', 'b', 'c'] }, { a: 5, b: 11, c: 15 }, true],
    [{ multiple: ['a', 'b', 'c'] }, { a: 5, b: 14, c: 11 }, true],
    [{ multiple: [{ decimals: 'a' }, 'b', 'c'] }, { a: 1, b: 0.01, c: 0.04 }, false],
    [{ multiple: [{ decimals: 'a' }, 'b', 'c'] }, { a: 2, b: 0.01, c: 0.04 }, true],
    [{ schema: { required: ['b'] } }, { a: 1 }, false],
    [{ schema: { required: ['a'] } }, { a: 1 }, true],
    [{ when: { required: ['b'] }, atMost: ['a', 0] }, { a: 1 }, true],
    [{ when: { required: ['a'] }, atMost: ['a', 0] }, { a: 1 }, false],
  ])('with the condition %j allows the arguments %j: %s', (condition, given, expected) => {
    expect(holds(condition, given)).toBe(expected);
  });

  test('is reported in the order of the OpenAPI document if a request breaks several rules', () => {
    const rule = (max: number): Rule => ({
      parameters: ['a'],
      description: `a must not be greater than ${max}.`,
      atMost: ['a', max],
    });
    const broken = findBrokenRules([rule(3), rule(9), rule(1)], { a: 5 });
    expect(broken.map(({ atMost }) => atMost?.[1])).toEqual([3, 1]);
  });
});

describe('hasMultiple', () => {
  test.each([
    [0.01, 0.07, 0.07, true],
    [0.01, 0.29, 0.29, true],
    [0.01, 0.071, 0.079, false],
    [1, -0.5, 0.5, true],
    [7, 1e15, 1e15, false],
    [1_000_000_000, 1_000_000_001, 1_999_999_999, false],
    [1e-6, 999_999_999.999999, 1_000_000_000, true],
  ])('finds a multiple of %d from %d to %d: %s', (step, from, to, expected) => {
    expect(hasMultiple(step, from, to)).toBe(expected);
  });
});
