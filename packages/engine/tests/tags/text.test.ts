import { allLocales } from '@faker-js/faker';
import type { LocaleDefinition } from '@faker-js/faker';
import get from 'lodash/get.js';
import { describe, expect, test } from 'vitest';
import { english } from '../../src/locales/english.ts';
import { fakerLocaleName } from '../../src/locales/fakerLocaleName.ts';
import { CORRECTED_LISTS } from '../../src/locales/corrections.ts';
import { findDefinition } from '../../src/mock/locales.ts';
import { operationOf } from '../support/engine.ts';
import { createValues, findOperation } from '../values.ts';

/** Returns a list from the engine's corrected faker data for a locale. */
const listOf = (path: string, locale: string): string[] =>
  (get(findDefinition(locale) ?? english, path) as string[] | null | undefined) ?? [];

const PARTS = ['noun', 'verb', 'adjective', 'adverb', 'preposition', 'conjunction', 'interjection'];

test.each([
  ...PARTS.map((part) => [part, `word.${part}`, ['en', 'fr']] as const),
  ['lorem-word', 'lorem.word', ['en', 'ru', 'ar', 'he', 'ja', 'ko']] as const,
])('each generated %s is in the data list %s of the language', (name, path, locales) => {
  for (const locale of locales) {
    const list = new Set(listOf(path, locale));
    const words = createValues(`text/${name}`, { locale });
    expect(words.filter((word) => !list.has(word)).slice(0, 5), locale).toEqual([]);
  }
});

test.each(['en', 'de', 'ko'])('each word in the locale %s has a part of speech', (locale) => {
  const words = createValues('text/word', { locale });
  const known = PARTS.map((part) => new Set(listOf(`word.${part}`, locale)));
  expect(words.filter((word) => !known.some((list) => list.has(word)))).toEqual([]);
  if (locale !== 'en') return;
  expect(known.filter((list) => !words.some((word) => list.has(word)))).toEqual([]);
});

test.each(Object.entries(CORRECTED_LISTS))(
  'each faker entry that the engine corrects for the locale %s still occurs in faker',
  (locale, lists) => {
    const definition = (allLocales as Record<string, LocaleDefinition>)[fakerLocaleName(locale)];
    for (const [list, entries] of Object.entries(lists)) {
      const wrong = entries.split('|').map((entry) => entry.split('>')[0]);
      expect(get(definition, list), list).toEqual(expect.arrayContaining(wrong));
    }
  },
);

test('lorem generators do not support languages whose lorem ipsum in faker is Latin', () => {
  expect(english.lorem?.word).not.toContain('lorem');
  for (const name of ['lorem-word', 'lorem-sentence', 'lorem-paragraph', 'text-block'])
    expect(findOperation(`text/${name}`).operation['x-locales'], name).toEqual(
      'en ru ar he ja ko'.split(' '),
    );
});

describe('prose', () => {
  test('is available in every language of the API', () => {
    const { parameters, locales } = operationOf('/v1/text/prose-text');
    const all = parameters['locale']?.enum ?? [];
    expect(locales).toEqual(all.filter((each) => each !== 'en-GB'));
  });

  test('has the requested number of sentences by the Unicode segmentation rules', () => {
    for (const locale of ['en', 'de', 'ja', 'ru', 'ar']) {
      const segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' });
      for (const sentences of [1, 3, 40])
        for (const text of createValues('text/prose-text', { locale, sentences }, [1], 20))
          expect([...segmenter.segment(text)]).toHaveLength(sentences);
    }
  });
});
