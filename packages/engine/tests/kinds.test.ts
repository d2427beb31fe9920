/** Generators whose values are divided into kinds. */
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
])('each value of %s is of exactly one kind', (name) => {
  const values = kindsOf(name).flatMap((kind) => [...createDistinctValues(name, { kind })]);
  expect(values.sort()).toEqual([...createDistinctValues(name)].sort());
});

test.each([
  ['animal/animal-type', []],
  // A rabbit and a bear have the same name.
  ['animal/animal-species', ['American']],
  ['book/book-genre', []],
  ['food/meat', []],
  ['food/vegetable', []],
])('no value of %s is of two kinds, except %j', (name, exceptions) => {
  const values = kindsOf(name).flatMap((kind) => [...createDistinctValues(name, { kind })]);
  const repeated = values.filter((value, index) => values.indexOf(value) !== index);
  expect([...new Set(repeated)]).toEqual(exceptions);
});
