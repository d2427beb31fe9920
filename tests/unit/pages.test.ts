import { expect, test } from 'vitest';
import { createPageData } from '../../src/reference/render/pages.ts';
import { apiOf, viewOf } from '../support/api.ts';

const VALUE = { data: [{ source: 'a', arguments: 'b', nodes: 1 }], meta: { count: 1 } };

test('page data lacks the source of prose, and keeps all properties of a response', () => {
  const { api } = apiOf({
    description: 'Text of the page.',
    responses: {
      200: {
        description: 'OK',
        content: {
          'application/json': {
            schema: { type: 'object' },
            examples: { plain: { value: VALUE, 'x-request': { query: { seed: 1 } } } },
          },
        },
      },
    },
  });
  const [, text = ''] = createPageData(viewOf(api))[0] ?? [];
  const page = JSON.parse(text) as { lead: object; samples: { response: object }[] };
  expect(Object.keys(page.lead)).toEqual(['nodes']);
  expect(page.samples.map(Object.keys)).toEqual([['title', 'address', 'response']]);
  expect(page.samples[0]?.response).toEqual(VALUE);
});
