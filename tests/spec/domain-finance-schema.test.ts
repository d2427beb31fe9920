import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { finance } from '../../src/engine/tags/finance.ts';
import { produceResponse } from '../../src/engine/produce.ts';
import { completeArguments } from '../../src/cli/samples/record.ts';
import type { Argument } from '../../src/engine/request.ts';
import { operations, successOf } from './description.ts';
import type { Operation } from './description.ts';

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats(ajv);

const described = operations.filter(({ name }) => name.startsWith('finance/'));

/** One query for each value that a parameter may have, at least its limits and its example. */
function queriesOf({ parameters = [] }: Operation): Record<string, Argument>[] {
  const own = parameters.filter(({ name }) => !['count', 'seed'].includes(name));
  return own.flatMap(({ name, example, schema }) => {
    const limits = ['min', 'max'].includes(name) ? [] : [schema['minimum'], schema['maximum']];
    const listed =
      schema.type === 'boolean' ? [true, false] : ((schema['enum'] ?? []) as unknown[]);
    const values = [...listed, ...limits, example].filter((value) => value !== undefined);
    return values.map((value) => ({ [name]: value as Argument }));
  });
}

describe('finance', () => {
  test.each(described)('$name: fresh values of every documented request fit the schema', (each) => {
    const make = finance[each.name.replace('finance/', '')];
    if (!make) throw new Error(`src/engine/tags/finance.ts has no generator for ${each.name}`);
    const validate = ajv.compile(successOf(each).schema);
    for (const query of [{}, ...queriesOf(each.operation)]) {
      for (const seed of [1, 2, 3, 4, 5]) {
        const request = { query: { ...query, count: 100, seed } };
        const response = produceResponse(make, completeArguments(each.operation, request));
        expect(
          validate(response) ? '' : ajv.errorsText(validate.errors),
          JSON.stringify(query),
        ).toBe('');
      }
    }
  });
});
