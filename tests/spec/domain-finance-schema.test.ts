import { describe, expect, test } from 'vitest';
import { faultsOf, operationsOf } from './faults.ts';
import type { Query } from './faults.ts';

const isEmpty = ({ min, max }: Query) => Number(min) > Number(max);

/** Requests that contradict themselves, so that the answer is 400. */
const REFUSED: Record<string, (query: Query) => boolean> = {
  'finance/amount': isEmpty,
  'finance/transaction': isEmpty,
};

describe('finance', () => {
  test.each(operationsOf('finance'))('$name: fresh values fit the schema', (described) => {
    expect(faultsOf(described, REFUSED[described.name])).toEqual([]);
  });
});
