import { describe, expect, test } from 'vitest';
import { byOperation, spec, operationFiles, operations } from '../support/spec.ts';

/** Operations whose operationId says more than their file name, with the reason. */
const LONGER_ID = byOperation<string>({
  // The operation generates the result. The request sends the template.
  'custom/template': 'generate-a-custom-template-result',
});

describe('file, path, tag, operationId and slug agree', () => {
  test.each(operations)('$name', ({ name, path, operation }) => {
    const [tag, generator] = name.split('/');
    expect(path, 'path').toBe(`/v1/${name}`);
    expect(operation.tags, 'tags').toEqual([tag]);
    const expected = LONGER_ID[name] ?? new RegExp(`^generate-(a|an|a-random)-${generator}$`);
    expect(operation.operationId, 'operationId').toMatch(expected);
  });

  test('every file under openapi/paths is in the index of openapi.yaml', () => {
    expect(operations.map(({ file }) => file).sort()).toEqual(operationFiles);
  });

  test('every operation file is named once', () => {
    expect(new Set(operations.map(({ file }) => file)).size).toBe(operations.length);
  });

  test('the index of openapi.yaml follows the order of its tags', () => {
    const order = spec.tags.map(({ name }) => name);
    const positions = operations.map(({ operation }) => order.indexOf(operation.tags[0] ?? ''));
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
  });
});
