import { describe, expect, test } from 'vitest';
import type { GeneratorEntry, PageEntry } from '../../../src/search/entries.ts';
import { groupHits, entryPath } from '../../../src/search/groupResults.ts';
import { createSearch } from '../../../src/search/search.ts';
import { createGeneratorEntry } from '../../support/generatorEntry.ts';

const guide = (path: string, rest: Partial<PageEntry> = {}): PageEntry => ({
  ...{ kind: 'guide', title: 'Guide', path, text: '', aliases: [], tags: [], ...rest },
});

/** Additional entries. They make the words of the tested entries rare, as in the real index. */
const others = [...'abcdefghijklmnopqrst'].map((letter) =>
  createGeneratorEntry(`other-${letter}`, { label: `Thing ${letter}x` }),
);

/** Returns the results in order: slugs of generators and paths of pages. */
function rank(query: string, list: GeneratorEntry[], pages: PageEntry[] = []): string[] {
  const search = createSearch({ generators: [...list, ...others], pages, languages: ['Kotlin'] });
  return search(query).map(({ entry }) => ('slug' in entry ? entry.slug : entry.path));
}

/** Creates generator entries from an object that maps slugs to properties of entries. */
const listOf = (entries: Record<string, Partial<GeneratorEntry>>): GeneratorEntry[] =>
  Object.entries(entries).map(([slug, rest]) => createGeneratorEntry(slug, rest));

const found = listOf({
  zip: {
    label: 'Zip code',
    aliases: ['postcode'],
    parameters: ['plusFour'],
    samples: ['70420', '10115-0000'],
  },
  card: { label: 'Credit card number', options: ['visa'], samples: ['4111 1111 1111 1111'] },
  uuid: { label: 'UUID', aliases: ['GUID'] },
});
const pages = [
  guide('/docs/seeds', { title: 'Seeds', code: 'every-row.csv', aliases: ['repeatable'] }),
  guide('/docs/errors#404', { title: 'Errors', heading: '404: nothing there' }),
];

test.each([
  ['one letter missing', 'postcde', 'zip'],
  ['one letter too many', 'posttcode', 'zip'],
  ['one letter wrong', 'pastcode', 'zip'],
  ['two letters swapped', 'potscode', 'zip'],
  ['two letters of a short word swapped', 'giud', 'uuid'],
  ['the words of a parameter', 'plus four', 'zip'],
  ['a sample value without its spaces', '4111111111111111', 'card'],
  ['the start of a sample value', '10115', 'zip'],
  ['the end of a path', 'things/zip', 'zip'],
  ['a URL', 'https://api.example/v1/things/card', 'card'],
  ['a programming language', 'kotlin card', 'card'],
  ['two words as one', 'zipcode', 'zip'],
  ['one word as two', 'post code', 'zip'],
  ['a word for a guide', 'repeatable', '/docs/seeds'],
  ['a file name in code', 'every-row.csv', '/docs/seeds'],
  ['the number of a heading', '404', '/docs/errors#404'],
])('a query with %s finds the page: %s', (_, query, expected) => {
  expect(rank(query, found, pages)[0]).toBe(expected);
});

test.each(['', '   ', '.*', '([', '🦄', '\u0000', 'zzqqxx'])(
  'the query %j has no results',
  (query) => {
    expect(rank(query, found, pages)).toEqual([]);
  },
);

const places = { options: ['card'], parameters: ['card'], properties: ['card'], tag: 'Card' };
const birds = {
  type: { label: 'Third bird', returns: 'kestrel nest' },
  value: { label: 'Other bird', options: ['kestrel nest'] },
  synonym: { label: 'Some bird', aliases: ['kestrel nest'] },
  name: { label: 'Kestrel nest' },
};

test.each<[string, string, Record<string, Partial<GeneratorEntry>>, string[]]>([
  [
    'name, alias, allowed value, return type',
    'kestrel',
    birds,
    ['name', 'synonym', 'value', 'type'],
  ],
  [
    'all words of the query in several fields, one word in a name',
    'amber falcon',
    {
      one: { label: 'Falcon nest' },
      all: { label: 'Bird', aliases: ['amber bird'], parameters: ['falcon'] },
    },
    ['all', 'one'],
  ],
  [
    'the query as a whole name, the query as a part of many fields',
    'card',
    {
      many: { label: 'Card pass', aliases: ['card pass', 'card of a pass'], ...places },
      whole: { label: 'Card' },
    },
    ['whole', 'many'],
  ],
  [
    'the query as a whole alias, the query as a part of many fields',
    'card',
    { many: { label: 'Pass', ...places }, whole: { label: 'Ticket', aliases: ['Card'] } },
    ['whole', 'many'],
  ],
  [
    'a name whose words are all in the query, a name with further words',
    'area postal',
    { part: { label: 'Area of postal offices abroad' }, all: { label: 'Postal area' } },
    ['all', 'part'],
  ],
  [
    'a whole word, the start of a longer word',
    'cat',
    { longer: { label: 'Category list' }, word: { label: 'Cat breed' } },
    ['word', 'longer'],
  ],
  [
    'a whole word once, the start of a longer word several times',
    'cat',
    {
      longer: { label: 'Category', aliases: ['category name', 'category list'] },
      word: { label: 'Cat breed of a pet' },
    },
    ['word', 'longer'],
  ],
  [
    'the exact word, and no similar word',
    'plants',
    { like: { label: 'Planet' }, has: { label: 'Plants' } },
    ['has'],
  ],
  ['a word that is similar to a misspelt query', 'plznet', { like: { label: 'Planet' } }, ['like']],
  ['no word that differs in two letters', 'plbnetz', { like: { label: 'Planet' } }, []],
  ['no entry that has only the frequent word of a query', 'submarine thing', {}, []],
  ['no word with another first letter', 'bomato', { tomato: { label: 'Tomato' } }, []],
])('the search results are, in this order: %s', (_, query, entries, order) => {
  expect(rank(query, listOf(entries))).toEqual(order);
});

test('the start of a word does not find a page that has the word only in its text', () => {
  expect(rank('potat', [], [guide('/docs/page', { text: 'About potatoes.' })])).toEqual([]);
});

test.each([
  ['create an order with at most three lines', 'order'],
  ['what is in an order since 1.0', 'order'],
  ['order with taxes', 'order'],
  ['what does itemCount mean', 'count'],
  ['tax code', 'tax'],
])(
  'the query "%s" finds its subject before entries that match the other words',
  (query, expected) => {
    const list = listOf({
      sql: { label: 'SQL lines', options: ['three lines', 'since 1.0'] },
      item: { label: 'Item', aliases: ['list item'] },
      ride: { label: 'Ride', aliases: ['taxi trip'], properties: ['code'] },
      zip: { label: 'Zip code' },
      order: { label: 'Order', properties: ['lines'] },
      count: { label: 'Basket', properties: ['itemCount'] },
      tax: { label: 'National number', aliases: ['tax code'] },
    });
    expect(rank(query, list)[0]).toBe(expected);
  },
);

test('a page ranks before a section with the same name', () => {
  const post = { kind: 'post', title: 'Other', heading: 'Locales' } as const;
  const more = [guide('/blog/other#locales', post), guide('/docs/locales', { title: 'Locales' })];
  expect(rank('locales', [], more)).toEqual(['/docs/locales', '/blog/other#locales']);
});

test.each(['pin', 'passcode', 'PIN code', 'code'])(
  'a deprecated generator ranks below its replacement for the query %j',
  (query) => {
    const list = listOf({
      old: { label: 'PIN (deprecated)', aliases: ['passcode'], isDeprecated: true },
      successor: { label: 'Code', aliases: ['PIN', 'passcode'] },
    });
    expect(rank(query, list)[0]).toBe('successor');
  },
);

describe('countries and languages', () => {
  const placeOf = (id: string, heading: string, its: string[], aliases: string[] = []) =>
    guide(`/docs/guide#${id}`, { heading, places: its, aliases });
  const list: PageEntry[] = [
    placeOf('locale-de', 'German, de', ['de']),
    placeOf('locale-ru', 'Russian, ru', ['ru']),
    placeOf('country-at', 'Austria', ['AT'], ['Austrian', 'de-AT']),
    placeOf('country-by', 'Belarus', ['BY'], ['Belarusian', 'ru-BY']),
    placeOf('country-ch', 'Switzerland', ['CH'], ['Swiss', 'Zurich', 'canton', 'de-CH']),
    placeOf('country-cr', 'Costa Rica', ['CR'], ['Costa Rican', 'es-CR']),
    placeOf('country-de', 'Germany', ['DE', 'de'], ['German', 'de-DE']),
    guide('/docs/guide#ruby', { heading: 'Other', aliases: ['Ruby', 'cost'] }),
    guide('/blog/a#names', { kind: 'post', heading: 'German names everywhere' }),
  ];
  const generators = listOf({
    'pet-name': { label: 'Pet name', aliases: ['names'] },
    'full-name': { label: 'Full name', aliases: ['names'], places: ['en', 'de'] },
    iban: { label: 'IBAN', places: ['AT', 'CH', 'DE'] },
    vat: { label: 'VAT number', aliases: ['IBAN tax'], places: ['AT'] },
    pension: { label: 'Pension', aliases: ['Swiss old age'], places: ['AT'] },
  });
  const find = createSearch({ generators, pages: list, languages: [] });
  const groups = (query: string) => groupHits(find(query));

  test.each([
    ['austrian', '/docs/guide#country-at'],
    ['Germany', '/docs/guide#country-de'],
    ['costa rica', '/docs/guide#country-cr'],
    ['belar', '/docs/guide#country-by'],
    ['de-AT', '/docs/guide#country-at'],
    ['russian', '/docs/guide#locale-ru'],
    ['swiss names', '/docs/guide#country-ch'],
    ['Swiss customers', '/docs/guide#country-ch'],
    ['swiss iban', '/docs/api/iban'],
    ['Zürich address', '/docs/guide#country-ch'],
    ['canton', '/docs/guide#country-ch'],
    ['ruby', '/docs/guide#ruby'],
    ['german names', '/docs/api/full-name'],
    ['names in german', '/docs/api/full-name'],
    ['austrian iban', '/docs/api/iban'],
    ['swiss old age pension', '/docs/api/pension'],
  ])('in the query "%s" make %s the first result', (query, link) => {
    const [hit] = groups(query).flatMap(({ hits }) => hits);
    expect(hit && entryPath(hit.entry)).toBe(link);
  });

  test('a generator with values of the country ranks before a generator that rejects the country', () => {
    const generatorsOf = (query: string) =>
      find(query).flatMap(({ entry }) => ('slug' in entry ? [entry.slug] : []));
    expect(generatorsOf('austrian iban tax')).toEqual(['vat', 'iban']);
    expect(generatorsOf('swiss iban tax')[0]).toBe('iban');
  });

  test('a post is listed after generators and guides', () => {
    expect(groups('german names').at(-1)?.kind).toBe('post');
  });
});
