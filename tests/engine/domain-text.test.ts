import { allLocales } from '@faker-js/faker';
import type { LocaleDefinition } from '@faker-js/faker';
import { describe, expect, test } from 'vitest';
import { english } from '../../src/engine/locales/english.ts';
import { dataNameOf } from '../../src/engine/locales/names.ts';
import { WRONG } from '../../src/engine/locales/proofread.ts';
import { findDefinition } from '../../src/engine/mock/locales.ts';
import { answersOf, find, fresh, recordedAndFresh } from './faults.ts';

/** What the engine makes of faker's data of a language. */
const dataOf = (locale: string): LocaleDefinition => findDefinition(locale) ?? english;
const [en, de, fr, ko] = [english, dataOf('de'), dataOf('fr'), dataOf('ko')];
const PARTS = ['noun', 'verb', 'adjective', 'adverb', 'preposition', 'conjunction', 'interjection'];

const toNumber = (text: string) => Number(text.replaceAll(',', ''));
const wordsIn = (text: string) => text.split(' ').length;
const lengthsOf = (values: string[]) => new Set(values.map((value) => value.length));

/** The words of a part of speech in a language. */
function listOf(part: string, locale = en): string[] {
  return [...((locale.word as Record<string, string[] | null>)[part] ?? [])];
}

describe('text', () => {
  test.each(PARTS)(
    'a %s comes from the list of its language, and from English elsewhere',
    (part) => {
      const french = new Set(listOf(part, fr));
      expect(fresh(`text/${part}`, { locale: 'fr' }).filter((word) => !french.has(word))).toEqual(
        [],
      );
      const english = new Set(listOf(part));
      expect(fresh(`text/${part}`, { locale: 'sv' }).filter((word) => !english.has(word))).toEqual(
        [],
      );
    },
  );

  test.each(['word', ...PARTS])('a %s has a length in range where the language has one', (name) => {
    for (const length of [3, 4, 6, 8]) {
      const query = { minLength: length, maxLength: length };
      expect([...lengthsOf(fresh(`text/${name}`, query))]).toEqual([length]);
    }
  });

  test('a word is of any part of speech that its language has, and of no other', () => {
    const isIn = (word: string, part: string, locale = en) => listOf(part, locale).includes(word);
    const english = fresh('text/word');
    for (const part of PARTS)
      expect(
        english.some((word) => isIn(word, part)),
        part,
      ).toBe(true);
    const german = fresh('text/word', { locale: 'de' });
    expect(german.filter((word) => !PARTS.some((part) => isIn(word, part, de)))).toEqual([]);
    const korean = fresh('text/word', { locale: 'ko' });
    expect(korean.filter((word) => !PARTS.some((part) => isIn(word, part, ko)))).toEqual([]);
  });

  test('adjectives are as many in each language as its page says', () => {
    const { description, 'x-locales': locales = [] } = find('text/adjective').operation;
    const told = description.match(/\d[\d,]*/g)?.map(toNumber);
    const counts = locales.map((locale) => listOf('adjective', findDefinition(locale)).length);
    expect(counts).not.toContain(0);
    expect(counts.filter((count) => !told?.includes(count))).toEqual([]);
  });

  test('a phrase has the words and the capital letters asked for', () => {
    const titles = fresh('text/phrase', { words: 4, casing: 'title' });
    expect(titles.filter((title) => !/^[A-Z]\S*( [A-Z]\S*){3}$/.test(title))).toEqual([]);
  });

  test('a sentence ends as its kind does, and begins none with a wrong article', () => {
    const sentences = recordedAndFresh('text/sentence');
    expect(new Set(sentences.map((each) => each.at(-1)))).toEqual(new Set(['.', '?', '!']));
    expect(sentences.filter((each) => /^What a [aeiou]/.test(each))).toEqual([]);
    const questions = fresh('text/sentence', { kind: 'question' });
    expect(questions.filter((each) => !each.endsWith('?'))).toEqual([]);
  });

  test('paragraphs have as many sentences as the limits say', () => {
    const counts = fresh('text/paragraph', { minSentences: 2, maxSentences: 4 }).map(
      (paragraph) => paragraph.split('. ').length,
    );
    expect(new Set(counts)).toEqual(new Set([2, 3, 4]));
    const lengths = recordedAndFresh('text/paragraph').flatMap((each) =>
      each.split('. ').map(wordsIn),
    );
    expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([7, 9]);
    const latin = fresh('text/lorem-paragraph', { sentences: 5 });
    expect(latin.filter((paragraph) => paragraph.split('. ').length !== 5)).toEqual([]);
  });

  test('lorem sentences keep to the number of words', () => {
    const counts = fresh('text/lorem-sentence', { minWords: 4, maxWords: 6 }).map(wordsIn);
    expect(new Set(counts)).toEqual(new Set([4, 5, 6]));
  });

  test.each(['lorem-sentence', 'lorem-paragraph', 'text-block'])(
    '%s: Japanese has no spaces and its own full stops, Korean one full stop at a time',
    (name) => {
      const japanese = fresh(`text/${name}`, { locale: 'ja' });
      expect(japanese.filter((each) => /[ .]/.test(each) || !each.endsWith('。'))).toEqual([]);
      const korean = fresh(`text/${name}`, { locale: 'ko' });
      expect(korean.filter((each) => /[,.]\./.test(each))).toEqual([]);
    },
  );

  test('a language whose lorem ipsum would be Latin has none', () => {
    expect(en.lorem?.word).not.toContain('lorem');
    const latin = (operation: string) => find(operation).operation['x-locales'] ?? [];
    for (const name of ['lorem-word', 'lorem-sentence', 'lorem-paragraph', 'text-block'])
      expect(latin(`text/${name}`), name).toEqual(['ru', 'ar', 'he', 'ja', 'ko']);
  });

  test.each(
    Object.entries(WRONG).flatMap(([locale, lists]) =>
      Object.entries(lists).map(([list, entries]) => ({ locale, list, entries })),
    ),
  )('$locale: what is wrong in $list is in the list of faker, and not in ours', (each) => {
    const entriesOf = (definition: unknown) =>
      each.list
        .split('.')
        .reduce<unknown>((topic, key) => (topic as Record<string, unknown>)[key], definition);
    const wrong = each.entries.split('|').map((entry) => entry.split('>')[0]);
    const all = allLocales as Record<string, LocaleDefinition>;
    expect(entriesOf(all[dataNameOf(each.locale)])).toEqual(expect.arrayContaining(wrong));
    const right = entriesOf(dataOf(each.locale)) as string[];
    expect(right.filter((entry) => wrong.includes(entry))).toEqual([]);
    expect(right).toHaveLength(new Set(right).size);
  });

  test('a lorem ipsum text has its paragraphs in the format asked for', () => {
    const name = 'text/lorem-ipsum-text';
    const html = fresh(name, { paragraphs: 4, format: 'html', classicStart: true });
    expect(html.filter((each) => !/^<p>Lorem ipsum.*<\/p>(\n<p>.*\.<\/p>){3}$/.test(each))).toEqual(
      [],
    );
    expect(
      fresh(name, { paragraphs: 4 }).filter((each) => each.split('\n\n').length !== 4),
    ).toEqual([]);
  });

  test('lines and lengths are exact', () => {
    const blocks = fresh('text/text-block', { lines: 3, lineEnding: 'crlf' });
    expect(blocks.filter((block) => block.split('\r\n').length !== 3)).toEqual([]);
    for (const length of [1, 2, 41, 255]) {
      const texts = fresh('text/fixed-length-text', { length });
      expect(texts.filter((each) => each.trim().length !== length)).toEqual([]);
    }
  });

  test('a lorem word comes from the list of its language and has a length in range', () => {
    const lists: Record<string, readonly string[]> = {
      ja: allLocales.ja.lorem?.word ?? [],
      ko: ko.lorem?.word ?? [],
      ru: allLocales.ru.lorem?.word ?? [],
      ar: allLocales.ar.lorem?.word ?? [],
      he: allLocales.he.lorem?.word ?? [],
    };
    const wrong = answersOf('text/lorem-word').filter(
      ({ query: { locale }, value }) =>
        !(lists[String(locale)] ?? en.lorem?.word ?? []).includes(value),
    );
    expect(wrong).toEqual([]);
    const query = { minLength: 8, maxLength: 12 };
    expect([...lengthsOf(fresh('text/lorem-word', query))].sort((a, b) => a - b)).toEqual([
      8, 9, 10, 11, 12,
    ]);
  });
});
