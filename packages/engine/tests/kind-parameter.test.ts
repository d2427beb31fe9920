/** Tests that the parameter `kind` divides the values of a generator, without overlaps. */
import { expect, test } from 'vitest';
import { operationOf } from './support/engine.ts';
import { createDistinctValues } from './values.ts';

const kindsOf = (name: string): string[] =>
  (operationOf(`/v1/${name}`).parameters['kind']?.enum ?? []).map(String);

test.each([
  'commerce/product',
  'commerce/product-material',
  'database/column-type',
  'finance/cryptocurrency-code',
])('each value of %s occurs for exactly one value of `kind`', (name) => {
  const values = kindsOf(name).flatMap((kind) => [...createDistinctValues(name, { kind })]);
  expect(values.sort()).toEqual([...createDistinctValues(name)].sort());
});

test.each([
  ['animal/animal-type', []],
  // A breed of rabbits and a species of bears are both called "American".
  ['animal/animal-species', ['American']],
  ['book/book-genre', []],
  ['food/meat', []],
  ['food/vegetable', []],
])('no value of %s occurs for two values of `kind`, except %j', (name, exceptions) => {
  const values = kindsOf(name).flatMap((kind) => [...createDistinctValues(name, { kind })]);
  const repeated = values.filter((value, index) => values.indexOf(value) !== index);
  expect([...new Set(repeated)]).toEqual(exceptions);
});
