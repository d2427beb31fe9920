/** Values that were once wrong, in every operation that could have the same error. */
import { parsePhoneNumber } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { findDefinition } from '../src/mock/locales.ts';
import { base, english } from '../src/locales/english.ts';
import { operationOf, perform } from './support/engine.ts';
import type { Query } from './support/engine.ts';
import never from './never.json' with { type: 'json' };

/** A thousand values. */
function valuesOf<T = string>(name: string, query: Query = {}): T[] {
  return Array.from({ length: 10 }, (_, seed) => seed).flatMap(
    (seed) => perform(name, { ...query, count: 100, seed }).data as T[],
  );
}

test.each([
  ['database/mongodb-object-id', {}, (id: string) => id.slice(8)],
  ['finance/ethereum-address', {}, (address: string) => address.slice(2)],
  ['system/semantic-version', { build: true }, (version: string) => version.split('+')[1] ?? ''],
  ['git/commit-sha', {}, String],
  ['image/placeholder-svg', {}, (svg: string) => /fill="#(\w{6})"/.exec(svg)?.[1] ?? ''],
  ['image/identicon', {}, (svg: string) => /fill="#(\w{6})" d/.exec(svg)?.[1] ?? ''],
  ['image/data-uri', {}, (uri: string) => /fill%3D%22%23(\w{6})/.exec(uri)?.[1] ?? ''],
])('hexadecimal digits of %s are equally likely', (name, query, read) => {
  const digits = valuesOf(name, query).map(read).join('').toLowerCase();
  const letters = digits.replaceAll(/\d/g, '').length / digits.length;
  // Six of sixteen, within six standard deviations of seven thousand digits.
  expect(Math.abs(letters - 6 / 16)).toBeLessThan(0.035);
});

describe.each([
  '1515-10-01T00:00:00Z',
  '2000-01-01T00:00:00Z',
  '2025-01-01T00:00:00Z',
  '2090-06-15T00:00:00Z',
])('at %s a document', (reference) => {
  test.each([false, true])('is issued after the birth of its holder, expired: %s', (expired) => {
    const documents = valuesOf<{ birthDate: string; expiresOn: string }>(
      'person/machine-readable-zone',
      { reference, expired },
    );
    const wrong = documents.filter(({ birthDate, expiresOn }) => {
      const issued = Date.parse(expiresOn) - 3650 * 86_400_000;
      return Date.parse(birthDate) > issued || expiresOn < reference.slice(0, 10) !== expired;
    });
    expect(wrong).toEqual([]);
  });
});

test('the numbers of the British locale are those of Great Britain', () => {
  const countries = valuesOf('phone/e164-number', { country: 'GB' }).map(
    (number) => parsePhoneNumber(number).country,
  );
  expect(new Set(countries)).toEqual(new Set(['GB']));
});

test('withdrawn currencies are in no operation', () => {
  const codes = [
    ...valuesOf<{ code: string }>('finance/currency').map(({ code }) => code),
    ...valuesOf('finance/currency-code'),
    ...valuesOf<{ currency: string }>('finance/transaction').map(({ currency }) => currency),
  ];
  expect(codes.filter((code) => ['ANG', 'HRK', 'ZWL', 'BTC'].includes(code))).toEqual([]);
});

const definitionOf = (locale: string) => ({ base, en: english })[locale] ?? findDefinition(locale);

/** Words that must never occur, by locale and list. The corrections are not read. */
const NEVER = never as Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Operations that use a list, with the query that leads to it. */
const CALLERS: Readonly<Record<string, readonly (readonly [operation: string, query?: Query])[]>> =
  {
    'animal.bird': [['animal/bird']],
    'animal.cow': [['animal/animal-species', { kind: 'cow' }]],
    'animal.fish': [['animal/animal-species', { kind: 'fish' }]],
    'animal.horse': [['animal/horse']],
    'animal.rodent': [['animal/animal-species', { kind: 'rodent' }]],
    'animal.snake': [['animal/animal-species', { kind: 'snake' }]],
    'animal.type': [['animal/animal-type']],
    'airline.airport.name': [['airline/airport']],
    'airline.airline.name': [['airline/airline']],
    'book.author': [['book/author']],
    'book.publisher': [['book/publisher']],
    'book.title': [['book/book-title']],
    'color.space': [['colour/colour-space']],
    'commerce.department': [['commerce/department']],
    'commerce.product_name.adjective': [['commerce/product-name']],
    'commerce.product_name.material': [['commerce/product-material'], ['commerce/product-name']],
    'company.adjective': [['company/catch-phrase']],
    'company.descriptor': [['company/catch-phrase']],
    'company.legal_entity_type': [['company/legal-entity-type']],
    'food.dish': [['food/dish', { kind: 'classic' }]],
    'food.ethnic_category': [['food/cuisine']],
    'food.fruit': [
      ['food/fruit'],
      ['food/food-description'],
      ['food/menu-item'],
      ['food/recipe-ingredient'],
    ],
    'food.ingredient': [['food/ingredient']],
    'food.meat': [['food/meat'], ['food/food-description']],
    'food.spice': [['food/spice']],
    'food.vegetable': [
      ['food/vegetable'],
      ['food/food-description'],
      ['food/menu-item'],
      ['food/recipe-ingredient'],
    ],
    'hacker.abbreviation': [['hacker/hacker-abbreviation'], ['hacker/hacker-phrase']],
    'hacker.adjective': [
      ['hacker/hacker-adjective'],
      ['hacker/hacker-phrase'],
      ['git/commit-message'],
    ],
    'location.city_name': [['location/city']],
    'location.country': [['location/country']],
    'location.county': [['location/county']],
    'location.language.name': [['location/language']],
    'location.state': [['location/state']],
    'location.state_abbr': [['location/state', { abbreviated: true }]],
    'music.genre': [['music/music-genre']],
    'person.bio_supporter': [['person/bio']],
    'person.first_name.female': [['person/first-name', { sex: 'female' }]],
    'person.first_name.generic': [['person/first-name', { sex: 'generic' }]],
    'person.first_name.male': [['person/first-name', { sex: 'male' }]],
    'person.gender': [['person/gender']],
    'person.job_area': [['job/job-area'], ['job/job-title']],
    'person.job_descriptor': [['job/seniority-level'], ['job/job-title']],
    'person.job_type': [['job/job-type'], ['job/job-title']],
    'person.last_name.generic': [['person/last-name'], ['person/full-name']],
    'person.middle_name.male': [['person/middle-name', { sex: 'male' }]],
    'person.prefix.female': [['person/name-prefix', { sex: 'female' }]],
    'person.prefix.generic': [['person/name-prefix', { sex: 'generic' }]],
    'person.prefix.male': [['person/name-prefix', { sex: 'male' }]],
    'person.sex': [['person/sex']],
    'person.suffix': [['person/name-suffix']],
    'science.unit.name': [['science/unit']],
    'word.adjective': [['text/adjective']],
    'word.adverb': [['text/adverb']],
    'word.conjunction': [['text/conjunction']],
    'word.interjection': [['text/interjection']],
    'word.noun': [['text/noun']],
    'word.preposition': [['text/preposition']],
    'word.verb': [['text/verb']],
  };

/** Operations whose values are sentences or phrases. In the others, a word is a whole value. */
const PROSE =
  /food-description|menu-item|phrase|catch-phrase|commit-message|job-title|bio|full-name|product-name/;

/** All strings in a value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Whether a text has a word between spaces or punctuation. */
function hasWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  const isLetter = (letter = '') => /[\p{L}\p{N}]/u.test(letter);
  return at >= 0 && !isLetter(text[at - 1]) && !isLetter(text[at + word.length]);
}

const findList = (definition: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => {
    if (Array.isArray(part)) return part.map((item: Record<string, unknown>) => item[key]);
    return (part as Record<string, unknown> | undefined)?.[key];
  }, definition);

const ROWS = Object.entries(NEVER).flatMap(([locale, lists]) =>
  Object.entries(lists).map(([path, words]) => [locale, path, words.split('|')] as const),
);

test.each(ROWS)('%s: %s has no wrong word', (locale, path, words) => {
  const list = findList(definitionOf(locale), path) as unknown[];
  expect(words.filter((word) => list.includes(word))).toEqual([]);
});

test.each(ROWS.filter(([, path]) => CALLERS[path]))(
  '%s: no operation that uses %s shows a wrong word',
  (locale, path, words) => {
    for (const [operation, query] of CALLERS[path] ?? []) {
      const isLocalised = 'locale' in operationOf(`/v1/${operation}`).parameters;
      const given = isLocalised && locale !== 'base' ? { ...query, locale } : query;
      const texts = new Set(valuesOf<unknown>(operation, given).flatMap(textsOf));
      const wrong = words.filter((word) =>
        PROSE.test(operation) ? [...texts].some((text) => hasWord(text, word)) : texts.has(word),
      );
      expect(wrong, operation).toEqual([]);
    }
  },
);

test('nothing is seasoned with what is not a spice', () => {
  const texts = valuesOf<unknown>('food/food-description').flatMap(textsOf);
  const seasonings = texts.flatMap((text) =>
    Array.from(
      text.matchAll(/(?:pinch|hint|tablespoon) of ([\w ]+)|(?:seasoned|fragrant) with ([\w ]+)/g),
      ([, one, other]) => one ?? other ?? '',
    ),
  );
  expect(seasonings.length).toBeGreaterThan(100);
  expect(seasonings.filter((word) => /^(arrowroot|rice paper|mango)\b/.test(word))).toEqual([]);
});

test('values have the form that their page promises', () => {
  const sentences = valuesOf('finance/transaction-description');
  expect(sentences.filter((sentence) => !/^[A-Z]/.test(sentence))).toEqual([]);
  expect(valuesOf('hacker/hacker-abbreviation')).not.toContain('SDD');
  const [palette] = perform('colour/colour-palette', {
    seed: 1,
    count: 1,
    colour: '#010000',
    size: 8,
  }).data as { colours: string[] }[];
  expect(new Set(palette?.colours).size).toBe(8);
  const states = valuesOf('location/state', { locale: 'es', abbreviated: true });
  expect(states.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
  const widths = valuesOf<{ west: number; east: number }>('location/bounding-box', {
    widthDegrees: 0.00123456,
  }).map(({ west, east }) => east - west);
  expect(widths.filter((width) => Math.abs(width - 0.00123456) > 1e-9)).toEqual([]);
  const odd = valuesOf('text/sentence').filter((sentence) =>
    /\b(every|what a \S+) (mathematics|ceramics|pliers)\b/i.test(sentence),
  );
  expect(odd).toEqual([]);
});
