import { describe, expect, test } from 'vitest';
import { operations, successContentOf } from '../document.ts';
import { generateResponse } from '../support/engine.ts';
import type { Query } from '../support/engine.ts';
import { findOperation, recordedValues } from '../values.ts';

const fill = (template: string, more: Query = {}): string[] =>
  generateResponse('custom/template', { seed: 1, template, ...more }).data.map(String);

describe('a placeholder', () => {
  const named = operations.filter(
    ({ method, name }) => method === 'get' && !name.startsWith('custom/'),
  );
  const isText = ({ name }: { name: string }) =>
    ['string', 'number'].includes(typeof recordedValues<unknown>(name)[0]);

  test.each(named.filter(isText))('can contain $name', ({ name }) => {
    const results = fill(`<{{${name.replace('/', '.')}}}>`, { count: 20, locale: 'ko' });
    expect(results.filter((result) => !/^<[^]+>$/.test(result))).toEqual([]);
  });

  test.each(named.filter((each) => !isText(each)))('cannot contain $name', ({ name }) => {
    expect(() => fill(`{{${name.replace('/', '.')}}}`)).toThrow(
      /neither a string|needs parameters/,
    );
  });
});

test('the documented example of the request body is the request of the first sample', () => {
  const template = findOperation('custom/template');
  const body = template.operation.requestBody?.content['application/json'];
  const [first] = Object.values(successContentOf(template).examples);
  expect(body).toMatchObject({ examples: { plain: { value: first?.['x-request'].body } } });
});
