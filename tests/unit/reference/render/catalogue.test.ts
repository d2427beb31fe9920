import { expect, test } from 'vitest';
import { createCatalogue } from '../../../../src/reference/render/catalogue.ts';
import { createApiWithOperation } from '../../../support/api.ts';
import { createApiView } from '../../../../src/reference/view/api.ts';

test.each([
  ['a number', 0, '0'],
  ['a value of the maximum length', 'x'.repeat(140), 'x'.repeat(140)],
  ['a longer value', 'x'.repeat(141), `${'x'.repeat(139)}…`],
])('the catalogue shows %s with at most 140 characters', (_, value, shown) => {
  const examples = { one: { value: { data: [value, 'other'], meta: {} } } };
  const responses = {
    200: { description: 'Success.', content: { 'application/json': { examples } } },
  };
  const { tags } = createCatalogue(createApiView(createApiWithOperation({ responses }).api));
  expect(tags[0]?.entries[0]?.sample).toBe(shown);
});
