import { expect, test } from 'vitest';
import {
  createPredicate,
  describeMatch,
  listCandidates,
} from '../../../../src/components/Catalogue/filter.ts';
import type { CatalogueEntry, CatalogueTag } from '../../../../src/reference/render/catalogue.ts';
import { parseFilter, stringifyFilter } from '../../../../src/site/catalogueFilter.ts';

const EMPTY: CatalogueEntry = {
  ...{ slug: '', label: '', title: '', method: 'GET', path: '', leadText: '', returns: '' },
  ...{ aliases: [], searchWords: [], required: undefined, sample: '', preview: undefined },
  ...{ parameters: ['count'], locales: undefined },
};

const tag = (name: string, entry: Partial<CatalogueEntry>): CatalogueTag => ({
  ...{ name, anchor: name, label: name, description: '' },
  entries: [{ ...EMPTY, ...entry }],
});

const candidates = listCandidates([
  tag('location', {
    ...{ slug: 'zip', label: 'Zip code', path: '/v1/location/zip-code', returns: 'string' },
    ...{ sample: '70420', aliases: ['postcode'], searchWords: ['PLZ'], locales: ['en', 'de'] },
    ...{ leadText: 'Digits of a country.', parameters: ['count', 'format'] },
  }),
  tag('food', {
    slug: 'dish',
    label: 'Dish',
    returns: 'object',
    sample: '{"name":"Crème brûlée"}',
  }),
]);
const BOTH = ['zip', 'dish'];

test.each<[Parameters<typeof createPredicate>[0], string[]]>([
  [{ q: 'of a country' }, ['zip']],
  [{ q: 'ZIP Code' }, ['zip']],
  [{ q: 'code zip' }, ['zip']],
  [{ q: 'postcode' }, ['zip']],
  [{ q: 'plz' }, ['zip']],
  [{ q: 'location' }, ['zip']],
  [{ q: 'format' }, ['zip']],
  [{ q: '7042' }, ['zip']],
  [{ q: '/v1/location/zip' }, ['zip']],
  [{ q: 'creme brulee' }, ['dish']],
  [{ q: 'CRÈME' }, ['dish']],
  [{ q: 'zip dish' }, []],
  [{ q: 'count' }, BOTH],
  [{ q: ' \t\u00a0 ' }, BOTH],
  ...['.*', '[', '(?:', '\\', '🦊', 'x'.repeat(10_000), '<b>'].map(
    (q) => [{ q }, []] as [object, []],
  ),
  [{ tag: 'food' }, ['dish']],
  [{ returns: 'string' }, ['zip']],
  [{ tag: 'food', returns: 'string' }, []],
  [{ parameter: 'format' }, ['zip']],
  [{ parameter: 'form' }, []],
  [{ parameter: 'count' }, BOTH],
  [{ locale: 'de' }, ['zip']],
  [{ locale: 'ar' }, []],
])('the catalogue filter %j keeps the generators %j', (filter, kept) => {
  const isKept = createPredicate(filter);
  expect(BOTH.filter((_slug, index) => isKept(candidates[index]!))).toEqual(kept);
});

test('a catalogue filter that is written to the URL and read again is unchanged', () => {
  const filter = {
    ...{ q: 'a&b=c #1 %', tag: 'food', returns: 'object or null', parameter: 'minAge' },
    locale: 'pt-BR',
  };
  expect(parseFilter(stringifyFilter(filter))).toEqual(filter);
  expect(stringifyFilter({ q: '  ', tag: '', returns: '' })).toBe('');
  expect(parseFilter('?other=1')).toEqual({
    ...{ q: '', tag: '', returns: '', parameter: '', locale: '' },
  });
});

test.each([
  ['zip', ''],
  ['70420', ''],
  ['location', ''],
  ['format', 'parameter format'],
  ['form', 'parameter format'],
  ['postcode', 'also postcode'],
  ['plz', 'also PLZ'],
  ['/v1/location/zip-code', '/v1/location/zip-code'],
  ['zip format', 'parameter format'],
])('a catalogue row that matches the query "%s" shows the reason "%s"', (q, reason) => {
  expect(describeMatch({ q }, candidates[0]!)).toBe(reason);
});
