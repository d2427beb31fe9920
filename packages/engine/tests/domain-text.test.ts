import { allLocales } from '@faker-js/faker';
import type { LocaleDefinition } from '@faker-js/faker';
import get from 'lodash/get.js';
import { describe, expect, test } from 'vitest';
import { english } from '../src/locales/english.ts';
import { dataNameOf } from '../src/locales/names.ts';
import { WRONG } from '../src/locales/proofread.ts';
import { findDefinition } from '../src/mock/locales.ts';
import { rangeOf } from './measures.ts';
import { drawDistinct, drawValues, findOperation, testAnswers, testValues } from './values.ts';
import type { Row } from './values.ts';

/** Returns the engine's version of faker's data for a language. */
const dataOf = (locale: string): LocaleDefinition => findDefinition(locale) ?? english;

const PARTS = ['noun', 'verb', 'adjective', 'adverb', 'preposition', 'conjunction', 'interjection'];

/** The words of a part of speech in a language. */
const listOf = (part: string, locale: string): string[] =>
  (dataOf(locale).word as Record<string, string[] | null>)[part] ?? [];

const wordsIn = (text: string) => text.split(' ').length;

/** Japanese has no spaces and its own full stops, Korean one full stop at a time. */
const LOREM = ['lorem-sentence', 'lorem-paragraph', 'text-block'].flatMap((name): Row[] => [
  [name, { locale: 'ja' }, /^[^ .]*。$/],
  [name, { locale: 'ko' }, /^(?![^]*[,.]\.)/],
]);

testValues('text', [
  ...LOREM,
  ...['word', ...PARTS].flatMap((name): Row[] =>
    [3, 4, 6, 8].map((length) => [
      name,
      { minLength: length, maxLength: length },
      RegExp(`^.{${length}}$`),
    ]),
  ),
  ['phrase', { words: 4, casing: 'title' }, /^[A-Z]\S*( [A-Z]\S*){3}$/],
  ['sentence', { kind: 'question' }, /\?$/],
  ['sentence', {}, /^(?!What a [aeiou]).*[.?!]$/],
  ['lorem-paragraph', { sentences: 5 }, /^([^.]+\. ){4}[^.]+\.$/],
  ['lorem-ipsum-text', { paragraphs: 4 }, /^.+(\n\n.+){3}$/],
  [
    'lorem-ipsum-text',
    { paragraphs: 4, format: 'html', classicStart: true },
    /^<p>Lorem ipsum.*<\/p>(\n<p>.*\.<\/p>){3}$/,
  ],
  ['text-block', { lines: 3, lineEnding: 'crlf' }, /^[^\r\n]+(\r\n[^\r\n]+){2}$/],
  ...[1, 2, 41, 255].map((length): Row => {
    const isExact = (text: string) => text.trim().length === length;
    return ['fixed-length-text', { length }, isExact];
  }),
]);

testAnswers('text/lorem-word', {
  'comes from the list of its language': (word, { locale }) => {
    const { lorem } = dataOf(String(locale));
    return (lorem?.word ?? english.lorem?.word ?? []).includes(word);
  },
});

describe('words', () => {
  test.each(PARTS)(
    'a %s comes from the list of its language, and from English elsewhere',
    (part) => {
      for (const [locale, list] of Object.entries({ fr: 'fr', sv: 'en' })) {
        const known = new Set(listOf(part, list));
        const words = drawValues(`text/${part}`, { locale });
        expect(words.filter((word) => !known.has(word))).toEqual([]);
      }
    },
  );

  test.each(['en', 'de', 'ko'])(
    '%s: a word is of any part of speech, and of no other',
    (locale) => {
      const words = drawValues('text/word', { locale });
      const known = PARTS.map((part) => new Set(listOf(part, locale)));
      expect(words.filter((word) => !known.some((list) => list.has(word)))).toEqual([]);
      if (locale !== 'en') return;
      expect(known.filter((list) => !words.some((word) => list.has(word)))).toEqual([]);
    },
  );

  test('adjectives are as many in each language as its page says', () => {
    const { 'x-distinct': distinct } = findOperation('text/adjective').operation;
    const recorded = Object.entries(distinct?.locales ?? {});
    expect(recorded.length).toBeGreaterThan(5);
    for (const [locale, values] of recorded)
      expect(listOf('adjective', locale)).toHaveLength(values);
  });

  test.each(
    Object.entries(WRONG).flatMap(([locale, lists]) =>
      Object.entries(lists).map(([list, entries]) => ({ locale, list, entries })),
    ),
  )('$locale: what is wrong in $list is in the list of faker, and not in ours', (each) => {
    const wrong = each.entries.split('|').map((entry) => entry.split('>')[0]);
    const all = allLocales as Record<string, LocaleDefinition>;
    expect(get(all[dataNameOf(each.locale)], each.list)).toEqual(expect.arrayContaining(wrong));
    const right = get(dataOf(each.locale), each.list) as unknown as string[];
    expect(right.filter((entry) => wrong.includes(entry))).toEqual([]);
    expect(right).toHaveLength(new Set(right).size);
  });

  test('a language whose lorem ipsum would be Latin has none', () => {
    expect(english.lorem?.word).not.toContain('lorem');
    for (const name of ['lorem-word', 'lorem-sentence', 'lorem-paragraph', 'text-block'])
      expect(findOperation(`text/${name}`).operation['x-locales'], name).toEqual(
        'en ru ar he ja ko'.split(' '),
      );
  });
});

describe('sentences', () => {
  test('end in a full stop, a question mark or an exclamation mark', () => {
    const marks = drawValues('text/sentence').map((sentence) => sentence.at(-1));
    expect(new Set(marks)).toEqual(new Set(['.', '?', '!']));
  });

  test('of a paragraph are as many as the limits say, each of seven to nine words', () => {
    const query = { minSentences: 2, maxSentences: 4 };
    const sentences = drawValues('text/paragraph', query).map((text) => text.split('. '));
    expect(new Set(sentences.map(({ length }) => length))).toEqual(new Set([2, 3, 4]));
    expect(rangeOf(sentences.flat().map(wordsIn))).toEqual([7, 9]);
  });

  test('of lorem ipsum have as many words as the limits say', () => {
    const sentences = drawValues('text/lorem-sentence', { minWords: 4, maxWords: 6 });
    expect(new Set(sentences.map(wordsIn))).toEqual(new Set([4, 5, 6]));
  });

  test('have words of lorem ipsum of every length in range', () => {
    const words = [...drawDistinct('text/lorem-word', { minLength: 8, maxLength: 12 })];
    expect(new Set(words.map(({ length }) => length))).toEqual(new Set([8, 9, 10, 11, 12]));
  });
});
