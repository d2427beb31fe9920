import { allLocales } from '@faker-js/faker';
import { describe, expect, test } from 'vitest';
import { english } from '../src/locales/english.ts';
import { engine } from './support/engine.ts';
import { drawDistinct, drawValues, testAnswers } from './values.ts';

/** Words for sound, voice, numbers and electrons. */
const NOT_PAPER =
  /^e-|[aá]udi|аудіо|аудио|e-?book|hör|luister|ljud|lyd|sesli|ele[ck]tr|numérique|електрон|электрон|صوتي|إلكتروني|שמע|דיגיטלי|オーディオ|電子|오디오|전자|有声|电子/i;

describe('books', () => {
  test('no title that is to be sorted begins with an article, which stands at its end', () => {
    const titles = drawValues('book/book-title', { sortable: true });
    expect(titles.filter((title) => /^(The|An?) /.test(title))).toEqual([]);
    expect(titles.some((title) => title.endsWith(', The'))).toBe(true);
    const restored = titles.map((title) => title.replace(/^(.+), (The|An|A)$/, '$2 $1'));
    expect(restored).toEqual(drawValues('book/book-title'));
  });

  test('no genre is both fiction and not', () => {
    const other = drawDistinct('book/book-genre', { kind: 'non-fiction' });
    const fiction = [...drawDistinct('book/book-genre', { kind: 'fiction' })];
    expect(fiction.filter((genre) => other.has(genre))).toEqual([]);
  });

  test.each(engine.table.operations['/v1/book/book-format']?.locales ?? [])(
    '%s: two formats are print and two digital',
    (locale) => {
      const print = new Set(drawValues('book/book-format', { kind: 'print', locale }));
      const digital = new Set(drawValues('book/book-format', { kind: 'digital', locale }));
      expect([print.size, digital.size, new Set([...print, ...digital]).size]).toEqual([2, 2, 4]);
      expect([...digital].filter((format) => !NOT_PAPER.test(format))).toEqual([]);
    },
  );

  test('some call numbers have decimals', () => {
    expect(drawValues('book/call-number').some((number) => number.includes('.'))).toBe(true);
  });
});

const { pl, pt_BR, ru, zh_CN } = allLocales;
const AUTHORS = new Map(Object.entries({ pl, 'pt-BR': pt_BR, ru, 'zh-CN': zh_CN }));

testAnswers('book/author', {
  'is one that faker has in the language': (author, { locale }) =>
    (AUTHORS.get(String(locale)) ?? english).book?.author?.includes(author) ?? false,
});
