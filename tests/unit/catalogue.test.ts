import { expect, test } from 'vitest';
import { createCatalogue } from '../../src/reference/render/catalogue.ts';
import { apiOf, viewOf } from '../support/api.ts';

/** Returns the catalogue's sample of an operation whose samples contain these values. */
function shownFor(...samples: unknown[][]): string | undefined {
  const examples = Object.fromEntries(
    samples.map((data, index) => [`sample-${index}`, { value: { data, meta: { seed: 1 } } }]),
  );
  const schema = { type: 'object', properties: { data: { type: 'array' } } };
  const { api } = apiOf({
    responses: {
      200: { description: 'Fine.', content: { 'application/json': { schema, examples } } },
    },
  });
  return createCatalogue(viewOf(api)).tags[0]?.entries[0]?.sample;
}

test.each([
  ['the first value of the first sample', [['Ann', 'Ben'], ['Cid']], 'Ann'],
  ['an object as JSON', [[{ name: 'Ann' }]], '{"name":"Ann"}'],
  ['a number', [[0, 1]], '0'],
  ['a line of the widest window in full', [['x'.repeat(140)]], 'x'.repeat(140)],
  ['a longer value as far as it has room', [['x'.repeat(141)]], `${'x'.repeat(139)}…`],
  ['nothing where no value is documented', [], ''],
])('The catalogue shows %s.', (_, samples, shown) => {
  expect(shownFor(...samples)).toBe(shown);
});
