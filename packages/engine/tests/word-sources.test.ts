/** Tests that properties, such as first names, contain only words that the generators for such properties return. */
import { describe, expect, test } from 'vitest';
import { operationOf, generateResponse } from './support/engine.ts';

type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };

const FULL_NAME = ['person/first-name', 'person/last-name'];

/** Properties of each operation, with the generators that return the same words. */
const SOURCES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'person/person-name': {
    firstName: ['person/first-name'],
    lastName: ['person/last-name'],
    prefix: ['person/name-prefix'],
    suffix: ['person/name-suffix'],
  },
  'finance/transaction': {
    currency: ['finance/currency-code'],
    counterparty: ['company/company-name'],
  },
  'finance/bank-account': { bankName: ['finance/bank-name'] },
  'finance/credit-card': { issuer: ['finance/credit-card-issuer'] },
  'food/recipe-ingredient': {
    ingredient: ['ingredient', 'spice', 'vegetable', 'fruit', 'meat'].map((each) => `food/${each}`),
  },
  'music/playlist-track': {
    title: ['music/song-name'],
    artist: ['music/artist'],
    album: ['music/album'],
    genre: ['music/music-genre'],
  },
  'airline/flight-route': {
    'origin.name': ['airline/airport'],
    'destination.name': ['airline/airport'],
  },
  'composite/person-profile': {
    firstName: ['person/first-name'],
    lastName: ['person/last-name'],
    'address.country': ['location/country'],
    'occupation.title': ['job/job-title'],
    'occupation.employer': ['company/company-name'],
  },
  'composite/order': {
    'customer.name': FULL_NAME,
    'lines.name': ['commerce/product-name'],
    'payment.card.issuer': ['finance/credit-card-issuer'],
  },
  'composite/doctor-appointment': {
    'patient.name': FULL_NAME,
    'patient.guardian.name': FULL_NAME,
    'doctor.name': FULL_NAME,
  },
  'composite/event': { 'programme.host': FULL_NAME, 'organiser.name': ['company/company-name'] },
  'composite/food-delivery': { 'customer.name': FULL_NAME, 'courier.name': FULL_NAME },
  'composite/ride': { 'rider.name': FULL_NAME, 'driver.name': FULL_NAME },
  'composite/flight-details-record': {
    'airline.name': ['airline/airline'],
    'aircraft.name': ['airline/airplane'],
  },
  'composite/blog-data-set': { 'authors.name': FULL_NAME, 'posts.comments.author': FULL_NAME },
  'composite/portfolio': { owner: FULL_NAME },
};

const localesOf = (name: string) => operationOf(`/v1/${name}`).locales;

/** Languages without spaces between words. In these languages, single characters are compared. */
const UNSPACED = ['ja', 'ko', 'zh-CN'];

/** Splits a string into words, also at capitals, because Russian companies have names such as `ЭлистаСистемсСбыт`. */
const wordsOf = (text: string, locale: string): string[] =>
  (UNSPACED.includes(locale)
    ? Array.from(text)
    : text.split(/(?<=\p{Ll})(?=\p{Lu})|[^\p{L}\p{M}\p{N}]+/u)
  ).filter((word) => word.trim() !== '');

/** Returns the strings at a path such as `lines.name`. */
function stringsAt(value: Json, keys: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => stringsAt(item, keys));
  if (typeof value === 'string') return [value];
  const [key, ...rest] = keys;
  return typeof value === 'object' && value !== null && key !== undefined
    ? stringsAt(value[key], rest)
    : [];
}

const known = new Map<string, ReadonlySet<string>>();

/** Generates values until 5,000 in a row contain no new word, and returns all words. */
function vocabularyOf(name: string, locale: string): ReadonlySet<string> {
  const key = `${name} ${locale}`;
  const found = known.get(key);
  if (found) return found;
  const words = new Set<string>();
  for (let [seed, quiet] = [0, 0]; quiet < 5_000 && seed < 60; seed += 1) {
    const { size } = words;
    const data = generateResponse(name, { count: 500, seed, locale }).data as Json[];
    for (const value of stringsAt(data, ['name']))
      for (const word of wordsOf(value, locale)) words.add(word);
    quiet = words.size > size ? 0 : quiet + 500;
  }
  known.set(key, words);
  return words;
}

/** Returns whether a generator has data for the locale, and does not fall back to English words. */
const speaks = (name: string, locale: string) => localesOf(name)?.includes(locale) ?? true;

/** Returns the values with a word that none of the source generators returns. */
function leaks(values: readonly string[], sources: readonly string[], locale: string): string[] {
  const words = new Set(sources.flatMap((name) => [...vocabularyOf(name, locale)]));
  return values.filter((value) => wordsOf(value, locale).some((word) => !words.has(word)));
}

describe.each(Object.entries(SOURCES))('%s', (name, properties) => {
  test.each(localesOf(name) ?? ['en'])(
    'returns only names and words that the generators for its properties return in the locale %s',
    (locale) => {
      const data = generateResponse(name, { count: 100, seed: 1, locale }).data as Json[];
      for (const [path, sources] of Object.entries(properties)) {
        if (!sources.every((source) => speaks(source, locale))) continue;
        const values = stringsAt(data, path.split('.'));
        // Some languages have no prefixes or suffixes.
        if (path !== 'suffix' && path !== 'prefix') expect(values).not.toEqual([]);
        expect(leaks(values, sources, locale), path).toEqual([]);
      }
    },
  );
});
