import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { synthesize } from '../../bench/growth/synthesize.mts';
import { readPhases } from '../../bench/builds.mts';
import { compare, renderRows, renderTable } from '../../bench/report.mts';
import type { Budget, Budgets } from '../../bench/report.mts';
import type { Description } from '../../src/reference/read/types';

const budget = (most: number): Budget => ({ most, unit: 'B', what: 'bytes' });

describe('the bench holds figures against budgets', () => {
  test('a figure at its limit is kept, one above it is broken', () => {
    const rows = compare({ a: budget(10), b: budget(10) }, { a: 10, b: 11 }, { a: 99 });
    expect(rows.map(({ name, isKept, stock }) => [name, isKept, stock])).toEqual([
      ['a', true, 99],
      ['b', false, undefined],
    ]);
    expect(renderRows(rows)).toMatch(/^BROKEN {2}bytes +11 B +10 B$/m);
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
    const budgets = JSON.parse(readFileSync('bench/budgets.json', 'utf8')) as Budgets;
    const all = Object.values(budgets).flatMap((part) => Object.values(part));
    expect(all.length).toBeGreaterThan(10);
    for (const { most, unit, what } of all) {
      expect(Number.isFinite(most)).toBe(true);
      expect(['B', 'MB', 'ms', 's', 'x', '']).toContain(unit);
      expect(what).not.toBe('');
    }
  });

  test('figures stand below each other at their ends, texts at their beginnings', () => {
    const table = [
      ['page', 'bytes'],
      ['home', 1.23456],
      ['a', 12345],
    ];
    expect(renderTable(table)).toBe('page  bytes\nhome  1.235\na     12345');
  });
});

describe('the bench measures the build by its phases', () => {
  const line = (wall: number, text: string) => ({ wall, cpu: wall * 2, text });
  const lines = [
    line(1, 'Name: 3 operations, 4 pages in docs/api (1.0 s)'),
    line(3, '[PERF] Build > en > Load site - 2.00 seconds!'),
    line(6, '[PERF] Build > en > Bundling with rspack - 3.00 seconds!'),
    line(10, '[PERF] Build > en > SSG - 4.00 seconds!'),
  ];

  test('each phase lasts from the end of the one before', () => {
    const phases = readPhases({ lines, wall: 15, cpu: 31 });
    expect(Object.values(phases).map(({ wall }) => wall)).toEqual([1, 2, 3, 4, 5]);
    expect(Object.values(phases).map(({ cpu }) => cpu)).toEqual([2, 4, 6, 8, 11]);
  });

  test('a phase without an end is a failure', () => {
    const others = lines.slice(0, 2);
    expect(() => readPhases({ lines: others, wall: 15, cpu: 31 })).toThrow('"compile"');
  });
});

describe('the bench grows the description', () => {
  const operation = (name: string) => ({
    operationId: `generate-an-${name}`,
    summary: `Generate an ${name}`,
    description: 'Text.',
    tags: ['things'],
    parameters: [{ name: 'count', in: 'query', description: 'How many.', example: 1 }],
    responses: { '200': { description: 'Things.' } },
  });
  const source = {
    openapi: '3.1.1',
    info: { title: 'Name', version: '1' },
    tags: [{ name: 'things', 'x-displayName': 'Things' }],
    paths: Object.fromEntries(
      ['apple', 'olive', 'onion'].map((name) => [`/v1/things/${name}`, { get: operation(name) }]),
    ),
  } as Description;
  const grown = synthesize(source, 40);
  const operations = Object.values(grown.paths ?? {}).flatMap(({ get }) => (get ? [get] : []));

  test('there are as many operations as were asked for, each with a name of its own', () => {
    expect(operations).toHaveLength(40);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(40);
    expect(operations[0]).toEqual(operation('apple'));
    expect(operations[39]?.operationId).toMatch(/^generate-a-\w+-apple$/);
  });

  test('their tags are described and their texts differ', () => {
    const tags = new Set(grown.tags?.map(({ name }) => name));
    expect(operations.flatMap((each) => each.tags ?? []).every((tag) => tags.has(tag))).toBe(true);
    expect(new Set(operations.map(({ description }) => description)).size).toBeGreaterThan(20);
    expect(operations[39]?.parameters?.[0]).toMatchObject({ name: 'count', example: 1 });
  });
});
