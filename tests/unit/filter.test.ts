import { describe, expect, test } from 'vitest';
import type { CatalogueEntry, CatalogueTag } from '../../src/reference/render/catalogue.ts';
import { createTest, explain, listCandidates } from '../../src/components/Catalogue/filter.ts';
import { readFilter, writeFilter } from '../../src/site/catalogueFilter.ts';

const tag = (name: string, entry: Partial<CatalogueEntry>): CatalogueTag => ({
  ...{ name, anchor: name, label: name, description: '' },
  entries: [
    {
      ...{
        slug: '',
        label: '',
        title: '',
        method: 'GET',
        path: '',
        promise: '',
        returns: '',
        sample: '',
      },
      ...{ aliases: [], searchWords: [], parameters: ['count'], required: undefined },
      ...{ preview: undefined, locales: undefined, ...entry },
    },
  ],
});

const tags = [
  tag('location', {
    ...{ slug: 'generate-a-zip-code', label: 'Zip code', path: '/v1/location/zip-code' },
    ...{ returns: 'string', sample: '70420', aliases: ['postcode'], searchWords: ['PLZ'] },
    promise: 'Digits of a country.',
    parameters: ['count', 'format'],
    locales: ['en', 'de'],
  }),
  tag('food', {
    ...{ slug: 'generate-a-dish', label: 'Dish', path: '/v1/food/dish' },
    ...{ returns: 'object', sample: '{"name":"Crème brûlée"}' },
  }),
];
const candidates = listCandidates(tags);
const slugs = tags.flatMap(({ entries }) => entries.map(({ slug }) => slug));

const find = (filter: Parameters<typeof createTest>[0]): string[] =>
  slugs.filter((_slug, index) => {
    const candidate = candidates[index];
    return candidate && createTest(filter)(candidate);
  });

describe('Filter as you type over name, other words, tag, parameter and sample', () => {
  test.each([
    ['name', 'zip'],
    ['promise', 'of a country'],
    ['name in capitals', 'ZIP Code'],
    ['words in another order', 'code zip'],
    ['alias', 'postcode'],
    ['search word', 'plz'],
    ['tag', 'location'],
    ['parameter', 'format'],
    ['sample', '7042'],
    ['path', '/v1/location/zip'],
  ])('by %s', (_what, query) => {
    expect(find({ q: query })).toEqual(['generate-a-zip-code']);
  });

  test('by a word with or without its accents', () => {
    expect(find({ q: 'creme brulee' })).toEqual(['generate-a-dish']);
    expect(find({ q: 'CRÈME' })).toEqual(['generate-a-dish']);
  });

  test('by all words at once', () => {
    expect(find({ q: 'zip dish' })).toEqual([]);
    expect(find({ q: 'count' })).toEqual(slugs);
  });
});

test('filter by tag and return type', () => {
  expect(find({ tag: 'food' })).toEqual(['generate-a-dish']);
  expect(find({ returns: 'string' })).toEqual(['generate-a-zip-code']);
  expect(find({ tag: 'food', returns: 'string' })).toEqual([]);
});

describe('bad input finds nothing or everything, and breaks nothing', () => {
  test.each(['.*', '[', '(?:', '\\', '🦊', 'x'.repeat(10_000), '<b>'])('%#', (query) => {
    expect(find({ q: query })).toEqual([]);
  });

  test('only spaces find everything', () => {
    expect(find({ q: ' \t\u00a0 ' })).toEqual(slugs);
  });
});

test('the state in the address is read as it was written', () => {
  const filter = {
    ...{ q: 'a&b=c #1 %', tag: 'food', returns: 'object or null', parameter: 'minAge' },
    locale: 'pt-BR',
  };
  expect(readFilter(writeFilter(filter))).toEqual(filter);
  expect(writeFilter({ q: '  ', tag: '', returns: '' })).toBe('');
  expect(readFilter('?other=1')).toEqual({
    ...{ q: '', tag: '', returns: '', parameter: '', locale: '' },
  });
});

describe('a row says why it matches, where it does not show the words', () => {
  test.each([
    ['its name', 'zip', ''],
    ['its value', '70420', ''],
    ['its tag', 'location', ''],
    ['a parameter', 'format', 'parameter format'],
    ['the beginning of a parameter', 'form', 'parameter format'],
    ['an alias', 'postcode', 'also postcode'],
    ['a search word in another case', 'plz', 'also PLZ'],
    ['its path', '/v1/location/zip-code', '/v1/location/zip-code'],
    ['a parameter, and its name', 'zip format', 'parameter format'],
  ])('%s', (_what, q, expected) => {
    expect(explain({ q }, candidates[0]!)).toBe(expected);
  });
});

test('a parameter is a filter of its own', () => {
  expect(find({ parameter: 'format' })).toEqual(['generate-a-zip-code']);
  expect(find({ parameter: 'form' })).toEqual([]);
  expect(find({ parameter: 'count' })).toEqual(slugs);
});

test('a locale keeps the generators that have data of their own for it', () => {
  expect(find({ locale: 'de' })).toEqual(['generate-a-zip-code']);
  expect(find({ locale: 'ar' })).toEqual([]);
});
