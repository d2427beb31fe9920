import { faker } from '@faker-js/faker';
import { describe, expect, test } from 'vitest';
import { withUniqueKeys } from '../../src/composite/shared/uniqueKeys.ts';
import { RetryBudget } from '../../src/retries.ts';

/** Generates three records with unique keys. The generator numbers its records. */
function createThree(keyOf: (record: number) => string | undefined): number[] {
  let made = 0;
  const generate = withUniqueKeys(
    () => () => {
      made += 1;
      return made;
    },
    (record) => [keyOf(record)],
  );
  const create = generate(undefined, { retries: new RetryBudget() });
  return Array.from({ length: 3 }, () => create(faker));
}

describe('withUniqueKeys', () => {
  test.each([
    ['different keys', String, [1, 2, 3]],
    ['a repeated key', (record: number) => String(record >> 1), [1, 2, 4]],
    ['records without a key', () => undefined, [1, 2, 3]],
  ])('creates a record again if the key of the record is not new: %s', (_, keyOf, records) => {
    expect(createThree(keyOf)).toEqual(records);
  });
});
