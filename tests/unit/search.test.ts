import { describe, expect, test } from 'vitest';
import { createSearchEntries } from '../../src/reference/render/searchEntries.ts';
import { createSearch } from '../../src/search/search.ts';
import { excerpt, findReason, markValue, markWords } from '../../src/search/marks.ts';
import { readArticle } from '../../src/content/readArticle.ts';
import { readSections } from '../../src/content/sections.ts';
import { findParameter, groupHits, pathOf, suggest } from '../../src/search/groupResults.ts';
import { bigrams, readQueryTerms, readTerms, transpositions } from '../../src/search/text.ts';
import type { GeneratorEntry, PageEntry } from '../../src/search/entries.ts';
import { apiOf, viewOf } from '../support/api.ts';

function generator(slug: string, rest: Partial<GeneratorEntry> = {}): GeneratorEntry {
  return {
    slug,
    label: slug,
    tag: 'Things',
    method: 'GET',
    path: `/v1/things/${slug}`,
    promise: '',
    returns: 'string',
    aliases: [],
    parameters: [],
    options: [],
    properties: [],
    places: [],
    samples: [],
    ...rest,
  };
}

const pages: PageEntry[] = [
  {
    kind: 'guide',
    title: 'Seeds',
    path: '/docs/seeds',
    text: 'About seeds.',
    code: 'seeds-of-all.csv',
    aliases: ['repeatable'],
    tags: [],
  },
  {
    kind: 'guide',
    title: 'Errors',
    path: '/docs/errors#404-nothing-there',
    heading: '404: nothing there',
    text: '',
    aliases: [],
    tags: [],
  },
  {
    kind: 'post',
    title: 'News',
    path: '/blog/news#parallel',
    heading: 'Parallel tests',
    text: '',
    aliases: [],
    tags: [],
  },
];

const generators = [
  generator('zip', {
    label: 'Zip code',
    aliases: ['postcode', 'postal code'],
    parameters: ['plusFour'],
    samples: ['70420', '10115-0000'],
  }),
  generator('card', {
    label: 'Credit card number',
    options: ['visa', 'mastercard'],
    parameters: ['issuer'],
    samples: ['4111 1111 1111 1111'],
  }),
  generator('colour', { label: 'Eye colour', samples: ['brown'] }),
  generator('uuid', { label: 'UUID', aliases: ['GUID'] }),
];

const search = createSearch({ generators, pages, languages: ['Kotlin'] });

function first(query: string): string | undefined {
  const [hit] = search(query);
  return hit && pathOf(hit.entry);
}

describe('finds by', () => {
  test.each([
    ['name', 'zip code', '/docs/api/zip'],
    ['synonym', 'postcode', '/docs/api/zip'],
    ['a word with one letter missing', 'postcde', '/docs/api/zip'],
    ['a word with one letter too many', 'posttcode', '/docs/api/zip'],
    ['a word with one letter wrong', 'pastcode', '/docs/api/zip'],
    ['a word with two neighbours swapped', 'potscode', '/docs/api/zip'],
    ['a short word with two neighbours swapped', 'giud', '/docs/api/uuid'],
    ['prefix', 'postc', '/docs/api/zip'],
    ['parameter', 'plusFour', '/docs/api/zip'],
    ['parameter in words', 'plus four', '/docs/api/zip'],
    ['allowed value', 'fake visa number', '/docs/api/card'],
    ['sample value', '70420', '/docs/api/zip'],
    ['sample value in another case or spacing', '4111111111111111', '/docs/api/card'],
    ['the beginning of a sample value', '10115', '/docs/api/zip'],
    ['path', '/v1/things/zip', '/docs/api/zip'],
    ['the end of a path', 'things/zip', '/docs/api/zip'],
    ['address', 'https://api.example/v1/things/card', '/docs/api/card'],
    ['title of a guide', 'seeds', '/docs/seeds'],
    ['word for a guide that its text does not have', 'repeatable', '/docs/seeds'],
    ['file name in the code of a guide', 'seeds-of-all.csv', '/docs/seeds'],
    ['number that begins a heading', '404', '/docs/errors#404-nothing-there'],
    ['heading of a post', 'parallel tests', '/blog/news#parallel'],
    ['American spelling', 'eye color', '/docs/api/colour'],
    ['plural', 'zip codes', '/docs/api/zip'],
    ['name after a programming language', 'kotlin card', '/docs/api/card'],
    ['two words written as one', 'zipcode', '/docs/api/zip'],
    ['one word written as two', 'post code', '/docs/api/zip'],
  ])('%s: %s', (_, query, path) => {
    expect(first(query)).toBe(path);
  });
});

describe('ranks', () => {
  /** Makes the words of the others rare, as they are in a real list. */
  const others = [...'abcdefghijklmnopqrst'].map((letter) =>
    generator(`other-${letter}`, { label: `Thing ${letter}x` }),
  );
  const rank = (query: string, list: GeneratorEntry[], more: PageEntry[] = []) =>
    createSearch({ generators: [...list, ...others], pages: more, languages: [] })(query).map(
      ({ entry }) => pathOf(entry).replace('/docs/api/', ''),
    );

  test('a word of the name before that of a synonym, an allowed value and the type', () => {
    const list = [
      generator('type', { label: 'Third bird', returns: 'kestrel nest' }),
      generator('value', { label: 'Other bird', options: ['kestrel nest'] }),
      generator('synonym', { label: 'Some bird', aliases: ['kestrel nest'] }),
      generator('name', { label: 'Kestrel nest' }),
    ];
    expect(rank('kestrel', list)).toEqual(['name', 'synonym', 'value', 'type']);
  });

  test('what has all words of the query before what has one of them in its name', () => {
    const list = [
      generator('one', { label: 'Falcon nest' }),
      generator('all', { label: 'Bird', aliases: ['amber bird'], parameters: ['falcon'] }),
    ];
    expect(rank('amber falcon', list)).toEqual(['all', 'one']);
  });

  const places = { options: ['card'], parameters: ['card'], properties: ['card'], tag: 'Card' };

  test.each([
    [
      'name',
      { label: 'Card' },
      { label: 'Card pass', aliases: ['card pass', 'card of a pass'], ...places },
    ],
    ['synonym', { label: 'Ticket', aliases: ['Card'] }, { label: 'Pass', ...places }],
  ])('what has the query as its whole %s before what has it in many places', (_, whole, many) => {
    const list = [generator('many', many), generator('whole', whole)];
    expect(rank('card', list)).toEqual(['whole', 'many']);
  });

  test('a name that is all in the query before one that is so in part', () => {
    const list = [
      generator('part', { label: 'Area of postal offices abroad' }),
      generator('all', { label: 'Postal area' }),
    ];
    expect(rank('area postal', list)).toEqual(['all', 'part']);
  });

  test('what has the word before what has one like it, which only a mistake in typing finds', () => {
    const list = [generator('like', { label: 'Planet' }), generator('has', { label: 'Plants' })];
    expect(rank('plants', list)).toEqual(['has']);
    expect(rank('plznet', list)[0]).toBe('like');
    expect(rank('plbnetz', list)).toEqual([]);
  });

  test.each([
    ['a frequent word with one that no entry has', 'submarine thing'],
    ['a word that is like another only without its first letter', 'bomato'],
    ['the beginning of a word in a text', 'potat'],
  ])('nothing for %s', (_, query) => {
    const list = [generator('a', { label: 'Tomato' })];
    const page = {
      title: 'Page',
      path: '/docs/page',
      text: 'About potatoes.',
      aliases: [],
      tags: [],
    };
    expect(rank(query, list, [{ kind: 'guide', ...page }])).toEqual([]);
  });

  test('a whole word before the beginning of a longer one', () => {
    const list = [
      generator('longer', { label: 'Category list' }),
      generator('word', { label: 'Cat breed' }),
    ];
    expect(rank('cat', list)).toEqual(['word', 'longer']);
    const often = { label: 'Category', aliases: ['category name', 'category list'] };
    const once = { label: 'Cat breed of a pet' };
    expect(rank('cat', [generator('longer', often), generator('word', once)])).toEqual([
      'word',
      'longer',
    ]);
  });

  test.each([
    ['create an order with at most three lines', 'order'],
    ['what is in an order since 1.0', 'order'],
    ['order with taxes', 'order'],
    ['what does itemCount mean', 'count'],
    ['tax code', 'tax'],
  ])('what "%s" names before what has single words of it', (query, expected) => {
    const list = [
      generator('sql', { label: 'SQL lines', options: ['three lines', 'since 1.0'] }),
      generator('item', { label: 'Item', aliases: ['list item'] }),
      generator('ride', { label: 'Ride', aliases: ['taxi trip'], properties: ['code'] }),
      generator('zip', { label: 'Zip code' }),
      generator('order', { label: 'Order', properties: ['lines'] }),
      generator('count', { label: 'Basket', properties: ['itemCount'] }),
      generator('tax', { label: 'National number', aliases: ['tax code'] }),
    ];
    expect(rank(query, list)[0]).toBe(expected);
  });

  test('a page before a section of its name', () => {
    const page = { text: '', aliases: [], tags: [], title: 'Locales' };
    const more: PageEntry[] = [
      { ...page, kind: 'post', title: 'Other', path: '/blog/other#locales', heading: 'Locales' },
      { ...page, kind: 'guide', path: '/docs/locales' },
    ];
    expect(rank('locales', [], more)).toEqual(['/docs/locales', '/blog/other#locales']);
  });
});

describe('a query that says nothing finds nothing', () => {
  test.each(['', '   ', '.*', '([', '🦄', '\u0000', 'zzqqxx'])('%j', (query) => {
    expect(search(query)).toEqual([]);
  });

  test.each([
    ['one word', 'a'.repeat(10_000)],
    ['one word again and again', 'zip '.repeat(2_500)],
    ['many words', Array.from({ length: 2_500 }, (_, index) => `zip${index}`).join(' ')],
  ])('and of a long one only a few words are looked up: %s', (_, query) => {
    const terms = readQueryTerms(query);
    expect(terms.length).toBeLessThanOrEqual(12);
    expect(terms.every((term) => term.length <= 200)).toBe(true);
  });
});

describe('words', () => {
  test.each([
    ['Colours', ['color']],
    ['plusFour', ['plus', 'four']],
    ['e-mail', ['e', 'mail']],
    ['Matrícula', ['matricula']],
    ['O’Connell', ['oconnell']],
    ['cities addresses', ['city', 'address']],
    ['organise', ['organize']],
  ])('%s', (text, terms) => {
    expect(readTerms(text)).toEqual(terms);
  });

  test('neighbours are joined, and swapped where that makes a difference', () => {
    expect(bigrams(['a', 'b', 'c'])).toEqual(['ab', 'bc']);
    expect(transpositions('abb')).toEqual(['bab']);
  });
});

describe('marks', () => {
  const marked = (text: string, terms: string[], query: string) =>
    markWords(text, { terms }, query)
      .filter(({ isMatch }) => isMatch)
      .map((part) => part.text);

  test('as much of a word as was typed, or all of one that is misspelt', () => {
    expect(marked('Longitude', ['longitude'], 'longi')).toEqual(['Longi']);
    expect(marked('MAC address', ['address'], 'adress')).toEqual(['address']);
  });

  test('both halves of what was typed as one word, and no word that was not typed', () => {
    expect(marked('Zip code', ['zipcode'], 'zipcode')).toEqual(['Zip', 'code']);
    expect(marked('fix the seed here', ['seed', 'seedhere'], 'seed')).toEqual(['seed']);
  });

  const long = `${'Many words '.repeat(20)}and a seed in it.`;

  test.each([
    [
      'the beginning, if its name has the term',
      'Seeds',
      ['seed'],
      'One. A seed.\nTwo.',
      'One. A seed.',
    ],
    ['the sentence with the term', 'Name', ['seed'], 'One. A seed. Two.\nThree.', 'A seed. Two.'],
    [
      'the line of the rarest term',
      'Name',
      ['rare', 'word'],
      'A word.\nIt is rare.',
      'It is rare.',
    ],
    [
      'a few words before a term that is far from the beginning',
      'Name',
      ['seed'],
      long,
      '… words Many words and a seed in it.',
    ],
    ['the beginning, if only its aliases have the term', 'Name', ['other'], 'One.\nTwo.', 'One.'],
    ['nothing of a text that is empty', 'Name', ['seed'], '', ''],
  ])('an excerpt is %s', (_, name, terms, text, shown) => {
    expect(excerpt(text, [name], { terms })).toBe(shown);
  });

  test('what was typed within a value', () => {
    expect(markValue('10115-0000', '0115')[1]).toEqual({ text: '0115', isMatch: true });
    expect(markValue('4111 1111', '41111111')).toEqual([{ text: '4111 1111', isMatch: true }]);
  });

  test('what a generator was found by that is not in its name', () => {
    const reasonOf = (query: string) => {
      const [hit] = search(query);
      return hit && findReason(hit, query);
    };
    expect(reasonOf('postcode')).toEqual({
      label: 'also',
      parts: [{ text: 'postcode', isMatch: true }],
    });
    expect(reasonOf('visa')?.label).toBe('allows');
    expect(reasonOf('issuer')).toMatchObject({ label: 'parameter', anchor: 'query-issuer' });
    expect(reasonOf('zip code')).toBeUndefined();
  });
});

test('hits are grouped, the kind of the best first', () => {
  const kinds = (query: string) => groupHits(search(query)).map(({ kind }) => kind);
  expect(kinds('seeds')).toEqual(['guide']);
  expect(kinds('parallel tests zip')).toEqual(['post', 'generator']);
});

describe('countries and languages', () => {
  const section = { kind: 'guide' as const, title: 'Guide', text: '', aliases: [], tags: [] };
  const placeOf = (id: string, heading: string, places: string[], aliases: string[] = []) => {
    return { ...section, path: `/docs/guide#${id}`, heading, places, aliases };
  };
  const list: PageEntry[] = [
    placeOf('locale-de', 'German, de', ['de']),
    placeOf('locale-ru', 'Russian, ru', ['ru']),
    placeOf('country-at', 'Austria', ['AT'], ['Austrian', 'de-AT']),
    placeOf('country-by', 'Belarus', ['BY'], ['Belarusian', 'ru-BY']),
    placeOf('country-ch', 'Switzerland', ['CH'], ['Swiss', 'Zurich', 'canton', 'de-CH']),
    placeOf('country-cr', 'Costa Rica', ['CR'], ['Costa Rican', 'es-CR']),
    placeOf('country-de', 'Germany', ['DE', 'de'], ['German', 'de-DE']),
    { ...section, path: '/docs/guide#ruby', heading: 'Other', aliases: ['Ruby', 'cost'] },
    { ...section, kind: 'post', path: '/blog/a#names', heading: 'German names everywhere' },
  ];
  const local = [
    generator('pet-name', { label: 'Pet name', aliases: ['names'] }),
    generator('full-name', { label: 'Full name', aliases: ['names'], places: ['en', 'de'] }),
    generator('iban', { label: 'IBAN', places: ['AT', 'CH', 'DE'] }),
    generator('vat', { label: 'VAT number', aliases: ['IBAN tax'], places: ['AT'] }),
    generator('pension', { label: 'Pension', aliases: ['Swiss old age'], places: ['AT'] }),
  ];
  const find = createSearch({ generators: local, pages: list, languages: [] });
  const linksOf = (query: string) =>
    groupHits(find(query))
      .flatMap(({ hits }) => hits)
      .map(({ entry }) => pathOf(entry));

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
  ])('%s leads to %s', (query, link) => {
    expect(linksOf(query)[0]).toBe(link);
  });

  test('a generator with values of the country ranks before one that rejects it', () => {
    const generatorsOf = (query: string) =>
      find(query).flatMap(({ entry }) => ('slug' in entry ? [entry.slug] : []));
    expect(generatorsOf('austrian iban tax')).toEqual(['vat', 'iban']);
    expect(generatorsOf('swiss iban tax')[0]).toBe('iban');
  });

  test('a generator that rejects the country is found by an alias that names it', () => {
    expect(linksOf('swiss old age pension')[0]).toBe('/docs/api/pension');
  });

  test('a post is listed after generators and guides', () => {
    const kinds = groupHits(find('german names')).map(({ kind }) => kind);
    expect(kinds.at(-1)).toBe('post');
  });
});

test.each([
  ['country', { name: 'country', count: 19 }],
  [' Country ', { name: 'country', count: 19 }],
  ['minage', { name: 'minAge', count: 2 }],
  ['countr', undefined],
  ['country parameter', { name: 'country', count: 19, isAsked: true }],
  ['all generators with country', { name: 'country', count: 19, isAsked: true }],
  ['filter by min age', { name: 'minAge', count: 2, isAsked: true }],
  ['list of all generators that take country', { name: 'country', count: 19, isAsked: true }],
  ['country with', { name: 'country', count: 19, isAsked: true }],
  ['generators', undefined],
  ['name of a country', undefined],
])('the query "%s" names a parameter or none', (query, expected) => {
  expect(findParameter({ country: 19, minAge: 2 }, query)).toEqual(expected);
});

test('suggestions are the first generators of the largest tags, in reading order', () => {
  const list = [
    generator('a', { tag: 'Small' }),
    generator('b', { tag: 'Large' }),
    generator('c', { tag: 'Large' }),
  ];
  expect(suggest(list, 1).map(({ slug }) => slug)).toEqual(['b']);
  expect(suggest(list, 5).map(({ slug }) => slug)).toEqual(['a', 'b']);
});

test('sections are read whole, with anchors, words, levels, tables, names in code and parts', () => {
  const source = [
    '---\ntitle: T\n---',
    "import Part from './part.mdx';",
    '# Title',
    '{/* search: start, begin */}',
    'The *lead* of <span>us</span>.',
    '## One',
    'Text of *one*.',
    '{/* truncate */}',
    '- first\n- second',
    '| What | Limit |\n| --- | --- |\n| `count` | 100 |',
    '```md title="a-file.md"\n## Code { code: 7 }\n```',
    '## One',
    '#### Too deep',
    '## Commented {/* #its-id */}',
    'From 0 to 255.',
    '<Part name="Table" />',
    '<List />',
    '<RequestEditor\n  title="Editor"\n  values={{ text: \'{{name}}\' }}\n>',
    '</RequestEditor>',
  ].join('\n\n');
  const none = { table: '', code: '', aliases: [] };
  const row = { id: 'row-a', name: 'A', places: [], text: 'About A.', aliases: [] };
  const parts = {
    Table: { markdown: '| a |\n| --- |\n| b |' },
    List: { markdown: 'Before the list.\n\n- A: one', rows: [row] },
  };
  expect(readSections(readArticle('a.mdx', source, parts))).toEqual({
    lead: { ...none, text: 'The lead of us.', aliases: ['start', 'begin'] },
    sections: [
      {
        ...none,
        heading: 'One',
        anchor: 'one',
        depth: 2,
        text: 'Text of one.\nfirst\nsecond',
        table: 'What Limit count 100',
        code: 'title a-file.md Code code',
      },
      { ...none, heading: 'One', anchor: 'one-1', depth: 2, text: '' },
      {
        ...none,
        heading: 'Commented',
        anchor: 'its-id',
        depth: 2,
        text: 'From 0 to 255.\nBefore the list.\nEditor',
        table: 'a b',
        rows: [row],
      },
    ],
  });
});

test('an operation is found by all that its page says of it', () => {
  const { api } = apiOf({
    summary: 'Generate a thing',
    description: 'Things of two sizes. Some have a lid.',
    'x-aliases': ['object'],
    tags: ['things'],
    parameters: [
      { name: 'kind', in: 'query', schema: { type: 'array', items: { enum: ['big', 'small'] } } },
    ],
    responses: {
      200: {
        description: 'OK',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: {
                data: {
                  type: 'array',
                  items: {
                    type: 'object',
                    properties: {
                      size: { type: 'integer' },
                      lid: { type: 'object', properties: { hue: { type: 'string' } } },
                    },
                  },
                },
              },
            },
            examples: { plain: { value: { data: [{ size: 7 }, { size: 8 }] } } },
          },
        },
      },
    },
  });
  const moves = { pages: { '/docs/api/generate-a-doodad': { to: '/docs/api/list-things' } } };
  const entries = createSearchEntries(viewOf(api), { ...moves, requests: {} });
  const [hit] = createSearch({ generators: entries, pages: [], languages: [] })('hue');
  expect(hit && findReason(hit, 'hue')?.anchor).toBe('response-200-data.lid.hue');
  expect(entries).toEqual([
    {
      slug: 'list-things',
      label: 'Thing',
      tag: 'things',
      method: 'GET',
      path: '/things',
      promise: 'Things of two sizes.',
      returns: 'object',
      // Its words, and its earlier name.
      aliases: ['object', 'doodad'],
      parameters: ['kind'],
      options: ['big', 'small'],
      properties: ['size', 'lid', 'lid.hue'],
      places: [],
      samples: ['{"size":7}', '7', '8'],
    },
  ]);
});

describe("a parameter's limits", () => {
  const { api } = apiOf({
    parameters: [
      { name: 'length', in: 'query', schema: { type: 'string', minLength: 2, maxLength: 40 } },
      { name: 'code', in: 'query', schema: { type: 'string', pattern: '^a$' } },
      { name: 'plain', in: 'query', schema: { type: 'string' } },
    ],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { type: 'object', properties: { size: { type: 'integer', minimum: 7 } } },
        },
      },
    },
  });
  const entries = createSearchEntries(viewOf(api), api.moves);
  const find = createSearch({ generators: [...generators, ...entries], pages, languages: [] });

  test('are found in the words of its page, without patterns', () => {
    expect(entries[0]?.limits).toEqual(['length: 2 to 40 characters', 'size: at least 7']);
  });

  test.each(['2 to 40 characters', 'length: 2 to 40', 'at least 7', 'characters'])(
    '%s leads to the operation, and says why',
    (query) => {
      const [hit] = find(query);
      expect(hit && pathOf(hit.entry)).toBe('/docs/api/list-things');
      expect(hit && findReason(hit, query)?.label).toBe('limit');
    },
  );
});
