import { expect, test } from 'vitest';
import type { OperationView } from '../../../../src/reference/model/types.ts';
import { createApiWithOperation, createOperation, refTo } from '../../../support/api.ts';
import { createApiView } from '../../../../src/reference/view/api.ts';

/** Creates the views of two operations. The first operation has the given description. */
function viewsOf(description: string, maximum = 5): OperationView[] {
  const paths = {
    '/a': { get: createOperation({ operationId: 'a', description }) },
    '/b': { get: createOperation({ operationId: 'b' }) },
  };
  const components = { schemas: { Length: { type: 'integer', maximum } } };
  return createApiView(createApiWithOperation({}, { paths, components }).api).operations;
}

test('after an edit of an operation, only the page data of this operation is created again', () => {
  const [a, b] = viewsOf('Before.');
  const [edited, other] = viewsOf('After.');
  expect([a?.leadText, edited?.leadText]).toEqual(['Before.', 'After.']);
  expect(other).toBe(b);
});

test('after an edit of an operation, components that only other operations use are kept', () => {
  const componentsOf = (description: string) => {
    const parameters = [{ name: 'length', in: 'query' as const, schema: refTo('Size') }];
    const paths = {
      '/a': { get: createOperation({ operationId: 'a', description }) },
      '/b': { get: createOperation({ operationId: 'b', parameters }) },
    };
    const components = { schemas: { Size: { type: 'string', description: 'A size.' } } };
    return Object.keys(
      createApiView(createApiWithOperation({}, { paths, components }).api).components.fields,
    );
  };
  const before = componentsOf('Before.');
  expect(before).not.toEqual([]);
  expect(componentsOf('After.')).toEqual(before);
});

test('after an edit of a shared schema, the page data of every operation is created again', () => {
  const before = viewsOf('Text.');
  const after = viewsOf('Text.', 6);
  expect(after.filter((view) => before.includes(view))).toEqual([]);
});

test('a deprecated operation shows the new title of its replacement after an edit of the title', () => {
  const old = createOperation({
    operationId: 'old',
    'x-deprecated': { since: '2026-05-01', use: 'new', reason: 'Old.' },
  });
  const titles = ['Generate a code', 'Generate a number'].map((summary) => {
    const paths = {
      '/old': { get: old },
      '/new': { get: createOperation({ operationId: 'new', summary }) },
    };
    return createApiView(createApiWithOperation({}, { paths }).api).operations[0]?.deprecated?.use
      ?.label;
  });
  expect(titles).toEqual(['Code', 'Number']);
});
