import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findGenerators } from '../../../../src/components/GeneratorExplorer/findGenerators';
import { dataFile } from '../../../support/generated.ts';
import type { Catalogue } from '../../../../src/reference/render/catalogue';

const { tags } = JSON.parse(readFileSync(dataFile('catalogue.json'), 'utf8')) as Catalogue;
const all = tags.flatMap(({ entries }) => entries);
const bestFor = (query: string) => findGenerators(tags, query).best?.path;

test('an empty query returns all generators, grouped by tag', () => {
  expect(findGenerators(tags, ' ').tags).toEqual(tags);
});

test.each([
  ['port', '/v1/internet/port'],
  ['IBAN', '/v1/finance/iban'],
  ['full na', '/v1/person/full-name'],
  ['name full', '/v1/person/full-name'],
  ['contact name', '/v1/person/full-name'],
])('the first result for the query "%s" is %s', (query, path) => {
  expect(bestFor(query)).toBe(path);
});

test('a name that only one generator has finds this generator first', () => {
  const labels = all.map(({ label }) => label);
  const distinct = all.filter(({ label }) => labels.filter((each) => each === label).length === 1);
  expect(distinct.length).toBeGreaterThan(300);
  expect(distinct.filter(({ label, path }) => bestFor(label) !== path)).toEqual([]);
});

test('an unknown word has no results', () => {
  expect(findGenerators(tags, 'quux')).toEqual({ tags: [], best: undefined });
});
