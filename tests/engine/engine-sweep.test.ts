import { describe, expect, test } from 'vitest';
import { keeps } from '../support/requests.ts';
import { operations } from '../support/description.ts';
import { operationOf } from './engine.ts';
import { faultsOf } from './faults.ts';

// Where a parameter has no default, `engine-requests.test.ts` and the tests of the tag say what there is to ask.
const withDefaults = operations.filter(({ path }) => operationOf(path).required.length === 0);

describe('every value of a parameter, alone and with others, yields values that fit the schema or is refused by a rule of the description', () => {
  test.each(withDefaults)('$name', (described) => {
    const { rules } = operationOf(described.path);
    const refuses = (query: Parameters<typeof keeps>[1]) =>
      rules.some((rule) => !keeps(rule, query));
    expect(faultsOf(described, refuses)).toEqual([]);
  });
});
