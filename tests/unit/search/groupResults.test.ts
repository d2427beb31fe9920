import { expect, test } from 'vitest';
import type { PageEntry } from '../../../src/search/entries.ts';
import { findParameter, groupHits, suggestGenerators } from '../../../src/search/groupResults.ts';
import { createGeneratorEntry } from '../../support/generatorEntry.ts';

const page = (kind: PageEntry['kind'], places?: string[]): PageEntry => ({
  ...{ kind, title: 'Page', path: '/page', text: '', aliases: [], tags: [], places },
});

test.each([
  [
    'the group of the best result is first',
    ['guide', 'generator', 'guide'],
    ['guide', 'generator'],
  ],
  ['posts are first if a post is the best result', ['post', 'generator'], ['post', 'generator']],
  [
    'posts are last if the best result is not a post',
    ['guide', 'post', 'generator'],
    ['guide', 'generator', 'post'],
  ],
] as const)('groups of search results are ordered: %s', (_, kinds, groups) => {
  const entries = kinds.map((kind) =>
    kind === 'generator' ? createGeneratorEntry('zip') : page(kind),
  );
  const hits = entries.map((entry) => ({ entry, score: 1, terms: [], sample: '' }));
  expect(groupHits(hits).map(({ kind }) => kind)).toEqual(groups);
});

test('results with a low score are hidden, but countries and languages are always shown', () => {
  const entries = [createGeneratorEntry('zip'), page('guide'), page('guide', ['de'])];
  const hits = entries.map((entry, index) => ({
    ...{ entry, score: index === 0 ? 1 : 0.05, terms: [], sample: '' },
  }));
  expect(groupHits(hits).flatMap((group) => group.hits)).toEqual([hits[0], hits[2]]);
});

test.each([
  ['country', { name: 'country', count: 19 }],
  [' Country ', { name: 'country', count: 19 }],
  ['minage', { name: 'minAge', count: 2 }],
  ['countr', undefined],
  ['country parameter', { name: 'country', count: 19, isAsked: true }],
  ['filter by min age', { name: 'minAge', count: 2, isAsked: true }],
  ['list of all generators that take country', { name: 'country', count: 19, isAsked: true }],
  ['country with', { name: 'country', count: 19, isAsked: true }],
  ['generators', undefined],
  ['name of a country', undefined],
])('the search recognises the parameter in the query "%s" as %j', (query, expected) => {
  expect(findParameter({ country: 19, minAge: 2 }, query)).toEqual(expected);
});

test('suggestions are the first generators of the largest tags, in the order of the tags', () => {
  const tags = { a: 'Small', b: 'Large', c: 'Large' };
  const list = Object.entries(tags).map(([slug, tag]) => createGeneratorEntry(slug, { tag }));
  expect(suggestGenerators(list, 1).map(({ slug }) => slug)).toEqual(['b']);
  expect(suggestGenerators(list, 5).map(({ slug }) => slug)).toEqual(['a', 'b']);
});
