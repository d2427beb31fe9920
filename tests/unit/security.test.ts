/** Page model of security schemes, on the pages of operations and on the introduction. */
import { describe, expect, test } from 'vitest';
import { createApi } from '../../src/reference/read/api.ts';
import type { OperationObject } from '../../src/reference/read/types.ts';
import { createSpec, viewOf } from '../support/api.ts';

const SCHEMES = {
  my_key: { type: 'apiKey', in: 'header', name: 'X-Key', description: 'With it.' },
} as const;

const viewWith = (security?: OperationObject['security']) =>
  viewOf(createApi(createSpec({ security }, { components: { securitySchemes: SCHEMES } })));

test('an operation names the key that it needs', () => {
  const { operations, schemes } = viewWith([{ my_key: [] }]);
  expect(operations[0]?.security.map((name) => schemes[name])).toMatchObject([
    { anchor: 'auth-my_key', field: { name: 'X-Key', type: 'key in header' } },
  ]);
});

test('an operation that needs nothing names nothing', () => {
  expect(viewWith([]).operations[0]?.security).toEqual([]);
  expect(viewWith([{}]).operations[0]?.security).toEqual([]);
});

describe('The page of the API', () => {
  const { my_key: scheme } = viewWith().schemes;

  test('has the name and the place of each scheme', () => {
    expect(scheme?.field).toMatchObject({ name: 'X-Key', type: 'key in header' });
  });

  test('has its description', () => {
    expect(scheme?.field.description?.source).toContain('With it.');
  });
});
