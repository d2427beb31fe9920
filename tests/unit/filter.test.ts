import { describe, expect, test } from 'vitest';
import type { CatalogueGroup } from '../../src/reference/print/catalogue.ts';
import {
  createTest,
  listCandidates,
  readFilter,
  writeFilter,
} from '../../src/components/Catalogue/filter.ts';

const groups: CatalogueGroup[] = [
  {
    name: 'location',
    anchor: 'location',
    label: 'Location',
    description: '',
    entries: [
      {
        slug: 'generate-a-zip-code',
        label: 'Zip code',
        title: 'Generate a zip code',
        method: 'GET',
        path: '/v1/location/zip-code',
        returns: 'string',
        sample: '70420',
        aliases: ['postcode'],
        searchWords: ['PLZ'],
        parameters: ['count', 'format'],
      },
    ],
  },
  {
    name: 'food',
    anchor: 'food',
    label: 'Food',
    description: '',
    entries: [
      {
        slug: 'generate-a-dish',
        label: 'Dish',
        title: 'Generate a dish',
        method: 'GET',
        path: '/v1/food/dish',
        returns: 'object',
        sample: '{"name":"Crème brûlée"}',
        aliases: [],
        searchWords: [],
        parameters: ['count'],
      },
    ],
  },
];
const candidates = listCandidates(groups);
const slugs = groups.flatMap(({ entries }) => entries.map(({ slug }) => slug));

const find = (filter: Partial<Parameters<typeof createTest>[0]>): string[] =>
  slugs.filter((_slug, index) => {
    const candidate = candidates[index];
    return candidate && createTest({ query: '', tag: '', returns: '', ...filter })(candidate);
  });

describe('Filter as you type over name, other words, tag, parameter and sample', () => {
  test.each([
    ['name', 'zip'],
    ['name in capitals', 'ZIP Code'],
    ['words in another order', 'code zip'],
    ['alias', 'postcode'],
    ['search word', 'plz'],
    ['tag', 'location'],
    ['parameter', 'format'],
    ['sample', '7042'],
    ['path', '/v1/location/zip'],
  ])('by %s', (_what, query) => {
    expect(find({ query })).toEqual(['generate-a-zip-code']);
  });

  test('by a word with or without its accents', () => {
    expect(find({ query: 'creme brulee' })).toEqual(['generate-a-dish']);
    expect(find({ query: 'CRÈME' })).toEqual(['generate-a-dish']);
  });

  test('by all words at once', () => {
    expect(find({ query: 'zip dish' })).toEqual([]);
    expect(find({ query: 'count' })).toEqual(slugs);
  });
});

test('Filter by tag and return type', () => {
  expect(find({ tag: 'food' })).toEqual(['generate-a-dish']);
  expect(find({ returns: 'string' })).toEqual(['generate-a-zip-code']);
  expect(find({ tag: 'food', returns: 'string' })).toEqual([]);
});

describe('bad input finds nothing or everything, and breaks nothing', () => {
  test.each(['.*', '[', '(?:', '\\', '🦊', 'x'.repeat(10_000), '<b>'])('%#', (query) => {
    expect(find({ query })).toEqual([]);
  });

  test('only spaces find everything', () => {
    expect(find({ query: ' \t\u00a0 ' })).toEqual(slugs);
  });
});

test('The state in the address is read as it was written', () => {
  const filter = { query: 'a&b=c #1 %', tag: 'food', returns: 'object or null' };
  expect(readFilter(new URLSearchParams(writeFilter(filter)))).toEqual(filter);
  expect(writeFilter({ query: '  ', tag: '', returns: '' })).toBe('');
  expect(readFilter(new URLSearchParams('?other=1'))).toEqual({ query: '', tag: '', returns: '' });
});
